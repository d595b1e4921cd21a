import {
  addToCart,
  bookUntilLeft,
  createActivity,
  OPENING_PLACES,
  ordinaryDay,
  placesLeft,
} from '../support/activities.ts';
import { endHold, settlePayment } from '../support/endHold.ts';
import { goToCheckout } from '../support/goToCheckout.ts';
import { addTicketsToCart, findTicketOffer } from '../support/orders.ts';
import { cards, PaymentPage } from '../support/PaymentPage.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const transferQuery = () =>
  new URLSearchParams({
    pickup: 'Dubai International Airport (DXB)',
    dropoff: 'Dubai Marina',
    date: ordinaryDay(),
    time: '14:30',
    passengers: '2',
    luggage: '1',
  });

/** Continues from the checkout to the payment. */
async function continueToPayment(shop: Shop): Promise<PaymentPage> {
  await shop.main.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = new PaymentPage(shop.page);
  await payment.expectOpen();
  return payment;
}

test('CHECKOUT-15 CHECKOUT-28 CHECKOUT-35 activities and tickets are paid together, and confirmed once they are paid', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  const day = ordinaryDay(20);
  const activity = await createActivity();
  const sale = await findTicketOffer(customer, day);
  await addToCart(customer, activity, day, 3);
  await addTicketsToCart(customer, sale, day, 2);
  await shop.signInWithTokens(customer);
  await shop.open('/checkout');
  await expect(shop.checkout.form.getByText(/You enter your card on the next page/)).toBeVisible();
  await expect(shop.checkout.field(/^Card number/)).toHaveCount(0);
  const payment = await continueToPayment(shop);
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 3);

  await test.step('the booking waits for its payment', async () => {
    await page.goto('/customer');
    await expect(shop.main.getByText('Not paid yet')).toHaveCount(2);
    await expect(shop.main.getByRole('link', { name: /^Voucher of/ })).toHaveCount(0);
    await shop.main
      .getByRole('link', { name: /^Pay now: AB/ })
      .first()
      .click();
    await payment.expectOpen();
  });

  await payment.pay(cards.approved);
  await shop.checkout.expectThankYou();
  const references = await shop.row('Booking references').textContent();
  expect(references).toMatch(/^AB\d{8}, EB\d{8}$/);
  await page.goto('/customer');
  for (const number of references?.split(', ') ?? []) {
    await expect(shop.bookingCard(number)).toContainText('Confirmed');
    await expect(shop.bookingCard(number)).toContainText('Paid');
    await expect(shop.bookingCard(number).getByRole('link', { name: `Voucher of ${number}` })).toBeVisible();
  }
});

test('CHECKOUT-15 a security code that is too short is reported, and nothing typed is lost', async ({
  page,
  shop,
  customer,
}) => {
  await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await payment.pay(cards.approved, '12');
  const code = payment.field('Security code');
  await expect(payment.frame.getByRole('group', { name: 'Please enter a valid CVV' })).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/./);
  await expect(payment.field('Card number')).toHaveValue(/4111/);
  await payment.frame.getByRole('link', { name: 'Security code' }).click();
  await expect(code).toBeFocused();
  await code.fill('123');
  await page.keyboard.press('Enter');
  await shop.checkout.expectThankYou();
});

