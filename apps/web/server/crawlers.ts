import { escapeHtml } from '@aitours/domain/html';
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import type { Rendering } from './rendering.ts';

export interface CrawlerOptions {
  readonly rendering: () => Promise<Rendering>;
  readonly callApi: typeof fetch;
  readonly publicUrl: string;
}

/** The path of the blog's RSS feed. */
export const feedPath = '/blog/feed.xml';

/** Serves robots.txt, the site map and the blog's feed. */
export function serveCrawlers(app: FastifyInstance, { rendering, callApi, publicUrl }: CrawlerOptions): void {
  const origin = publicUrl.replace(/\/$/, '');

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/v1/\nDisallow: /cart\nDisallow: /checkout\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const { readSitemapPaths } = await rendering();
    const entries = (await readSitemapPaths(callApi)).map(
      (path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`,
    );
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });

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
