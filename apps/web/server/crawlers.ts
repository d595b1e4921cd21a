import { createEntityTag } from '@aitours/api/app';
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { createPageCache } from './pageCache.ts';
import type { Rendering } from './rendering.ts';
import { renderSitemap } from './sitemap.ts';

export interface CrawlerOptions {
  readonly rendering: () => Promise<Rendering>;
  readonly callApi: typeof fetch;
  readonly publicUrl: string;
}

/** The path of the blog's RSS feed. */
export const feedPath = '/blog/feed.xml';

/** Serves robots.txt, the site map and the blog's feed. */
export function serveCrawlers(app: FastifyInstance, options: CrawlerOptions): void {
  const { rendering, callApi, publicUrl } = options;
  const origin = publicUrl.replace(/\/$/, '');

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/v1/\nDisallow: /cart\nDisallow: /checkout\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  serveSitemap(app, options, origin);

  app.get(feedPath, async (_request, reply) => {
    const { readArticles } = await rendering();
    const feed = new Feed({
      id: `${origin}/blog`,
      link: `${origin}/blog`,
      feedLinks: { rss: origin + feedPath },
      title: 'aiTours blog',
      description: 'What to wear, where to eat, when to go in the Emirates.',
      language: 'en',
      copyright: 'aiTours',
    });
    for (const { path, title, summary, author, date } of await readArticles(callApi)) {
      const link = origin + path;
      feed.addItem({
        id: link,
        link,
        title,
        description: summary,
        ...(author && { author: [{ name: author }] }),
        date: new Date(date),
      });
    }
    return reply.type('application/rss+xml').header('cache-control', 'public, max-age=3600').send(feed.rss2());
  });
}

/** Anyone can request it in a loop: it is rendered again only when what it lists has changed. */
function serveSitemap(app: FastifyInstance, { rendering, callApi }: CrawlerOptions, origin: string): void {
  const getSitemap = createPageCache(
    callApi,
    async ({ path }, recordedApi) => {
      const { readSitemapPaths } = await rendering();
      const part = /\d+/.exec(path);
      const xml = renderSitemap(origin, await readSitemapPaths(recordedApi), part && Number(part[0]));
      return { status: xml === null ? 404 : 200, headers: {}, html: xml ?? '', tag: createEntityTag(xml ?? '') };
    },
    () => new Date(),
  );
  for (const url of ['/sitemap.xml', '/sitemap-:part(^\\d{1,4}).xml'])
    app.get(url, async ({ raw }, reply) => {
      const result = await getSitemap({ path: raw.url?.split('?')[0] ?? '', search: '' });
      if ('redirect' in result) throw new Error('A site map has no redirect');
      return reply
        .code(result.status)
        .type('application/xml')
        .headers({ 'cache-control': 'public, max-age=3600', etag: result.tag })
        .send(result.html);
    });
}
