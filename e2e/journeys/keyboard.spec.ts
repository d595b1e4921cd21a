import type { Locator, Page } from '@playwright/test';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { arrowTo, press, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const expectSoftly = expect.configure({ soft: true });

/** Focus must never fall back to the start of the document. */
const expectFocusKept = (page: Page, after: string) =>
  expectSoftly
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `focus ${after}` })
    .not.toBe('BODY');

/** After a route change focus is on the new page's title, and Tab continues from there. */
async function expectArrival(title: Locator, text: string): Promise<void> {
  await expect(title).toHaveText(text);
  await expectSoftly(title, `the title of ${text} has the focus`).toBeFocused();
}

test('ACT-08 ACT-10 CART-14 CHECKOUT-01 CHECKOUT-37 CHECKOUT-41 BOOK-16 the whole purchase by keyboard alone, with correct focus', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  const { booking, checkout, main, title } = shop;

  await test.step('home: the first stop is the skip link', async () => {
    await shop.open('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Things to do' }), 'Shift+Tab');
    await expectArrival(title, 'Things to do');
  });

  await test.step('things to do: a search with one result', async () => {
    await tabTo(page, main.getByRole('searchbox'));
    await page.keyboard.type(activity.title);
    await page.keyboard.press('Enter');
    await expect(main.getByText('1 result')).toBeVisible();
    await expectFocusKept(page, 'after a search');
    await press(page, main.getByRole('link', { name: activity.title }));
    await expectArrival(title, activity.title);
  });

  await test.step('activity: date, party, pickup', async () => {
    await booking.open();
    const next = booking.panel.getByRole('button', { name: 'Next month' });
    await tabTo(page, next);
    await page.keyboard.press('Tab');
    await arrowTo(page, booking.panel.locator(`[data-day="${day}"]`), 'ArrowRight');
    // The next month's availability is loading.
    await expect(booking.panel.getByText('Loading dates…')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(booking.panel.getByText('Your date:')).toBeVisible();
    await press(page, booking.panel.getByRole('button', { name: 'More: Adults' }));
    await expect(booking.total).toHaveText('AED 90.00');
    await press(page, booking.panel.getByRole('button', { name: 'Continue' }));
    await expect(booking.panel.getByRole('heading', { name: /Pickup and extras/ })).toBeFocused();
    await press(page, booking.add);
    await expect(booking.pickup).toHaveAccessibleDescription(/Choose where you want to be picked up/);
    await expectFocusKept(page, 'after a rejected action');
    await tabTo(page, booking.pickup);
    await page.keyboard.press('S');
    await expect(booking.pickup).toHaveValue('sharjah');
    await tabTo(page, booking.panel.getByRole('textbox', { name: 'Hotel or address' }));
    await page.keyboard.type('Al Majaz Waterfront');
    await press(page, booking.add);
    await expectArrival(title, 'Your cart');
  });

  await test.step('cart: signing in continues to the checkout', async () => {
    await press(page, main.getByRole('button', { name: 'Proceed to Checkout' }));
    await expect(shop.signIn.named('Sign In').getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.type(customer.email);
    await tabTo(page, shop.signIn.named('Sign In').getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type(customer.password);
    await page.keyboard.press('Enter');
    await expectArrival(title, 'Checkout');
  });

  await test.step('checkout: the first error is focused; then cash', async () => {
    await press(page, checkout.book);
    const errors = page.getByRole('alert').or(page.getByRole('group')).filter({
      hasText: 'Please fill in all payment information fields',
    });
    await expect(errors.first()).toBeFocused();
    const card = checkout.form.getByRole('radio', { name: /^Card/ });
    await tabTo(page, card);
    await page.keyboard.press('ArrowDown');
    await expect(checkout.form.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    await press(page, checkout.book);
    await expectArrival(title, 'Thank you!');
  });

  const number = await checkout.expectThankYou();
  await test.step('confirmation, My Bookings, and cancelling', async () => {
    await press(page, main.getByRole('link', { name: 'View booking confirmation' }));
    await expectArrival(title, 'Booking confirmation');
    await press(page, page.getByRole('banner').getByRole('button', { name: customer.firstName }), 'Shift+Tab');
    await expect(page.getByRole('menuitem', { name: 'Bookings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectArrival(title, 'My Bookings');
    await press(page, shop.bookingCard(number).getByRole('button', { name: `Cancel ${number}` }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const cancel = shop.bookingCard(number).getByRole('button', { name: `Cancel ${number}` });
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(shop.bookingCard(number)).toContainText('Cancelled');
    await expectFocusKept(page, 'after a cancelled booking');
  });
});
