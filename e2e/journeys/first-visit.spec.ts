import { publicPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Bytes of compressed scripts that a visit without input loads (decision 0006). */
const limit = 100_000;

/** Two pages are forms, which need their script as a whole; an article counts its view, and that needs the client. */
const heavier = ['/day-planner', '/transfers/search', '/blog/a-short-guide-to-karak'];

const pages = [...publicPages, { name: 'search results', path: () => '/search?q=refund' }];

for (const { name, path } of pages.filter((page) => !heavier.includes(page.path('')))) {
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
    // What waits for an idle browser has been requested afterwards.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.values());
    const sum = sizes.reduce((all, size) => all + size, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(limit);
  });
}
