import { addDays } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import { createStaffMember } from '../support/accounts.ts';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { payFirst } from '../support/firstBooking.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('staff add a price season, and its price is the same in panel, cart, checkout and booking', async ({
  page,
  shop,
  customer,
  quirks,
}) => {
  const activity = await createActivity({ base_price: '100.00' });
  const date = ordinaryDay();
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open(`/dashboard/catalogue/activities/${activity.id}`);
  const form = shop.main.getByRole('form', { name: 'Activity' });
  await form.getByRole('button', { name: 'Add a price season' }).click();
  const field = (name: string) => form.getByRole('listitem').filter({ hasText: 'Price season 1' }).getByLabel(name);
  await expect(field('Name that travellers read')).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: 'Please fill this in' }).first().click();
  await expect(field('Name that travellers read')).toBeFocused();
  await expect(field('Name that travellers read')).toHaveAccessibleDescription(/fill this in/);
  await field('Name that travellers read').fill('High season');
  await field('First date').fill(date);
  await field('Last date').fill(addDays(date, -1));
  await field('Adult in the season, in AED').fill('1095.5');
  await field('Child in the season, in AED').fill('700');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(field('Last date')).toHaveAccessibleDescription(/before the first/);
  await field('Last date').fill(date);
  expect(await pageViolations(page)).toEqual([]);
  expect(await overflowingElements(page)).toBe('fits');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The activity is saved.')).toBeVisible();

  await shop.signInWithTokens(customer);
  const search = `search=${encodeURIComponent(activity.title)}`;
  await shop.open(`/things-to-do?${search}`);
  await expect(shop.main.getByRole('article')).toContainText('AED 100.00');
  const price = 'AED 1,095.50';
  await shop.open(`/things-to-do?${search}&date=${date}`);
  await expect(shop.main.getByRole('article')).toContainText(price);

  await shop.open(`/activity/${activity.slug}`);
  await shop.booking.open();
  await expect(shop.booking.panel).toContainText('from AED 100.00');
  await expect(shop.booking.panel).toContainText('The price depends on the date.');
  await shop.booking.choose(addDays(date, 1));
  await expect(shop.booking.panel).toContainText('Regular price AED 100.00');
  await shop.booking.choose(date);
  await expect(shop.booking.panel).toContainText(`High season price ${price}`);
  await expect(shop.booking.total).toHaveText(price);
  await shop.booking.continueToOptions();
  await shop.booking.choosePickup('Ajman');
  await shop.booking.add.click();

  await expect(shop.title).toHaveText('Your cart');
  await expect(shop.main.getByRole('article').getByText(price, { exact: true })).toBeVisible();
  await shop.main.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const paid = formatPrice(payFirst(1095_50, quirks));
  const summary = shop.main.getByRole('region', { name: 'Order summary' });
  await expect(summary.locator('p', { hasText: /^Total/ })).toContainText(paid);
  await shop.checkout.payCash();
  await shop.checkout.book.click();
  const number = await shop.checkout.expectThankYou();
  await shop.open('/customer');
  await expect(shop.bookingCard(number)).toContainText(paid);
});
