import { fillCruiseRequest } from '../support/cruises.ts';
import { newestMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test('CRUISE-04 an unknown cruise is a 404 with an explanation and a link back', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const response = await page.goto('/cruise/99');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
  await expect(page).toHaveTitle('Cruise Not Found · aiTours');
  await expect(page.getByRole('heading', { level: 1, name: 'Cruise Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Cruises' }).click();
  await expect(page).toHaveURL('/cruises');
  await expect(page.getByRole('main').getByRole('link', { name: 'Palm and Marina Yacht Day' })).toBeVisible();
});

test('GAP-43 an unknown blog category is a 404', async ({ request }) => {
  expect((await request.get('/blog/category/city-guides')).status()).toBe(200);
  expect((await request.get('/blog/category/no-such-category')).status()).toBe(404);
});

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

test('HOME-05 collapsed services stay collapsed on the next visit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Hide services' }).click();
  await expect(page.getByRole('button', { name: 'Show services' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show services' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hotels', exact: true }).first()).toBeHidden();
  await page.getByRole('button', { name: 'Show services' }).click();
  await expect(page.getByRole('button', { name: 'Hide services' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hide services' })).toBeVisible();
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
