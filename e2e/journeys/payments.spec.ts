import { addToCart, createActivity, OPENING_PLACES, ordinaryDay, placesLeft } from '../support/activities.ts';
import { colourViolations, pageViolations } from '../support/axe.ts';
import { goToCheckout } from '../support/goToCheckout.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { addTicketsToCart, findTicketOffer } from '../support/orders.ts';
import { cards, PaymentPage } from '../support/PaymentPage.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Continues from the checkout to the payment. */
async function continueToPayment(shop: Shop): Promise<PaymentPage> {
  await shop.main.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = new PaymentPage(shop.page);
  await payment.expectOpen();
  return payment;
}

test('CHECKOUT-15 CHECKOUT-28 CHECKOUT-35 activities and tickets are paid together, and confirmed once they are paid', async ({
  page,
  shop,
  customer,
}) => {
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

for (const [name, number] of [
  ['a card without enough money', cards.insufficientFunds],
  ['an expired card', cards.expired],
  ['a stolen card', cards.stolen],
  ['a card that is declined without a reason', cards.declined],
  ['a bank that can’t be reached', cards.bankUnreachable],
] as const) {
  test(`CHECKOUT-15 ${name}: nothing is charged, and another card pays`, async ({ shop, customer }) => {
    const { activity, day } = await goToCheckout(shop, customer);
    const payment = await continueToPayment(shop);
    await payment.pay(number);
    const banner = shop.main.getByRole('status').filter({ hasText: 'Your payment was declined' });
    await expect(banner).toContainText('Nothing was charged. Your places are held until');
    await payment.pay(cards.approved);
    await shop.checkout.expectThankYou();
    expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  });
}

test('CHECKOUT-15 the bank asks for a confirmation: refused it is declined, confirmed it is paid', async ({
  shop,
  customer,
}) => {
  await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await payment.pay(cards.challenged);
  await payment.frame.getByRole('button', { name: 'Refuse' }).click();
  await expect(shop.main.getByText('Your payment was declined')).toBeVisible();
  await payment.pay(cards.challenged);
  await payment.frame.getByRole('button', { name: 'Confirm' }).click();
  await shop.checkout.expectThankYou();
});

test('CHECKOUT-15 a payment that settles later is shown as such, and confirmed when it has arrived', async ({
  shop,
  customer,
}) => {
  await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  await payment.pay(cards.settlesLater);
  await expect(payment.title).toHaveText('Your bank is processing the payment');
  await shop.reload();
  await shop.checkout.expectThankYou();
});

for (const [name, number] of [
  ['whose webhook is lost', cards.webhookLost],
  ['whose webhook arrives twice', cards.webhookTwice],
  ['whose webhooks arrive in reverse order', cards.webhooksReversed],
] as const) {
  test(`CHECKOUT-15 a payment ${name} confirms the booking once`, async ({ page, shop, customer }) => {
    const { activity, day } = await goToCheckout(shop, customer);
    const payment = await continueToPayment(shop);
    await payment.pay(number);
    const booking = await shop.checkout.expectThankYou();
    await page.goto('/customer');
    await expect(shop.main.getByRole('article')).toHaveCount(1);
    await expect(shop.bookingCard(booking)).toContainText('Paid');
    expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 1);
  });
}

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

test('CHECKOUT-15 a payment has no accessibility violations in either theme', async ({ page, shop, customer }) => {
  await goToCheckout(shop, customer);
  const payment = await continueToPayment(shop);
  expect(await pageViolations(page)).toEqual([]);
  await payment.pay(cards.insufficientFunds);
  await expect(shop.main.getByText('Your payment was declined')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  expect(await colourViolations(page)).toEqual([]);
});

test('CHECKOUT-15 a booking is paid by keyboard alone', async ({ page, shop, customer }) => {
  await goToCheckout(shop, customer);
  await press(page, shop.main.getByRole('button', { name: 'Continue to payment' }));
  const payment = new PaymentPage(page);
  await payment.expectOpen();
  await expect(payment.title).toBeFocused();
  await tabTo(page, payment.field('Card number'));
  await page.keyboard.type('4111111111111111');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await shop.checkout.expectThankYou();
  await expect(shop.title).toBeFocused();
});

test('CHECKOUT-13 CHECKOUT-35 cash is confirmed at once and pays nothing online', async ({ shop, customer }) => {
  await goToCheckout(shop, customer);
  await shop.checkout.form.getByRole('radio', { name: /^Cash/ }).check();
  await shop.checkout.book.click();
  await shop.checkout.expectThankYou();
});
