import { addDays } from '@aitours/domain/dates';
import type { Page } from '@playwright/test';
import { type Customer, createCustomer } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { stayOffline } from '../support/offline.ts';
import { bookTransfer } from '../support/orders.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/**
 * The service worker. Other journeys block it: Playwright's routes don't intercept the worker's requests, and a stored
 * response would hide a failure that a journey causes.
 */
test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expectOffline();
});

/** Everything that the shop has stored in caches, as text. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const texts = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        const entries = await Promise.all(
          requests.map(async (request) => {
            const headers = [...request.headers].join();
            return `${request.url} ${headers} ${await (await cache.match(request))?.text()}`;
          }),
        );
        return [name, ...entries].join('\n');
      }),
    );
    return texts.join('\n');
  });

const isStored = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreSearch: true })) !== undefined, path);

/** Opens the list of bookings, and waits until these are available offline. */
async function storeBookings(shop: Shop, numbers: readonly string[]): Promise<void> {
  await shop.open('/customer');
  for (const number of numbers) {
    await expect.poll(() => isStored(shop.page, `/api/v1/bookings/${number}/passes/`)).toBe(true);
  }
  await expect.poll(() => isStored(shop.page, '/api/v1/bookings/')).toBe(true);
  await expect.poll(() => isStored(shop.page, '/api/v1/cruises/requests/')).toBe(true);
  await expect.poll(() => isStored(shop.page, '/customer/-/voucher')).toBe(true);
}

const bookActivity = async (customer: Customer) =>
  (await book(customer, await createActivity(), ordinaryDay(), 2)).booking_number;

