import { addDays, formatDate } from '@aitours/domain/dates';
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
import { endHold } from '../support/endHold.ts';
import { addTicketsToCart, bookTransfer, findTicketOffer } from '../support/orders.ts';
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

test('GAP-30 CHECKOUT-15 a declined payment of a change, then ended: the booking stays as it was', async ({
  page,
  shop,
  customer,
}) => {
  const { activity, day, later, number, payment } = await moveToDearerDate(shop, customer);
  await payment.pay(cards.insufficientFunds);
  await expect(shop.main.getByText('Your payment was declined')).toBeVisible();
  await page.goto(`/bookings/${number}/change`);
  await shop.main.getByRole('button', { name: 'Don’t make this change' }).click();
  await expect(shop.main.getByRole('button', { name: 'See the price' })).toBeVisible();
  expect(await placesLeft(customer, activity, later)).toBe(OPENING_PLACES);
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  await page.goto('/customer');
  await expect(shop.bookingCard(number)).toContainText(formatDate(day));
  await expect(shop.bookingCard(number)).toContainText('Paid');
});

/** The tab becomes visible again. */
const returnToTab = (shop: Shop) => shop.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('GAP-30 CHECKOUT-15 the choice survives Back, a reload and the end of the hold, which is shown without a reload', async ({
  page,
  shop,
  customer,
}) => {
  const { activity, later, payment } = await moveToDearerDate(shop, customer);
  const { id } = payment;
  await page.goBack();
  await expect(shop.main.getByText('A change waits for your payment')).toBeVisible();
  await endHold(id);
  await returnToTab(shop);
  await expect(shop.main.getByRole('status').filter({ hasText: 'The change is not made' })).toBeVisible();
  await expect(shop.title).toBeFocused();
  const chosen = shop.main.getByText(`New date: ${formatDate(later)}`);
  await expect(chosen).toBeVisible();
  expect(await placesLeft(customer, activity, later)).toBe(OPENING_PLACES);
  await shop.reload();
  await expect(chosen).toBeVisible();

  await seePrice(shop);
  await shop.main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(payment.title).toHaveText('Pay for your change');
  await endHold(payment.id);
  await returnToTab(shop);
  await expect(payment.title).toHaveText('Your time to pay has ended');
  await expect(payment.title).toBeFocused();
});

test('GAP-30 fewer travellers of a paid activity: the difference is refunded', async ({ page, shop, customer }) => {
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

test('GAP-30 tickets of one day are removed from a booking of two days', async ({ page, shop, customer }) => {
  const days = [ordinaryDay(20), addDays(ordinaryDay(20), 1)] as const;
  for (const day of days) await addTicketsToCart(customer, await findTicketOffer(customer, day), day);
  const number = await payCart(shop, customer);
  await openChange(shop, number);
  await shop.main
    .getByRole('button', { name: /^Remove from the booking/ })
    .first()
    .click();
  await seePrice(shop);
  await expect(shop.main.getByText(/^You get AED \d+\.\d\d back\.$/)).toBeVisible();
  await shop.main.getByRole('button', { name: 'Change booking' }).click();
  await expect(shop.title).toHaveText('Your booking has changed');
  // The page removes the step from the history first; that would abort the next navigation.
  await shop.expectHistoryDepth(0);
  await page.goto(`/bookings/${number}/change`);
  await expect(shop.main.getByRole('button', { name: /^Choose another date or time/ })).toHaveCount(1);
});

test('GAP-30 a paid transfer moves to another time', async ({ page, shop, customer }) => {
  const day = ordinaryDay(20);
  const { booking_number: number, payment } = await bookTransfer(customer, day, addDays(day, 5));
  await shop.signInWithTokens(customer);
  await shop.open(`/pay/${payment?.id}`);
  const first = new PaymentPage(page);
  await first.expectOpen();
  await first.pay(cards.approved);
  await expect(shop.title).toHaveText('Booking Confirmed!');
  await openChange(shop, number);
  await shop.main.getByRole('combobox', { name: /^Pickup time/ }).selectOption('16:00');
  await seePrice(shop);
  await expect(shop.main.getByText('The price stays the same.')).toBeVisible();
  await shop.main.getByRole('button', { name: 'Change booking' }).click();
  await expect(shop.title).toHaveText('Your booking has changed');
  await shop.expectHistoryDepth(0);
  await page.goto('/customer');
  await expect(shop.bookingCard(number)).toContainText(`${formatDate(day)}, 4:00 PM`);
});
