import { expect, test } from 'vitest';
import { maxAddresses, renderSitemap } from './sitemap.ts';

const origin = 'https://aitours.example';
const listPaths = (count: number) => Array.from({ length: count }, (_, index) => `/activity/${index}`);
const addresses = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);

test('a site map lists all addresses, escaped', () => {
  expect(addresses(renderSitemap(origin, ['/', '/a&b'], null))).toEqual([`${origin}/`, `${origin}/a&amp;b`]);
  expect(renderSitemap(origin, ['/'], null)).toContain('<urlset');
  expect(renderSitemap(origin, ['/'], 1)).toBeNull();
  expect(addresses(renderSitemap(origin, listPaths(maxAddresses), null))).toHaveLength(maxAddresses);
});

test('with more addresses than a site map may list, it lists parts that have each address once', () => {
  const paths = listPaths(2 * maxAddresses + 1);
  const index = renderSitemap(origin, paths, null);
  expect(index).toContain('<sitemapindex');
  expect(addresses(index)).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
  const parts = [1, 2, 3].map((part) => addresses(renderSitemap(origin, paths, part)));
  expect(parts.map(({ length }) => length)).toEqual([maxAddresses, maxAddresses, 1]);
  expect(new Set(parts.flat()).size).toBe(paths.length);
  expect([renderSitemap(origin, paths, 0), renderSitemap(origin, paths, 4)]).toEqual([null, null]);
});
