import { expect, test } from '../support/test.ts';

const attraction = '/attractions/louvre-abu-dhabi-entry';

test('TICKET-20 TICKET-21 TICKET-27 TICKET-36 TICKET-37 TICKET-39 from the list to the cart, with a reload and the back button', {
  tag: '@core',
}, async ({ page, shop }) => {
  await shop.open('/attractions');
  await expect(shop.title).toHaveText('Attraction Tickets');
  const { tickets } = shop;
  await shop.open(attraction);
  await tickets.open();
  await tickets.step('Select Date').waitFor();
  // The last days of this month can be too near for free cancellation.
  await tickets.panel.getByRole('button', { name: 'Next month' }).click();
  await tickets.days.last().click();
  await expect(tickets.step('Select Ticket Type')).toBeFocused();
  await tickets.options('Select Ticket Type').first().click();
  await expect(tickets.step('Select Time Slot')).toBeFocused();

  await shop.reload();
  await expect(tickets.step('Select Time Slot')).toBeInViewport();
  await tickets.options('Select Time Slot').last().click();
  await tickets.panel.getByRole('button', { name: 'More: Adults' }).click();
  await tickets.panel.getByRole('button', { name: 'More: Adults' }).click();
  await expect(tickets.panel.getByText(/^Begins at /)).toBeVisible();
  await expect(tickets.panel.getByText(/^Free cancellation until /)).toBeVisible();

  const shared = page.url();
  await shop.reload();
  await expect(tickets.panel.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
  await tickets.add.click();
  await expect(shop.notification('Ticket added to cart!')).toBeVisible();
  await shop.expectPath('/cart');
  await expect(shop.main.getByRole('article')).toHaveCount(1);

  await page.goBack();
  expect(page.url()).toBe(shared);
  await expect(tickets.panel).toBeInViewport();
  await tickets.add.click();
  await expect(tickets.panel.getByText('This ticket is already in your cart!')).toBeVisible();
});
