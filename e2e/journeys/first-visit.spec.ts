import { publicPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Bytes of compressed scripts that a visit without input loads (decision 0006). */
const limit = 100_000;

/** Pages that are forms: the whole page needs its script. */
const forms = ['/day-planner', '/transfers/search'];

for (const { name, path } of publicPages.filter((page) => !forms.includes(page.path('')))) {
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
    // It loads last of what the page loads by itself.
    await expect(page.getByRole('button', { name: 'Open the travel assistant' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.values());
    const sum = sizes.reduce((all, size) => all + size, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(limit);
  });
}
