import { dialogViolations, pageViolations } from '../support/axe.ts';
import { overflowingElements, smallTargets, unstyledClasses, wrappedAmounts } from '../support/layout.ts';
import { allPages, prepare, publicPages } from '../support/pages.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { shopUrl } from '../support/testShop.ts';

/** Bytes of compressed scripts that a visit without input loads (decision 0006). */
const limit = 100_000;

const phone = { width: 390, height: 844 };
const desktop = { width: 1360, height: 900 };

for (const { name, path } of publicPages) {
  test(`SHELL-59 GAP-49 ${name}: metadata, at most 100 kB of scripts before the first input, no violation, nothing overflows`, async ({
    page,
    shop,
  }) => {
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const address = path('');
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');

    const html = (await response?.text()) ?? '';
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

    await shop.waitUntilInteractive();
    // Afterwards, scripts that load when the browser is idle have been requested.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await page.waitForLoadState('networkidle');
    await expect(page, 'the scripts leave the title as it was').toHaveTitle(title ?? '');
    expect(await meta('meta[name=description]'), 'the scripts leave the description as it was').toBe(description);
    const sum = (await Promise.all(scripts)).reduce((all, size) => all + size, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(limit);

    await page.setViewportSize(desktop);
    expect.soft(await pageViolations(page)).toEqual([]);
    await expectFit(shop);
  });
}

for (const visited of allPages.filter((each) => !publicPages.includes(each))) {
  test(`GAP-49 ${visited.name}: axe finds nothing, nothing overflows, and targets are large enough`, async ({
    page,
    shop,
    customer,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 404/);
    const path = await prepare(visited, customer);
    if (visited.requires !== 'nothing') await shop.signInWithTokens(customer);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.open(path);
    const isDialog = path === '/transfer-booking';
    await expect(isDialog ? page.getByRole('dialog') : shop.title).toBeVisible();
    expect.soft(await (isDialog ? dialogViolations : pageViolations)(page)).toEqual([]);
    await expectFit(shop);
  });
}

/** Expects that nothing overflows, from a phone to the width that has the whole header. */
async function expectFit({ page }: Shop): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  for (const width of [320, 768, 1250]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowingElements(page), `${width} px`).toBe('fits');
    expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
    expect.soft(await wrappedAmounts(page), `${width} px`).toEqual([]);
  }
  expect.soft(await unstyledClasses(page), 'classes without a style sheet').toEqual([]);
}
