import { fillCruiseRequest } from '../support/cruises.ts';
import { newestMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test('CRUISE-05 CRUISE-10 CRUISE-11 CRUISE-13 a guest requests a cruise, and no entry is lost', async ({ page }) => {
  await page.goto('/cruise/4');
  const form = await fillCruiseRequest(page);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();

  // A reload in the same moment would let Chromium go back from another entry than the one that it reports.
  await expect.poll(() => page.evaluate(() => history.state?.depth)).toBe(1);
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue('Amira Haddad');
  await expect(form.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('3');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('AED 2,700.00');
  const number = (await page.getByText(/^CR\d{8}$/).textContent()) ?? '';
  const mail = await newestMail((text) => text.includes('To: amira@example.com') && text.includes(number));
  expect(mail).toContain('Palm and Marina Yacht Day');
});

test('CRUISE-10 CRUISE-13 QUIRK-03 a cruise request is listed for customer and staff, withdrawn, and staff log out', {
  tag: '@core',
}, async ({ page, shop }) => {
  const data = { username: 'maryam@example.com', password: 'aitours-demo' };
  const { access, refresh } = await (await page.request.post('/api/v1/token/', { data })).json();
  await shop.open('/cruise/4');
  await page.evaluate(
    ([token, renewal]) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('refreshToken', renewal);
    },
    [access, refresh],
  );
  await shop.reload();
  const form = await fillCruiseRequest(page);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  const number = (await shop.main.getByText(/^CR\d{8}$/).textContent()) ?? '';
  await shop.main.getByRole('link', { name: 'See it in My Bookings' }).click();
  const requests = shop.main.getByRole('region', { name: 'Cruise requests' });
  await expect(requests.getByRole('heading', { name: number })).toBeVisible();

  await shop.open('/dashboard');
  await shop.openSection('Cruise requests');
  await shop.main.getByRole('searchbox').fill(number);
  const row = shop.main.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('+971501234567');
  await expect(row).toContainText('Requested');

  await shop.open('/customer');
  await requests.getByRole('button', { name: `Withdraw ${number}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(shop.notification(`Request ${number} is withdrawn.`)).toBeVisible();
  await expect(requests.getByRole('button', { name: `Withdraw ${number}` })).toHaveCount(0);

  await shop.open('/dashboard');
  const revoked = page.waitForResponse((response) => response.url().endsWith('/token/revoke/'));
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await revoked).ok()).toBe(true);
  await shop.expectPath('/auth');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  const renewal = await page.request.post('/api/v1/token/refresh/', { data: { refresh } });
  expect(renewal.status()).toBe(401);
});
