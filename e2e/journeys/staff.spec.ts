import type { Locator, Page } from '@playwright/test';
import { createStaffMember } from '../support/accounts.ts';
import { caller } from '../support/api.ts';
import { appCode } from '../support/authenticatorApp.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const maryam = 'maryam@example.com';

const findMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Dashboard' });

const go = async (shop: Shop, section: string): Promise<void> => {
  await shop.openSection(section);
  await expect(shop.title).toHaveText(section);
};

test('STAFF-01 STAFF-02 SHELL-33 SHELL-48 staff open every section in the dashboard’s own frame', {
  tag: '@core',
}, async ({ page, shop }) => {
  await shop.signInAsStaff();
  await shop.open('/dashboard');
  await expect(shop.title).toHaveText('Overview');
  await expect(shop.main).toContainText(maryam);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const section of ['Tours', 'Transfers', 'Activities', 'Tickets', 'Bookings', 'Settings']) {
    await go(shop, section);
    await expect(page).toHaveURL(`/dashboard/${section.toLowerCase()}`);
  }
});

test('STAFF-13 STAFF-14 STAFF-33 QUIRK-02 customers see no data, and the server rejects their requests', {
  tag: '@core',
}, async ({ shop, customer }) => {
  await shop.signInWithTokens(customer);
  for (const path of ['/dashboard', '/dashboard/bookings']) {
    await shop.open(path);
    await expect(shop.title).toHaveText('Not Authorised');
    await expect(shop.main).toContainText('You are not authorised to see data');
  }
  for (const path of [
    '/bookings/stats/',
    '/users/stats/',
    '/tickets/stats/',
    '/bookings/?scope=all',
    '/transfers/bookings/?scope=all',
  ]) {
    await expect(customer.api.get(path)).rejects.toThrow('403');
    await expect(caller().get(path)).rejects.toThrow('401');
  }
});

test('E12 staff add an authenticator app, and then log in with a code', async ({ page, shop, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  const member = await createStaffMember();
  await shop.signInWithTokens(member);
  await shop.open('/dashboard/settings');
  const form = shop.main.getByRole('form', { name: 'Authenticator app' });
  await form.getByRole('textbox', { name: 'Your password' }).fill(member.password);
  await form.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(form.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await form.getByRole('code').innerText()).replaceAll(' ', '');
  await form.getByRole('textbox', { name: 'Code of the new app' }).fill(appCode(secret));
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await expect(shop.main.getByRole('code')).toHaveCount(10);
  await shop.main.getByRole('button', { name: 'I have saved them' }).click();
  await expect(shop.main).toContainText('You have 10 recovery codes left');

  await findMenu(page).locator('..').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await shop.main.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await shop.main.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await shop.main.getByRole('button', { name: 'Sign In', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a code' });
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  // The confirmed code can’t be used again.
  await dialog.getByRole('textbox', { name: 'Code' }).fill(appCode(secret, 1));
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  await shop.open('/dashboard');
  await expect(shop.title).toHaveText('Overview');
});
