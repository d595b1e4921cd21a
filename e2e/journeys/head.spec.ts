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
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
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

test('BLOG-01 the blog can be followed: its pages name a feed, and the feed names the newest articles', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const address = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const links = [...(await answer.text()).matchAll(/<link>([^<]+)<\/link>/g)].map(([, link = '']) => link);
  expect(links.filter((link) => link.includes('/blog/')).length).toBeGreaterThan(3);
  const newest = await request.get(new URL(links.find((link) => link.includes('/blog/')) ?? '').pathname);
  expect(newest.status()).toBe(200);
});
