import { formatPrice } from '@aitours/domain/money';
import {
  bookUntilLeft,
  changePrice,
  createActivity,
  OPENING_PLACES,
  ordinaryDay,
  placesLeft,
} from '../support/activities.ts';
import { payFirst } from '../support/firstBooking.ts';
import { goToCheckout } from '../support/goToCheckout.ts';
import { expect, test } from '../support/test.ts';

test('CHECKOUT-18 CHECKOUT-03 the checkout reports places sold meanwhile, and the entries stay', {
  tag: '@core',
}, async ({ shop, customer, browserErrors }) => {
  browserErrors.expect(/status of 409/);
  const { activity, day } = await goToCheckout(shop, customer);
  await shop.checkout.field(/^Special requests/).fill('A chair in the shade.');
  await shop.checkout.payCash();

  await bookUntilLeft(0, activity, day);
  await shop.checkout.book.click();
  await expect(shop.main.getByText(`Not enough places left: ${activity.title}`)).toBeVisible();
  await expect(shop.checkout.field(/^Special requests/)).toHaveValue('A chair in the shade.');
  await expect(shop.main.getByRole('link', { name: 'Back to cart' }).first()).toBeVisible();
  expect(await customer.api.get<{ activity_bookings: unknown[] }>('/bookings/')).toMatchObject({
    activity_bookings: [],
  });
});

test('CHECKOUT-06 CHECKOUT-18 a booking whose response was lost is booked once, and the checkout shows which it is', {
  tag: '@core',
}, async ({ page, shop, customer, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/);
  const { activity, day } = await goToCheckout(shop, customer);
  await shop.checkout.payCash();

  let replies = 0;
  await page.route('**/api/v1/bookings/', async (route) => {
    await route.fetch();
    replies += 1;
    await route.abort();
  });
  await shop.checkout.book.click();
  await expect(shop.main.getByText(/^Your latest booking is AB\d{8}: /)).toContainText(activity.title);
  expect(replies).toBeGreaterThan(1);
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('GAP-26 a changed price is shown beside the old one, and booked only after confirmation', {
  tag: '@core',
}, async ({ page, shop, customer, quirks, browserErrors }) => {
  browserErrors.expect(/status of 409/);
  const { activity, day } = await goToCheckout(shop, customer);
  await shop.checkout.payCash();

  await changePrice(activity, '49.00');
  await shop.checkout.book.click();
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog).toContainText('AED 45.00');
  await expect(dialog).toContainText('AED 49.00');
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES);

  await dialog.getByRole('button', { name: 'Book at the new price' }).click();
  await shop.checkout.expectThankYou();
  await expect(shop.main.locator('p', { hasText: /^Total/ })).toContainText(formatPrice(payFirst(49_00, quirks)));
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('CHECKOUT-16 CHECKOUT-35 GAP-78 two clicks book once; neither a reload of the thank-you page nor going back books again', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  const { activity, day } = await goToCheckout(shop, customer);
  await shop.checkout.payCash();
  await shop.checkout.book.dblclick();
  const number = await shop.checkout.expectThankYou();

  await shop.reload();
  await expect(shop.title).toHaveText('Thank you!');
  await expect(shop.main).toContainText(number);
  await page.goBack();
  await expect(shop.title).toHaveText('No Items to Checkout');
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('AUTH-36 SHELL-43 without storage the shop works as long as the page is open', async ({
  page,
  shop,
  customer,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  const activity = await createActivity();
  await shop.open(`/activity/${activity.slug}`);
  await shop.booking.addToCart(ordinaryDay());
  await expect(shop.main.getByRole('article')).toContainText(activity.title);
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');

  await shop.account('Log in');
  await shop.signIn.withPassword(customer);
  await expect(shop.main.getByRole('article')).toContainText(activity.title);
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');
});
