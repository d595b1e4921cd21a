import { createCustomer } from '../support/accounts.ts';
import { findBuiltFile } from '../support/findBuiltFile.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-50 CONST-26 the overlay shows for 800 ms on a route change, and not on the first load', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Loading aiTours...')) document.documentElement.dataset['overlaid'] = '';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const overlay = page.getByText('Loading aiTours...');
  await page.clock.install();
  await shop.open('/about');
  // The assistant's button loads when the browser is idle, and with it what shows the overlay.
  await expect(page.getByRole('button', { name: 'Open the travel assistant' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-overlaid');

  const link = shop.main.getByRole('link', { name: 'Contact us' });
  await link.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await link.dispatchEvent('click');
  await expect(overlay).toBeVisible();
  await page.clock.runFor(799);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(1);
  await expect(overlay).toBeHidden();
  await expect(shop.title).toBeVisible();
});

test('SHELL-49 GAP-49 the bottom bar shows on the home page of a phone only', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  const bar = page.getByRole('navigation', { name: 'Quick' });
  await shop.open('/');
  await expect(bar).toBeVisible({ visible: shop.isPhone });
  if (shop.isPhone) {
    await expect(bar.getByRole('link')).toHaveText([/Home/, /Things to do/, /Day Planner/, /Cart/, /Profile/]);
  }
  await shop.open('/about');
  await expect(bar).toBeHidden();
});

for (const address of [
  '/there-is-no-such-page',
  '/activity/there-is-none',
  '/cruise/there-is-none',
  '/blog/category/there-is-none',
]) {
  test(`SHELL-36 SHELL-48 ACT-14 ACT-16 CRUISE-04 ${address} is a 404 in the shop’s frame, with a link that leads on`, async ({
    page,
    shop,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(shop.title).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await shop.waitUntilInteractive();
    await shop.main.getByRole('link').first().click();
    await expect(page).not.toHaveURL(address);
  });
}

test('SHELL-45 a signed-in user never sees "Log in", even before the scripts load', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  const customer = await createCustomer();
  await shop.signInWithTokens(customer);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Cart/ })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Log in' })).toBeHidden();
  release();
  // On a phone the account links are in the menu.
  await expect(header.getByRole('button', { name: shop.isPhone ? 'Menu' : customer.firstName })).toBeVisible();
});

test('the chosen theme sets the page’s colours and theme-color, and survives a reload', async ({ page, shop }) => {
  const frame = page.locator('meta[name=theme-color][media=all]');
  await shop.open('/about');
  await expect(frame).toHaveCount(0);
  // The theme switch loads with the footer.
  const scrollToEnd = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await scrollToEnd();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(frame).toHaveAttribute('content', '#0C1B22');
  await shop.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame).toHaveAttribute('content', '#0C1B22');
  await scrollToEnd();
  await page.getByRole('radio', { name: 'System' }).check({ force: true });
  await expect(frame).toHaveCount(0);
});

test('a theme switch that fails to load leaves the rest of the page working', async ({ page, shop, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED|dynamically imported/);
  const file = findBuiltFile('src/app/shell/ThemePart.tsx');
  let isRequested = false;
  await page.route(`**${file}`, (route) => {
    isRequested = true;
    return route.abort();
  });
  await shop.open('/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => isRequested).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(footer).toBeVisible();
  await expect(shop.title).toBeVisible();
});
