import { escapeHtml } from '@aitours/domain/html';

/** What a site map may list at most (sitemaps.org). */
export const maxAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const toDocument = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${entries.join('\n')}\n</${root}>\n`;

/**
 * Returns the site map of a shop, or one of its parts where it has more addresses than a site map may list.
 *
 * @param part from 1; null for `/sitemap.xml`, which then lists the parts
 * @return null if there is no such part
 */
export function renderSitemap(origin: string, paths: readonly string[], part: number | null): string | null {
  const parts = Math.ceil(paths.length / maxAddresses);
  if (part === null && parts > 1) {
    const addresses = Array.from({ length: parts }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
    return toDocument(
      'sitemapindex',
      addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`),
    );
  }
  if (part !== null && (parts < 2 || part < 1 || part > parts)) return null;
  const first = ((part ?? 1) - 1) * maxAddresses;
  return toDocument(
    'urlset',
    paths.slice(first, first + maxAddresses).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
  );
}
