import type { Output } from '@aitours/api-client';
import { caller } from '../support/api.ts';
import { publicPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { shopUrl } from '../support/testShop.ts';

test('SHELL-59 an activity’s document has its price and picture before any script runs', { tag: '@core' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shopUrl });
  const page = await context.newPage();
  await page.goto('/activity/sunrise-balloon-over-margham');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunrise balloon over the Margham desert');
  await expect(page.getByRole('main')).toContainText('AED 1,095.00');
  const product = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(product).toMatchObject({ '@type': 'Product', offers: { price: '1095.00', priceCurrency: 'AED' } });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
  await context.close();
});

test('where the files of scripts are blocked, the page says so after some seconds', { tag: '@core' }, async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  const text = page.getByText('This page needs JavaScript');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect(text).not.toBeAttached();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await expect(text).toBeHidden();
  await text.evaluate((element) => element.getAnimations().forEach((animation) => void animation.finish()));
  await expect(text).toBeVisible();
});

test('SHELL-59 the sitemap lists existing pages (one of each kind is requested), and robots.txt names it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(60);
  const toKind = (path: string) => path.split('/').slice(0, 2).join('/');
  const visited = new Set(publicPages.map(({ path }) => toKind(path(''))));
  expect([...new Set(listed.map(toKind))].filter((kind) => !visited.has(kind))).toEqual([]);
});

test('every internal link, crawled from the home page, leads to an existing page', { tag: '@core' }, async ({
  request,
}) => {
  const linkedFrom = new Map([['/', 'nowhere']]);
  const missing: string[] = [];
  // A Map's iteration includes entries added during it.
  for (const [path, from] of linkedFrom) {
    const response = await request.get(path);
    if (!response.ok()) missing.push(`${path}, linked from ${from}: ${response.status()}`);
    for (const [, link = ''] of (await response.text()).matchAll(/<a\b[^>]*? href="([^"]+)"/g)) {
      const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), response.url());
      if (origin === shopUrl && !linkedFrom.has(pathname)) linkedFrom.set(pathname, path);
    }
  }
  expect(linkedFrom.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test('BLOG-01 blog pages link a feed, and the feed lists the newest articles', async ({ page, request }) => {
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await page.goto('/blog');
  const address = (await feed.getAttribute('href')) ?? '';
  const response = await request.get(address);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  // Trusted Types forbid code in a page of the shop to parse markup.
  await page.goto('about:blank');
  const items = await page.evaluate(
    (xml) => {
      const text = (item: Element, name: string) => item.querySelector(name)?.textContent;
      return [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('item')].map((item) => ({
        link: text(item, 'link'),
        title: text(item, 'title'),
        summary: text(item, 'description'),
        date: Date.parse(text(item, 'pubDate') ?? ''),
      }));
    },
    await response.text(),
  );

  const { results } = await caller().get<Output<'listPosts'>>('/blog/posts/?page_size=20');
  const newestFirst = results.toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  expect(items.length).toBeGreaterThan(3);
  expect(items).toEqual(
    newestFirst.map(({ slug, title, excerpt, published_at }) => ({
      link: `${shopUrl}/blog/${slug}`,
      title,
      summary: excerpt,
      // A feed has whole seconds.
      date: Math.floor(Date.parse(published_at) / 1000) * 1000,
    })),
  );

  const newest = await page.goto(items[0]?.link ?? '');
  expect(newest?.status()).toBe(200);
  await expect(feed).toHaveAttribute('href', address);
  await page.goto('/things-to-do');
  await expect(feed).toHaveCount(0);
});