test('CHECKOUT-15 a card without enough money: nothing is charged, and another card pays', { tag: '@phone' }, async ({
  shop,
  customer,
}) => {
  const { activity, day } = await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await payment.pay(cards.insufficientFunds);
  const banner = shop.main.getByRole('status').filter({ hasText: 'Your payment was declined' });
  await expect(banner).toContainText('Nothing was charged. Your places are held until');
  await payment.pay(cards.approved);
  await shop.checkout.expectThankYou();
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('CHECKOUT-15 the bank asks for a confirmation: refused it is declined, confirmed it is paid', {
  tag: '@core',
}, async ({ shop, customer }) => {
  await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await payment.pay(cards.challenged);
  await payment.answer('Refuse');
  await expect(shop.main.getByText('Your payment was declined')).toBeVisible();
  await payment.pay(cards.challenged);
  await payment.answer('Confirm');
  await shop.checkout.expectThankYou();
});

test('CHECKOUT-15 a payment that settles after its hold keeps its places, and is confirmed when it has arrived', async ({
  shop,
  customer,
}) => {
  const { activity, day } = await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  const { id } = payment;
  await payment.pay(cards.settlesLate);
  await expect(payment.title).toHaveText('Your bank is processing the payment');
  await endHold(id);
  await shop.reload();
  await expect(payment.title).toHaveText('Your bank is processing the payment');
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  await settlePayment(id);
  await shop.checkout.expectThankYou();
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
});

test('CHECKOUT-15 more time can be had twice; places that are given back are free again', async ({
  page,
  shop,
  customer,
}) => {
  const { activity, day } = await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await expect(payment.timer).toHaveText(/1[45]:\d\d/);
  const more = shop.main.getByRole('button', { name: 'I need more time' });
  await more.click();
  await expect(payment.timer).toHaveText(/(29|30):\d\d/);
  await more.click();
  await expect(payment.timer).toHaveText(/4[45]:\d\d/);
  await expect(more).toBeHidden();
  await shop.reload();
  await expect(shop.main.getByText('The time can’t be extended any more.')).toBeVisible();

  await shop.main.getByRole('button', { name: 'Don’t pay and give the places back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give the places back' }).click();
  await expect(payment.title).toHaveText('Your places are given back');
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES);
});

test('CHECKOUT-15 a hold that ends gives the places back; what is still free is booked again and paid', async ({
  page,
  shop,
  customer,
}) => {
  const { activity, day } = await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  const first = payment.id;
  await endHold(first);
  await shop.reload();
  await expect(payment.title).toHaveText('Your time to pay has ended');
  await expect(shop.main.getByText('Nothing was charged. Your places are on sale again.')).toBeVisible();
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES);
  await page.goto('/customer');
  await expect(shop.main.getByRole('article')).toContainText(/Payment: Failed.*Booking: Cancelled/);

  await shop.open(`/pay/${first}`);
  await shop.main.getByRole('button', { name: 'Book again what is still free' }).click();
  await payment.expectOpen();
  expect(payment.id).not.toBe(first);
  await expect(shop.main.getByText('Everything is held for you again, at the same price.')).toBeVisible();
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  await payment.pay(cards.approved);
  const booking = await shop.checkout.expectThankYou();
  await page.goto('/customer');
  await expect(shop.main.getByRole('article')).toHaveCount(1);
  await expect(shop.bookingCard(booking)).toContainText('Paid');
});

test('CHECKOUT-15 a hold that ends while others book the places: nothing is booked again or charged', {
  tag: '@core',
}, async ({ shop, customer }) => {
  const { activity, day } = await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await endHold(payment.id);
  await shop.reload();
  const again = shop.main.getByRole('button', { name: 'Book again what is still free' });
  await expect(again).toBeVisible();
  await bookUntilLeft(0, activity, day);
  await again.click();
  await expect(payment.title).toHaveText('Nothing is left at the same price');
  await expect(shop.main.getByText(`${activity.title}: sold out, so not booked.`)).toBeVisible();
  await expect(shop.main.getByText('Nothing is booked, and nothing was charged.')).toBeVisible();
  expect(await placesLeft(customer, activity, day)).toBe(0);
});

test('CHECKOUT-15 TOUR-37 a tour is paid by card, and confirmed once it is paid', { tag: '@core' }, async ({
  page,
  shop,
  customer,
}) => {
  await shop.signInWithTokens(customer);
  await shop.open('/tour/dubai-from-the-creek-to-the-clouds');
  await shop.main.getByRole('region', { name: 'Your price' }).getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book this tour' });
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue(customer.firstName);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('radio', { name: /^Card/ }).check();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = new PaymentPage(page);
  await payment.expectOpen();
  await payment.pay(cards.approved);
  const number = await shop.checkout.expectThankYou();
  expect(number).toMatch(/^TB\d{8}$/);
  await page.goto('/customer');
  await expect(shop.bookingCard(number)).toContainText('Confirmed');
  await expect(shop.bookingCard(number)).toContainText('Paid');
});

test('CHECKOUT-15 XFER-40 a transfer is paid by card, and confirmed once it is paid', { tag: '@core' }, async ({
  page,
  shop,
  customer,
}) => {
  await shop.signInWithTokens(customer);
  await shop.open(`/transfers/search?${transferQuery()}`);
  await shop.main.getByRole('button', { name: 'Search transfers' }).click();
  await shop.main.getByRole('button', { name: 'Select Vehicle: Toyota Camry Hybrid' }).click();
  await shop.expectPath('/booking');
  await shop.main.getByRole('button', { name: 'Continue' }).click();
  const wizard = page.getByRole('dialog', { name: 'Transfer booking' });
  await wizard.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(wizard.getByRole('textbox', { name: /^Email/ })).toHaveValue(customer.email);
  await wizard.getByRole('radio', { name: /Card/ }).check();
  await wizard.getByRole('button', { name: 'Continue to online payment' }).click();
  const payment = new PaymentPage(page);
  await payment.expectOpen();
  await payment.pay(cards.approved);
  await expect(page).toHaveURL(/\/bookings\/FT\d{8}$/);
  await expect(shop.title).toHaveText('Booking Confirmed!');
  await expect(shop.main).toContainText('PAID');
});

test('CHECKOUT-15 the way back from a payment: an empty checkout leads to it again', async ({
  page,
  shop,
  customer,
}) => {
  await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await page.goBack();
  await expect(shop.main.getByText('This booking isn’t paid yet')).toBeVisible();
  await shop.main.getByRole('link', { name: 'Pay now' }).click();
  await payment.expectOpen();
});
