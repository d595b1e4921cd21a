import { formatDate } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import type { Customer } from '../support/accounts.ts';
import {
  type Activity,
  addToCart,
  changePrice,
  createActivity,
  OPENING_PLACES,
  ordinaryDay,
  placesLeft,
} from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { cards, PaymentPage } from '../support/PaymentPage.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Pays for the cart by card. @returns the booking number */
async function payCart(shop: Shop, customer: Customer): Promise<string> {
  await shop.signInWithTokens(customer);
  await shop.open('/checkout');
  await shop.main.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = new PaymentPage(shop.page);
  await payment.expectOpen();
  await payment.pay(cards.approved);
  return shop.checkout.expectThankYou();
}

/** Books an activity for adults and pays it by card. */
async function bookPaid(shop: Shop, customer: Customer, adults: number) {
  const activity = await createActivity();
  const day = ordinaryDay();
  await addToCart(customer, activity, day, adults);
  return { activity, day, number: await payCart(shop, customer) };
}

/** Opens the change of a booking from My Bookings. */
async function openChange(shop: Shop, number: string): Promise<void> {
  await shop.open('/customer');
  await shop.main.getByRole('link', { name: `Change: ${number}` }).click();
  await expect(shop.title).toHaveText(`Change booking ${number}`);
}

async function moveTo(shop: Shop, activity: Activity, day: string): Promise<void> {
  await shop.main.getByRole('button', { name: `Choose another date or time: ${activity.title}` }).click();
  const calendar = shop.main.getByRole('application', { name: /^Date of your visit/ });
  await expect(calendar).toBeVisible();
  const month = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  while (!(await calendar.getByRole('heading', { name: month }).first().isVisible())) {
    await calendar.getByRole('button', { name: 'Next month' }).first().click();
  }
  await expect(shop.main.getByText('Loading dates…')).toBeHidden();
  await calendar.locator(`[data-day="${day}"]:not([data-outside-month])`).click();
  await expect(shop.main.getByText(`New date: ${formatDate(day)}`)).toBeVisible();
}

async function seePrice(shop: Shop): Promise<void> {
  await shop.main.getByRole('button', { name: 'See the price' }).click();
  await expect(shop.title).toHaveText('Check the change');
  await expect(shop.title).toBeFocused();
}

/** Moves a paid booking to a date that costs more, up to the payment of the difference. */
async function moveToDearerDate(shop: Shop, customer: Customer) {
  const { activity, day, number } = await bookPaid(shop, customer, 1);
  await changePrice(activity, '65.00');
  const later = ordinaryDay(16);
  await openChange(shop, number);
  await moveTo(shop, activity, later);
  await seePrice(shop);
  await expect(shop.main.getByText(`You pay ${formatPrice(18_00)} more.`)).toBeVisible();
  await shop.main.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = new PaymentPage(shop.page);
  await expect(payment.title).toHaveText('Pay for your change');
  await expect(payment.submit).toBeVisible();
  return { activity, day, later, number, payment };
}

test('GAP-30 CHECKOUT-15 a paid activity moves to a dearer date once the difference is paid', { tag: '@core' }, async ({
  page,
  shop,
  customer,
}) => {
  const { activity, day, later, number, payment } = await moveToDearerDate(shop, customer);
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  expect(await placesLeft(customer, activity, later)).toBe(OPENING_PLACES - 1);
  await page.goto(`/bookings/${number}/change`);
  await expect(shop.main.getByText('A change waits for your payment')).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  await shop.main.getByRole('link', { name: 'Pay for the change' }).click();
  await expect(payment.submit).toBeVisible();
  await payment.pay(cards.approved);
  await expect(payment.title).toHaveText('Your booking has changed');
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES);
  expect(await placesLeft(customer, activity, later)).toBe(OPENING_PLACES - 1);
  await page.goto('/customer');
  await expect(shop.bookingCard(number)).toContainText(formatDate(later));
  await expect(shop.bookingCard(number)).toContainText(formatPrice(58_50));
});

test('GAP-30 fewer travellers of a paid activity: the difference is refunded', { tag: '@phone' }, async ({
  page,
  shop,
  customer,
}) => {
  const { activity, day, number } = await bookPaid(shop, customer, 3);
  await openChange(shop, number);
  expect(await pageViolations(page)).toEqual([]);
  await shop.main.getByRole('button', { name: 'Fewer: Adults' }).click();
  await seePrice(shop);
  await shop.expectHistoryDepth(1);
  await page.goBack();
  await expect(shop.main.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
  await shop.reload();
  await expect(shop.main.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
  await seePrice(shop);
  // Three people have a group discount of 10 %, two have none.
  await expect(shop.main.getByText(`You get ${formatPrice(109_35 - 81_00)} back.`)).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  await shop.main.getByRole('button', { name: 'Change booking' }).click();
  await expect(shop.title).toHaveText('Your booking has changed');
  await expect(shop.title).toBeFocused();
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 2);
  await shop.main.getByRole('link', { name: 'See the voucher' }).click();
  await expect(shop.row('Adults')).toHaveText('2');
});
