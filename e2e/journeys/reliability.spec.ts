import { addDays, formatDate, fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import type { Customer } from '../support/accounts.ts';
import { addToCart, createActivity, OPENING_PLACES, ordinaryDay, placesLeft } from '../support/activities.ts';
import { findBuiltFile } from '../support/findBuiltFile.ts';
import { goToCheckout } from '../support/goToCheckout.ts';
import { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/**
 * Broken connections and repeated submits: one booking each time. Lost responses, double clicks
 * and going back after paying are in `failures.spec.ts`.
 */

const readBookingNumbers = async (customer: Customer): Promise<string[]> => {
  const { activity_bookings: bookings } = await customer.api.get<{
    activity_bookings: { readonly booking_number: string }[];
  }>('/bookings/');
  return bookings.map(({ booking_number }) => booking_number);
};

test('CHECKOUT-16 CHECKOUT-18 going offline while paying is reported and loses nothing; online again it is booked once', async ({
  context,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expectOffline();
  const { activity, day } = await goToCheckout(shop, customer);
  await shop.checkout.field(/^Phone/).fill('+971 55 555 0199');
  await shop.checkout.field(/^Special requests/).fill('A chair in the shade.');
  await shop.checkout.payByCard();

  await context.setOffline(true);
  await shop.checkout.book.click();
  await expect(shop.main.getByText('We don’t know yet whether your booking was made')).toBeVisible();
  await expect(shop.main.getByText('your order is booked only once')).toBeVisible();
  await expect(shop.checkout.field(/^Phone/)).toHaveValue('+971 55 555 0199');
  await expect(shop.checkout.field(/^Special requests/)).toHaveValue('A chair in the shade.');
  await expect(shop.checkout.field(/^Card number/)).toHaveValue('4111 1111 1111 1111');
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');
  expect(await readBookingNumbers(customer)).toEqual([]);

  await context.setOffline(false);
  await shop.checkout.book.click();
  const number = await shop.checkout.expectThankYou();
  expect(await readBookingNumbers(customer)).toEqual([number]);
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('CHECKOUT-21 rules of phone numbers that load late leave the text of a field in use as it is', async ({
  page,
  shop,
  customer,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${findBuiltFile('../../packages/domain/src/phone/parsePhone.ts')}`, async (route) => {
    await released;
    await route.continue();
  });
  await goToCheckout(shop, customer);
  const phone = shop.checkout.field(/^Phone/);
  await expect(phone).toHaveValue('+971505550117');
  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  const loaded = page.waitForResponse(/\.js$/);
  release();
  await loaded;
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('+971 55 555 0199');
  await expect(phone).toHaveValue('+971 55 555 0199');
  await phone.fill('0555550199');
  await phone.blur();
  await expect(phone).toHaveValue('+971 55 555 0199');
});

test('CHECKOUT-18 when the connection breaks after a booking was sent, the page gets its number, and it is booked once', async ({
  page,
  context,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expectOffline();
  const { activity, day } = await goToCheckout(shop, customer);
  await shop.checkout.payCash();
  await page.route('**/api/v1/bookings/', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await shop.checkout.book.click();
  await expect(shop.main.getByText('We don’t know yet whether your booking was made')).toBeVisible();
  const [number] = await readBookingNumbers(customer);
  expect(number).toMatch(/^AB\d{8}$/);

  await page.unroute('**/api/v1/bookings/');
  await context.setOffline(false);
  await expect(shop.main.getByText(/^Your latest booking is /)).toContainText(String(number));
  expect(await readBookingNumbers(customer)).toEqual([number]);
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('CART-14 SHELL-62 going offline before the checkout shows that the cart is saved; online again, it continues', async ({
  context,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expectOffline();
  const activity = await createActivity();
  await addToCart(customer, activity, ordinaryDay());
  await shop.signInWithTokens(customer);
  await shop.open('/cart');
  await expect(shop.main.getByRole('article')).toContainText(activity.title);

  await context.setOffline(true);
  await shop.main.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(shop.main.getByText(/Your cart is unchanged\.$/)).toBeVisible();

  await context.setOffline(false);
  await shop.main.getByRole('button', { name: 'Load the page again' }).click();
  await expect(shop.checkout.form).toContainText(activity.title);
});

test('CHECKOUT-06 CHECKOUT-16 a reload while paying shows the one booking and its number', async ({
  page,
  shop,
  customer,
}) => {
  const { activity, day } = await goToCheckout(shop, customer);
  await shop.checkout.payCash();
  const { promise: sent, resolve: arrived } = Promise.withResolvers<void>();
  await page.route('**/api/v1/bookings/', async (route) => {
    await route.fetch();
    // The page has been reloaded before the response arrives.
    arrived();
  });
  await shop.checkout.book.click();
  await sent;
  await shop.reload();
  await expect(shop.title).toHaveText('No Items to Checkout');
  const [number, ...more] = await readBookingNumbers(customer);
  expect(more).toEqual([]);
  await expect(shop.main.getByText(/^Your latest booking is /)).toContainText(String(number));
  await expect(shop.cartLink).toHaveAccessibleName('Cart, empty');
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('TOUR-37 TOUR-40 API-39 reloading while booking a tour and booking again books once', async ({
  page,
  shop,
  customer,
}) => {
  await shop.signInWithTokens(customer);
  await shop.open('/tour/dubai-from-the-creek-to-the-clouds');
  const dialog = page.getByRole('dialog', { name: 'Book this tour' });
  const book = async () => {
    await shop.main.getByRole('button', { name: 'Book Now' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('heading', { level: 3, name: 'Contact details' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Cash', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  };
  const { promise: sent, resolve: arrived } = Promise.withResolvers<void>();
  await page.route(
    '**/api/v1/bookings/',
    async (route) => {
      await route.fetch();
      // The page has been reloaded before the response arrives.
      arrived();
    },
    { times: 1 },
  );
  await book();
  await sent;
  await shop.reload();
  await book();
  await expect(page.getByRole('dialog', { name: 'You are booked' })).toBeVisible();

  const { tour_bookings: bookings } = await customer.api.get<{
    tour_bookings: { readonly booking_number: string }[];
  }>('/bookings/');
  expect(bookings).toHaveLength(1);
  await expect(page.getByRole('dialog', { name: 'You are booked' })).toContainText(bookings[0]?.booking_number ?? '-');
});

test(
  'CHECKOUT-16 API-39 two tabs that pay for one cart at the same time book it once, and both show the booking',
  { tag: '@core' },
  async ({ context, shop, customer, browserErrors }, { project }) => {
    browserErrors.expect(/status of 404/);
    const { activity, day } = await goToCheckout(shop, customer);
    const other = new Shop(await context.newPage(), project.name === 'phone');
    await other.open('/checkout');
    await shop.checkout.payCash();
    await other.checkout.payCash();

    // Both requests are sent before either continues.
    const { promise: bothSent, resolve: release } = Promise.withResolvers<void>();
    let sent = 0;
    await context.route('**/api/v1/bookings/', async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        if (sent === 2) release();
        await bothSent;
      }
      await route.continue();
    });
    await Promise.all([shop.checkout.book.click(), other.checkout.book.click()]);

    await expect.poll(() => readBookingNumbers(customer)).toHaveLength(1);
    const [number] = await readBookingNumbers(customer);
    for (const { main } of [shop, other]) await expect(main).toContainText(String(number));
    expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  },
);

test.describe('a visitor at UTC−8, for whom Dubai’s midnight is noon', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('GAP-31 GAP-24 TOUR-24 today is Dubai’s date and changes at its midnight while the page is open', {
    tag: '@core',
  }, async ({ page, shop }) => {
    const today = toDubaiDate(new Date());
    const tomorrow = addDays(today, 1);
    await page.clock.install({ time: new Date(fromDubaiTime(tomorrow).getTime() - 30_000) });
    await shop.open('/tour/dubai-from-the-creek-to-the-clouds');
    const start = shop.main.getByLabel('Start date');
    // The plan loads with the first input.
    await page.mouse.move(1, 1);
    await expect(start).toHaveValue(addDays(today, 2));
    await expect(start).toHaveAttribute('min', today);
    // Noon of the same day in the visitor's time zone.
    expect(await page.evaluate(() => new Date().getDate())).toBe(Number(today.slice(8)));

    await page.clock.fastForward(90_000);
    await expect(start).toHaveValue(addDays(tomorrow, 2));
    await expect(start).toHaveAttribute('min', tomorrow);
    expect(await page.evaluate(() => new Date().getDate())).toBe(Number(today.slice(8)));
  });

  test('GAP-31 ACT-18 CHECKOUT-41 the chosen date is the booked date', async ({ shop, customer }) => {
    const activity = await createActivity();
    const day = ordinaryDay();
    await shop.signInWithTokens(customer);
    await shop.open(`/activity/${activity.slug}`);
    await shop.booking.addToCart(day);
    await expect(shop.main.getByRole('article')).toContainText(formatDate(day));
    await shop.main.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await shop.checkout.payCash();
    await shop.checkout.book.click();
    await shop.checkout.expectThankYou();
    await expect(shop.main).toContainText(`${formatDate(day)}, 8:00 AM`);
    expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  });
});
