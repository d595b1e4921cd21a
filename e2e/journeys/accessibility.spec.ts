import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPages, prepare } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about whole pages; while a dialog is open, the page behind it is hidden from everybody. */
const pageRules = ['landmark-one-main', 'page-has-heading-one'];

/** What axe finds, as lines that say where. */
async function violations(page: Page, isDialog = false): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations: found } = await (isDialog ? axe.disableRules(pageRules) : axe).analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}

for (const visited of allPages) {
  test(`${visited.name}: axe finds nothing, by day and by night`, async ({ page, shop, customer, faults }) => {
    faults.expect(/status of 404/);
    const path = await prepare(visited, customer);
    if (visited.needs !== 'nothing') await shop.comesSignedIn(customer);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await shop.open(path);
    await expect(shop.title).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await violations(page), 'dark').toEqual([]);
  });
}

test('SHELL-44 AUTH-01 ACT-08 dialogs and menus: axe finds nothing in them', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/activity/sunrise-balloon-over-margham');
  await shop.booking.open();
  expect.soft(await violations(page, true), 'booking panel').toEqual([]);
  await page.keyboard.press('Escape');
  await shop.account('Log in');
  await expect(shop.signIn.named('Sign In')).toBeVisible();
  expect.soft(await violations(page, true), 'sign in').toEqual([]);
  await shop.signIn.named('Sign In').getByRole('button', { name: 'New here? Create an account' }).click();
  await expect(shop.signIn.named('Create Account')).toBeVisible();
  expect.soft(await violations(page, true), 'create account').toEqual([]);
});
