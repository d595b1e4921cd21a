import type { Output } from '@aitours/api-client';
import { caller } from '../support/api.ts';
import { openPages } from '../support/pages.ts';
import { shopUrl } from '../support/place.ts';
import { expect, test } from '../support/test.ts';

for (const { name, path } of openPages) {
  test(`SHELL-59 ${name}: the document says what it is, to search engines and whoever shares it`, async ({
    page,
    shop,
  }) => {
    const address = path('');
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
    expect(policy).not.toContain('unsafe');
    expect(answer?.headers()['x-content-type-options']).toBe('nosniff');

    const html = (await answer?.text()) ?? '';
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(title).toContain('aiTours');
    const meta = async (selector: string) => (await page.locator(selector).getAttribute('content')) ?? '';
    const description = await meta('meta[property="og:description"]');
    expect(html).toContain('<meta name="description" content="');
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(160);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shopUrl}${address}`);
    expect(await meta('meta[property="og:title"]')).toBe(title);
    expect(await meta('meta[property="og:url"]')).toBe(`${shopUrl}${address}`);
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await shop.answers();
    await page.waitForLoadState('networkidle');
    await expect(page, 'the scripts leave the title as it was').toHaveTitle(title ?? '');
    expect(await meta('meta[name=description]'), 'the scripts leave the description as it was').toBe(description);
  });
}

test('SHELL-59 an activity’s document carries its price and picture, before any script has run', async ({
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

test('SHELL-59 the site map lists pages that are there, one of each kind is visited here, and robots know of it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(60);
  const kindOf = (path: string) => path.split('/').slice(0, 2).join('/');
  const visited = new Set(openPages.map(({ path }) => kindOf(path(''))));
  expect([...new Set(listed.map(kindOf))].filter((kind) => !visited.has(kind))).toEqual([]);
});

test('the shop has no dead end: whatever its pages link to, from the home page on, is there', async ({ request }) => {
  const linkedFrom = new Map([['/', 'nowhere']]);
  const missing: string[] = [];
  // A map that is gone through in order takes what is added meanwhile.
  for (const [path, from] of linkedFrom) {
    const answer = await request.get(path);
    if (!answer.ok()) missing.push(`${path}, linked from ${from}: ${answer.status()}`);
    for (const [, link = ''] of (await answer.text()).matchAll(/<a\b[^>]*? href="([^"]+)"/g)) {
      const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), answer.url());
      if (origin === shopUrl && !linkedFrom.has(pathname)) linkedFrom.set(pathname, path);
    }
  }
  expect(linkedFrom.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test('BLOG-01 the blog can be followed: its pages name a feed, and the feed names the newest articles', async ({
  page,
  request,
}) => {
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await page.goto('/blog');
  const address = (await feed.getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
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
    await answer.text(),
  );

  const { results } = await caller().get<Output<'listPosts'>>('/blog/posts/?page_size=20');
  const newestFirst = results.toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  expect(items.length).toBeGreaterThan(3);
  expect(items).toEqual(
    newestFirst.map(({ slug, title, excerpt, published_at }) => ({
      link: `${shopUrl}/blog/${slug}`,
      title,
      summary: excerpt,
      // A feed tells whole seconds.
      date: Math.floor(Date.parse(published_at) / 1000) * 1000,
    })),
  );

  const newest = await page.goto(items[0]?.link ?? '');
  expect(newest?.status()).toBe(200);
  await expect(feed).toHaveAttribute('href', address);
  await page.goto('/things-to-do');
  await expect(feed).toHaveCount(0);
});
