import { formatPrice } from '@aitours/domain/money';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { payFirst } from '../support/firstBooking.ts';
import { expect, test } from '../support/test.ts';

test('CONST-01 CONST-10 CONST-24 QUIRK-01 QUIRK-12 SHELL-58 BROWSE-15 CART-28 CHECKOUT-45 one price from the card to the voucher', {
  tag: '@core',
}, async ({ shop, customer, quirks }) => {
  const activity = await createActivity({ base_price: '1095.50' });
  const price = 'AED 1,095.50';
  await shop.signInWithTokens(customer);

  await shop.open(`/things-to-do?search=${encodeURIComponent(activity.title)}`);
  await expect(shop.main.getByRole('article')).toContainText(price);
  await shop.main.getByRole('link', { name: activity.title }).click();

  await shop.booking.open();
  await expect(shop.booking.panel).toContainText(`from ${price}`);
  await expect(shop.booking.total).toHaveText(price);
  await shop.booking.choose(ordinaryDay());
  await shop.booking.continueToOptions();
  await shop.booking.choosePickup('Ajman');
  await expect(shop.booking.total).toHaveText(price);
  await shop.booking.add.click();

  await expect(shop.title).toHaveText('Your cart');
  await expect(shop.main.getByRole('article').getByText(price, { exact: true })).toBeVisible();
  const summary = shop.main.getByRole('region', { name: 'Order summary' });
  const paid = payFirst(1095_50, quirks);
  const expectTotal = async () => {
    await expect(summary.locator('p', { hasText: /^Total/ })).toContainText(formatPrice(paid));
    await expect(summary.getByText(/^First booking, \d+% off$/)).toHaveCount(quirks.firstBooking.percent > 0 ? 1 : 0);
  };
  await expectTotal();
  await shop.main.getByRole('button', { name: 'Proceed to Checkout' }).click();

  await expect(shop.checkout.form).toBeVisible();
  await expectTotal();
  await shop.checkout.payCash();
  await shop.checkout.book.click();
  const number = await shop.checkout.expectThankYou();
  await expect(shop.main.locator('p', { hasText: /^Total/ })).toContainText(formatPrice(paid));
  await shop.main.getByRole('link', { name: 'View booking confirmation' }).click();
  await expect(shop.main.locator('p', { hasText: /^Total Amount/ })).toContainText(
    formatPrice(paid, quirks.prices.signs.bookingConfirmation),
  );

  await shop.open('/customer');
  await expect(shop.bookingCard(number)).toContainText(formatPrice(paid));
  await shop
    .bookingCard(number)
    .getByRole('link', { name: `Voucher of ${number}` })
    .click();
  await expect(shop.main.locator('dt', { hasText: /^Amount/ }).locator('+ dd')).toHaveText(formatPrice(paid));
});
