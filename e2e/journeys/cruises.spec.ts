import { ordinaryDay } from '../support/activities.ts';
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
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.goto('/cruise/4');
  const form = page.getByRole('form', { name: 'Request this cruise' });
  await form.getByLabel('Name').fill('Amira Haddad');
  await form.getByLabel('Mobile').fill('+971 50 123 4567');
  await form.getByLabel('Email').fill('amira@example.com');
  await form.getByRole('spinbutton', { name: 'Guests' }).fill('3');
  await form.getByLabel('Date').fill(ordinaryDay());
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();

  // A reload in the same moment would let Chromium go back from another entry than the one that it reports.
  await expect.poll(() => page.evaluate(() => history.state?.depth)).toBe(1);
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue('Amira Haddad');
  await expect(form.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('3');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  await form.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('AED 2,700.00');
  expect(posts).toEqual([]);
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
