import { createCustomer } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { caller } from '../support/api.ts';
import { newestMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const readLocalStorage = (name: string) => localStorage.getItem(name);

test('SHELL-03 CART-26 CART-27 AUTH-35 AUTH-36 AUTH-37 SHELL-43 a guest’s cart survives a reload and is merged on sign-in', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  const activity = await createActivity();
  await shop.open(`/activity/${activity.slug}`);
  await shop.booking.addToCart(ordinaryDay());
  await expect(shop.main.getByRole('article')).toContainText(activity.title);
  const key = await page.evaluate(readLocalStorage, 'session_key');
  expect(key).toBeTruthy();

  await shop.reload();
  await expect(shop.main.getByRole('article')).toContainText(activity.title);
  expect(await page.evaluate(readLocalStorage, 'session_key')).toBe(key);

  const transfer = page.waitForRequest((request) => request.url().endsWith('/cart/transfer_guest_cart/'));
  await shop.account('Log in');
  await shop.signIn.withPassword(customer);
  expect((await transfer).postDataJSON()).toEqual({ session_key: key });
  await expect(shop.main.getByRole('article')).toContainText(activity.title);
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');
  expect((await customer.api.get<{ items: unknown[] }>('/cart/')).items).toHaveLength(1);
});

test('CHECKOUT-04 CHECKOUT-05 AUTH-20 AUTH-31 SHELL-22 a guest at the checkout signs in at /auth and returns', async ({
  page,
  shop,
  customer,
}) => {
  const activity = await createActivity();
  await shop.open(`/activity/${activity.slug}`);
  await shop.booking.addToCart(ordinaryDay());

  await shop.open('/checkout');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(shop.title).toHaveText('Sign in to your account');
  await expect(shop.main).toContainText('Complete your booking after signing in');
  await shop.main.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await shop.main.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await shop.main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(shop.checkout.form).toContainText(activity.title);
});

test('AUTH-39 AUTH-40 AUTH-41 BOOK-02 an expired access token is refreshed once, invisibly', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  const { booking_number: number } = await book(customer, await createActivity(), ordinaryDay(), 1);
  await shop.signInWithTokens(customer, { access: 'expired' });
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) renewals.push(request.url());
  });
  await shop.open('/customer');
  await expect(shop.bookingCard(number)).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(await page.evaluate(readLocalStorage, 'accessToken')).not.toBe('expired');
});

test('AUTH-42 BOOK-13 GAP-35 a session that can’t be refreshed ends at the sign-in page, without tokens', {
  tag: '@core',
}, async ({ page, shop, customer, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await shop.signInWithTokens(customer, { access: 'expired', refresh: 'revoked' });
  await shop.open('/customer');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(readLocalStorage, 'accessToken')).toBeNull();
  expect(await page.evaluate(readLocalStorage, 'refreshToken')).toBeNull();
});

test('AUTH-45 a user who signs in after another on the same browser never sees the other’s data', {
  tag: '@core',
}, async ({ page, shop, customer, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const { booking_number: bookingNumber } = await book(customer, await createActivity(), ordinaryDay(), 1);
  const next = await createCustomer();
  await shop.signInWithTokens(customer);
  await shop.open('/');
  const follow = (href: string) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    }, href);
  const voucher = `/customer/${bookingNumber}/voucher`;
  await follow('/customer');
  await expect(shop.bookingCard(bookingNumber)).toBeVisible();
  await follow(voucher);
  await expect(shop.main).toContainText(bookingNumber);
  await shop.logOut(customer.firstName);
  await expect(page).toHaveURL(/:\d+\/$/);
  await shop.account('Log in');
  await shop.signIn.withPassword(next);

  await page.evaluate(() => {
    const watch = () =>
      (document.body.dataset['seen'] = (document.body.dataset['seen'] ?? '') + document.body.innerText);
    new MutationObserver(watch).observe(document.querySelector('main') ?? document.body, {
      childList: true,
      subtree: true,
    });
  });
  await follow('/customer');
  await expect(shop.main).toContainText('No bookings yet');
  await follow(voucher);
  await expect(shop.title).toHaveText('Booking Not Found');
  const seen = await page.evaluate(() => document.body.dataset['seen']);
  expect(seen).toContain('No bookings yet');
  expect(seen).toContain('Booking Not Found');
  expect(seen).not.toContain(bookingNumber);
});

test('E2 a mailed link signs in, after a click, once', async ({ shop, customer, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  await caller().post('/users/sign-in-links/', { email: customer.email });
  const link = /\/sign-in-link#token=[\w-]+/;
  const mail = await newestMail((text) => text.includes(customer.email) && link.test(text));
  const address = link.exec(mail)?.[0] ?? '';
  await shop.open(address);
  await expect(shop.title).toHaveText('Sign in with your link');
  await shop.main.getByRole('button', { name: 'Sign in' }).click();
  await expect(shop.title).toHaveText('You are signed in');
  await expect(shop.title).toBeFocused();
  await shop.main.getByRole('link', { name: 'To my bookings' }).click();
  await expect(shop.main).toContainText('No bookings yet');
  await shop.open(address);
  await shop.main.getByRole('button', { name: 'Sign in' }).click();
  await expect(shop.title).toHaveText('This link isn’t valid, or not any more');
});