test('E15 bookings, vouchers and QR codes are readable offline by link and by reload; actions wait for a connection', {
  tag: '@core',
}, async ({ page, context, shop, customer }) => {
  const number = await bookActivity(customer);
  await shop.signInWithTokens(customer);
  await storeBookings(shop, [number]);
  expect(await readCaches(page)).not.toContain(customer.tokens.access);

  await context.setOffline(true);
  await shop.reload();
  await stayOffline(context);
  const notice = shop.main.getByRole('status').filter({ hasText: 'You’re offline.' });
  await expect(notice).toContainText(/As of \d{1,2}:\d\d [AP]M on \d{1,2} \w{3} \d{4} \(Dubai time\)/);
  await expect(shop.bookingCard(number)).toBeVisible();
  await expect(shop.bookingCard(number).getByRole('button', { name: `Cancel ${number}` })).toBeDisabled();
  await expect(shop.main.getByRole('alert')).toHaveCount(0);
  await shop
    .bookingCard(number)
    .getByRole('link', { name: `Voucher of ${number}` })
    .click();
  await expect(shop.main.getByRole('img', { name: `QR code of ${number}` })).toBeVisible();
  await expect(shop.main.getByRole('img', { name: `QR code of the pass ${number}-2` })).toBeVisible();

  await shop.reload();
  await stayOffline(context);
  await expect(page).toHaveURL(new RegExp(`/customer/${number}/voucher$`));
  await expect(notice).toBeVisible();
  await expect(shop.main.getByRole('img', { name: `QR code of the pass ${number}-2` })).toBeVisible();
  await expect(shop.main.getByRole('button', { name: 'Download PDF' })).toBeDisabled();

  await context.setOffline(false);
  await expect(shop.main.getByText(/As of .* \(Dubai time\)/)).toBeHidden();
  await expect(shop.main.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  await expect(shop.main.getByRole('link', { name: 'Change booking' })).toBeVisible();
});

test('E15 what the server responds is shown when there is a connection, never what is stored', async ({
  page,
  context,
  shop,
  customer,
}) => {
  const number = await bookActivity(customer);
  await shop.signInWithTokens(customer);
  await storeBookings(shop, [number]);
  await customer.api.delete(`/bookings/${number}/`);
  await shop.open(`/customer/${number}/voucher`);
  await expect(shop.main.getByText('This booking is cancelled. Its voucher is no longer valid.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(shop.main.getByText('This booking is cancelled. Its voucher is no longer valid.')).toBeVisible();
});

test('E15 a transfer’s page is readable offline', async ({ context, shop, customer }) => {
  const day = ordinaryDay();
  const { booking_number: number } = await bookTransfer(customer, day, addDays(day, 2));
  await shop.signInWithTokens(customer);
  await storeBookings(shop, [number]);
  await expect.poll(() => isStored(shop.page, `/api/v1/transfers/bookings/${number}/`)).toBe(true);
  await context.setOffline(true);
  await shop.open(`/bookings/${number}`);
  await stayOffline(context);
  await expect(shop.main.getByText(number)).toBeVisible();
  await expect(shop.main.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
});

test('E15 AUTH-45 after logging out nothing of the bookings is left, online or offline', { tag: '@core' }, async ({
  page,
  context,
  shop,
  customer,
}) => {
  const number = await bookActivity(customer);
  await shop.signInWithTokens(customer);
  await storeBookings(shop, [number]);
  expect(await readCaches(page)).toContain(number);

  await context.setOffline(true);
  await shop.logOut(customer.firstName);
  await expect.poll(() => readCaches(page)).not.toContain(number);
  await page.goto(`/customer/${number}/voucher`);
  await expect(page).not.toHaveURL(/voucher$/);
  await expect(shop.main).not.toContainText(number);
  expect(await readCaches(page)).not.toContain(number);
});

test('E15 AUTH-45 another account in the same browser sees nothing of the first one, offline too', async ({
  page,
  context,
  shop,
  customer,
  browserErrors,
}) => {
  // The server denies the other account's booking.
  browserErrors.expect(/status of 404/);
  const number = await bookActivity(customer);
  await shop.signInWithTokens(customer);
  await storeBookings(shop, [number]);

  const other = await createCustomer();
  const otherNumber = await bookActivity(other);
  await page.evaluate(
    ({ access, refresh, user }) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('user', user);
    },
    { ...other.tokens, user: JSON.stringify(other.user) },
  );
  await context.setOffline(true);
  await page.goto(`/customer/${number}/voucher`);
  await expect(shop.main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(shop.main.getByRole('img', { name: /QR code/ })).toHaveCount(0);

  await context.setOffline(false);
  await storeBookings(shop, [otherNumber]);
  const stored = await readCaches(page);
  expect(stored).toContain(otherNumber);
  expect(stored).not.toContain(number);
});

test('E15 a page that was never opened shows the offline page, with the next bookings; connected again, it opens', async ({
  page,
  context,
  shop,
  customer,
}) => {
  const number = await bookActivity(customer);
  await shop.signInWithTokens(customer);
  await storeBookings(shop, [number]);

  await context.setOffline(true);
  await page.goto('/things-to-do?category=tours');
  await shop.waitUntilInteractive();
  await stayOffline(context);
  await expect(shop.title).toHaveText('You’re offline');
  await shop.main.getByRole('list').getByRole('link').first().click();
  await expect(shop.main.getByRole('img', { name: `QR code of ${number}` })).toBeVisible();

  await page.goto('/things-to-do?category=tours');
  await shop.waitUntilInteractive();
  await stayOffline(context);
  await expect(shop.title).toHaveText('You’re offline');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/things-to-do\?category=tours$/);
});

test('E15 a guest without a connection gets the offline page', async ({ page, context, shop }) => {
  await shop.open('/about');
  await expect.poll(() => isStored(page, '/offline')).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto('/faq');
  await expect(shop.title).toHaveText('You’re offline');
  await expect(shop.main.getByRole('link', { name: /^\+971/ })).toHaveAttribute('href', /^tel:\+971\d+$/);
});

test('E15 a new release waits while another page is open, and starts with the document of the only one', async ({
  page,
  context,
  shop,
}) => {
  await shop.open('/about');
  await expect.poll(() => isStored(page, '/offline')).toBe(true);
  const otherTab = await context.newPage();
  await otherTab.goto('/faq');
  // What an old release has stored.
  await page.evaluate(async () => {
    await (await caches.open('documents of old')).put('/offline', new Response('old'));
    await (await caches.open('files')).put('/assets/old.js', new Response('old'));
    await navigator.serviceWorker.register('/service-worker.js?next', { updateViaCache: 'none' });
  });
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  const hasOldFiles = () =>
    page.evaluate(async () => [
      await caches.has('documents of old'),
      (await caches.match('/assets/old.js')) !== undefined,
    ]);
  await expect.poll(isWaiting).toBe(true);
  await shop.reload();
  expect(await hasOldFiles()).toEqual([true, true]);

  await otherTab.close();
  await expect
    .poll(async () => {
      await shop.reload();
      return hasOldFiles();
    })
    .toEqual([false, false]);
  expect(await isStored(page, '/offline')).toBe(true);
});
