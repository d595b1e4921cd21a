import type { Locator, Page } from '@playwright/test';
import { colourViolations, dialogViolations, pageViolations } from '../support/axe.ts';
import { overflowingElements, smallTargets, unstyledClasses, wrappedAmounts } from '../support/layout.ts';
import { allPages, prepare } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const phone = 390;
const widths = [320, phone, 768, 1250];

for (const visited of allPages) {
  test(`GAP-49 ${visited.name}: axe finds nothing in either theme, nothing overflows, and targets are large enough`, async ({
    page,
    shop,
    customer,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 404/);
    const path = await prepare(visited, customer);
    if (visited.requires !== 'nothing') await shop.signInWithTokens(customer);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await shop.open(path);
    const isDialog = path === '/transfer-booking';
    await expect(isDialog ? page.getByRole('dialog') : shop.title).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    const violations = isDialog ? dialogViolations : pageViolations;
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await colourViolations(page), 'dark').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectFit(page);
      if (width === phone) expect.soft(await violations(page), 'on a phone').toEqual([]);
    }
    expect.soft(await unstyledClasses(page), 'classes without a style sheet').toEqual([]);
  });
}

async function expectFit(page: Page): Promise<void> {
  const width = `${page.viewportSize()?.width} px`;
  expect.soft(await overflowingElements(page), width).toBe('fits');
  expect.soft(await smallTargets(page), width).toEqual([]);
  expect.soft(await wrappedAmounts(page), width).toEqual([]);
}

test('SHELL-44 AUTH-01 ACT-08 dialogs and menus: axe finds nothing in them', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/activity/sunrise-balloon-over-margham');
  await shop.booking.open();
  expect.soft(await dialogViolations(page), 'booking panel').toEqual([]);
  await page.keyboard.press('Escape');
  await shop.account('Log in');
  await expect(shop.signIn.named('Sign In')).toBeVisible();
  expect.soft(await dialogViolations(page), 'sign in').toEqual([]);
  await shop.signIn.named('Sign In').getByRole('button', { name: 'New here? Create an account' }).click();
  await expect(shop.signIn.named('Create Account')).toBeVisible();
  expect.soft(await dialogViolations(page), 'create account').toEqual([]);
});

test('SHELL-46 SHELL-49 in forced colours the current page is marked by more than its colour', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open('/');
  await expectMark(page.getByRole('navigation', { name: 'Quick' }));
  await shop.open('/things-to-do');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectMark(page.getByRole('dialog'));
});

test('GAP-49 in forced colours the mark of days with few places has a border', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open('/activity/sunrise-balloon-over-margham');
  await shop.booking.open();
  const mark = page.getByText('Few places left').locator('span').first();
  await expect(mark).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(mark).not.toHaveCSS('border-top-width', '0px');
});

/** Expects that the link of the current page has a border that the others don't have. */
async function expectMark(links: Locator): Promise<void> {
  const width = (link: Locator) => link.first().evaluate((element) => getComputedStyle(element).borderBlockStartWidth);
  expect(await width(links.locator('a[aria-current=page]'))).not.toBe('0px');
  expect(await width(links.locator('a:not([aria-current])'))).toBe('0px');
}
