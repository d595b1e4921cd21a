import { publicPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Bytes of compressed scripts that a visit without input loads (decision 0006). */
const limit = 100_000;

const pages = [...publicPages, { name: 'search results', path: () => '/search?q=refund' }];

for (const { name, path } of pages) {
  test(`the page "${name}" loads at most 100 kB of scripts before the first input`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.set(
          request.url(),
          request.sizes().then(({ responseBodySize }) => responseBodySize),
        );
    });
    await shop.open(path(''));
    // Afterwards, scripts that load when the browser is idle have been requested.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.values());
    const sum = sizes.reduce((all, size) => all + size, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(limit);
  });
}

test('a guest who has never had a cart does not ask for one', async ({ page, shop }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await shop.open('/blog');
  await page.getByRole('main').getByRole('link', { name: 'A short guide to karak' }).first().click();
  await expect(page).toHaveURL(/karak/);
  await page.waitForLoadState('networkidle');
  expect(paths).toContain('/api/v1/blog/categories/');
  expect(paths).not.toContain('/api/v1/cart/');
});
