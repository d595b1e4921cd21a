import type { FastifyInstance } from 'fastify';
import type { Rendering } from './rendering.ts';

export interface CrawlerOptions {
  readonly rendering: () => Promise<Rendering>;
  readonly callApi: typeof fetch;
  readonly publicUrl: string;
}

/** What search engines ask for: what they may visit, and a list of it. */
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
    const { sitemapPaths } = await rendering();
    const places = (await sitemapPaths(callApi)).map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`,
      );
  });
}

const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
