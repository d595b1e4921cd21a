import { formatDate } from '@aitours/domain/dates';
import { newAccountDetails } from '../support/accounts.ts';
import { createActivity, OPENING_PLACES, ordinaryDay, placesLeft } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-01 BROWSE-09 ACT-13 CART-14 AUTH-10 AUTH-33 CHECKOUT-35 CHECKOUT-37 CHECKOUT-41 BOOK-19 from the home page to a voucher, then cancelling', {
  tag: ['@core', '@phone'],
}, async ({ page, shop, customer: another }) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  const person = newAccountDetails();

  await shop.open('/');
  await shop.follow('Things to do');
  await expect(shop.title).toHaveText('Things to do');
  await shop.main.getByRole('button', { name: 'Show filters' }).click();
  await shop.main.getByRole('group', { name: 'Price' }).getByText('Under AED 50').click();
  await expect(page).toHaveURL(/price=under-50/);
  await shop.main.getByRole('searchbox', { name: 'Search things to do' }).fill(activity.title);
  await shop.main.getByRole('button', { name: 'Search', exact: true }).click();
  await shop.main.getByRole('article').getByRole('link', { name: activity.title }).click();

  await expect(shop.title).toHaveText(activity.title);
  await shop.booking.open();
  await shop.booking.choose(day);
  await shop.booking.increase('Adults');
  await shop.booking.increase('Children');
  await shop.booking.continueToOptions();
  await shop.booking.choosePickup('Abu Dhabi');
  await shop.booking.increase('Basket of dates', 2);
  await expect(shop.booking.total).toHaveText('AED 134.35');
  await shop.booking.add.click();

  await expect(shop.title).toHaveText('Your cart');
  await expect(shop.main.getByRole('article')).toContainText(formatDate(day));
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');
  await shop.main.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await shop.signIn.named('Sign In').getByRole('button', { name: 'New here? Create an account' }).click();
  await shop.signIn.signUp(person);

  await expect(shop.title).toHaveText('Checkout');
  await expect(shop.checkout.field(/^First name/)).toHaveValue(person.firstName);
  await expect(shop.checkout.field(/^Email/)).toHaveValue(person.email);
  await shop.checkout.payByCard();
  await shop.checkout.book.click();
  const number = await shop.checkout.expectThankYou();
  expect(number).toMatch(/^AB\d{8}$/);
  await expect(shop.main).toContainText(person.email);
  expect(await placesLeft(another, activity, day)).toBe(OPENING_PLACES - 3);

  await shop.main.getByRole('link', { name: 'View booking confirmation' }).click();
  await expect(shop.main.getByText('Booking Confirmed')).toBeVisible();
  await expect(shop.main).toContainText(number);
  await expect(shop.cartLink).toHaveAccessibleName('Cart, empty');

  await page.goto('/customer');
  const card = shop.bookingCard(number);
  await expect(card).toContainText('Confirmed');
  await card.getByRole('link', { name: `Voucher of ${number}` }).click();
  await expect(shop.main.getByRole('heading', { name: 'Voucher' })).toBeVisible();
  await expect(shop.main).toContainText(activity.title);
  await expect(shop.main).toContainText('Please arrive 15 minutes early.');
  await shop.main.getByRole('link', { name: 'My Bookings' }).click();

  await card.getByRole('button', { name: `Cancel ${number}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel booking ${number}?` });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(card).toContainText('Cancelled');
  await expect(card).toContainText('N/A');
  expect(await placesLeft(another, activity, day)).toBe(OPENING_PLACES);
});
