import type { Page } from '@playwright/test';
import { createStaffMember } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

// A passkey can't belong to an IP address.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** Gives the page's browser a device that stores passkeys, whose user it always verifies. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('E12 a passkey is added, logs in without address and password, and is removed', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await addAuthenticator(page);
  await shop.signInWithTokens(customer);
  await shop.open('/settings');
  await expect(shop.main).toContainText('You have no passkey yet.');
  await shop.main.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Name of the passkey' }).fill('My phone');
  await adding.getByRole('textbox', { name: 'Your password' }).fill(customer.password);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(shop.main.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  // The dialog's history entry: leaving it would close the menu of a phone.
  await shop.expectHistoryDepth(0);

  await shop.logOut(customer.firstName);
  await shop.open('/auth?returnUrl=/settings');
  await shop.main.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(shop.main.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email);
  await shop.main.getByRole('button', { name: 'Remove My phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the passkey?' });
  await removal.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(shop.main).toContainText('You have no passkey yet.');
  await shop.expectHistoryDepth(0);

  await shop.logOut(customer.firstName);
  await shop.open('/auth');
  await shop.main.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(shop.main.getByRole('alert')).toContainText('This passkey didn’t work.');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('E12 a passkey is the second factor of staff', async ({ page, shop, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await addAuthenticator(page);
  const member = await createStaffMember();
  await shop.signInWithTokens(member);
  await shop.open('/settings');
  await shop.main.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Your password' }).fill(member.password);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(shop.main).toContainText('You have 10 recovery codes left');

  await shop.logOut(member.firstName);
  await shop.open('/auth?returnUrl=/dashboard');
  await shop.main.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await shop.main.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await shop.main.getByRole('button', { name: 'Sign In', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a code' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(shop.title).toHaveText('Overview');
});
