import type { Schema } from '@aitours/api-client';
import { addDays } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import { type Customer, createStaffMember } from '../support/accounts.ts';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { payFirst } from '../support/firstBooking.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { createTour } from '../support/tours.ts';

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

test('an editor enters a price season of a tour, and a customer sees the price change with the start date and books at it', async ({
  page,
  shop,
  customer,
  quirks,
}) => {
  const editor = await createStaffMember('content');
  const date = ordinaryDay(30);
  const { id, tour } = await createTour(editor);
  await shop.signInWithTokens(editor);
  await shop.open(`/dashboard/catalogue/tours/${id}`);
  const form = shop.main.getByRole('form', { name: 'Tour' });
  const seasons = form.getByRole('group', { name: 'Price seasons' });
  await seasons.getByRole('button', { name: 'Add a price season' }).click();
  await expect(seasons.getByLabel('Name that travellers read')).toBeFocused();
  await seasons.getByLabel('Name that travellers read').fill('High season');
  await seasons.getByLabel('First date').fill(date);
  await seasons.getByLabel('Last date').fill(addDays(date, -1));
  await seasons.getByLabel('Adult in the season, in AED').fill('1500.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(seasons.getByLabel('Last date')).toHaveAccessibleDescription(/before the first/);
  await seasons.getByLabel('Last date').fill(date);
  expect(await pageViolations(page)).toEqual([]);
  expect(await overflowingElements(page)).toBe('fits');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The tour is saved.')).toBeVisible();
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.main.getByText('On sale.')).toBeVisible();

  await shop.signInWithTokens(customer);
  await shop.open(`/things-to-do?search=${encodeURIComponent(tour.title)}`);
  await expect(shop.main.getByRole('article')).toContainText('AED 1,000.00');
  await shop.open(`/tour/${tour.slug}`);
  const panel = shop.main.getByRole('region', { name: 'Your price' });
  await expect(panel).toContainText('From AED 1,000.00 per adult');
  await panel.getByLabel('Start date').fill(addDays(date, 1));
  await expect(panel).toContainText('Regular price: AED 1,000.00 per adult');
  await panel.getByLabel('Start date').fill(date);
  await expect(panel).toContainText('High season price: AED 1,500.50 per adult');
  await expect(panel.locator('p', { hasText: /^Total/ })).toContainText('AED 3,001.00');
  await panel.getByRole('button', { name: 'Book Now' }).click();

  const dialog = page.getByRole('dialog', { name: 'Book this tour' });
  const step = (name: string) => dialog.getByRole('heading', { level: 3, name });
  await expect(step('Personal info')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(step('Contact details')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(step('Payment')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Cash/ }).check();
  await expect(dialog).toContainText(formatPrice(payFirst(3001_00, quirks)));
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  const booked = page.getByRole('dialog', { name: 'You are booked' });
  await expect(booked).toContainText(formatPrice(payFirst(3001_00, quirks)));
});

const deck = {
  name: 'Deck',
  description: 'The upper level.',
  adult_price: '100.00',
  child_price: '60.00',
  adult_min_age: 13,
  child_min_age: 4,
  child_max_age: 12,
  child_requires_adult: true,
  includes_fast_track: false,
  includes_transfer: false,
  includes_meal: false,
};

/** Creates a draft of an attraction with places on two dates. */
async function createAttraction(manager: Customer, dates: readonly [string, string]): Promise<Schema<'StaffEvent'>> {
  const created = await manager.api.post<Schema<'StaffEvent'>>('/staff-tickets/', {
    title: `Sky deck ${crypto.randomUUID().slice(0, 6)}`,
    description: 'The city from above.',
    event_type: 'Observation deck',
    venue: 'Tower 3',
    location: 'Dubai',
    start_date: dates[0],
    end_date: addDays(dates[0], 90),
    ticket_types: [deck],
    time_slots: [{ name: 'Sunset', time: '17:30', price_adjustment: '20.00' }],
  });
  const edit = {
    product_type: 'ticket-type',
    product_id: created.event.ticket_types[0]?.id,
    action: 'open',
    capacity: 20,
    start_date: dates[0],
    end_date: dates[1],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    excluded_dates: [],
    time_slot_ids: [],
  };
  const preview = { ...edit, dry_run: true };
  const { version } = await manager.api.post<Schema<'StockEditPreview'>>('/stock-edits/', preview);
  await manager.api.post('/stock-edits/', { ...edit, version, dry_run: false });
  return created;
}

test('a manager enters a price season of a ticket type, and a customer sees the price change with the date and books at it', async ({
  page,
  shop,
  customer,
  quirks,
}) => {
  const manager = await createStaffMember();
  // The calendar shows one month, and both dates are chosen in it.
  const isInMonth = (day: string) => day.slice(0, 7) === addDays(day, 1).slice(0, 7);
  const date = [10, 11].map((days) => ordinaryDay(days)).find(isInMonth) ?? '';
  const attraction = await createAttraction(manager, [date, addDays(date, 1)]);
  await shop.signInWithTokens(manager);
  await shop.open(`/dashboard/catalogue/attractions/${attraction.id}`);
  const form = shop.main.getByRole('form', { name: 'Attraction' });
  const seasons = form.getByRole('group', { name: 'Price seasons of Deck' });
  await seasons.getByRole('button', { name: 'Add a price season' }).click();
  await expect(seasons.getByLabel('Name that travellers read')).toBeFocused();
  await seasons.getByLabel('Name that travellers read').fill('High season');
  await seasons.getByLabel('First date').fill(date);
  await seasons.getByLabel('Last date').fill(addDays(date, -1));
  await seasons.getByLabel('Adult in the season, in AED').fill('1075.5');
  await seasons.getByLabel('Child in the season, in AED').fill('700');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(seasons.getByLabel('Last date')).toHaveAccessibleDescription(/before the first/);
  await seasons.getByLabel('Last date').fill(date);
  expect(await pageViolations(page)).toEqual([]);
  expect(await overflowingElements(page)).toBe('fits');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The attraction is saved.')).toBeVisible();
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.main.getByText('On sale.')).toBeVisible();

  await shop.signInWithTokens(customer);
  const { tickets } = shop;
  await shop.open(`/attractions/${attraction.event.slug}`);
  // The only admission time adds 20.
  await expect(shop.main).toContainText(/From\s*(\$|AED\s)120\.00/);
  await tickets.open();
  await expect(tickets.panel).toContainText('The price depends on the date.');
  await tickets.days.last().click();
  await expect(tickets.options('Select Ticket Type')).toHaveText(/100\.00.*Regular price/);
  await tickets.panel.getByRole('button', { name: 'Back' }).click();
  await tickets.days.first().click();
  await expect(tickets.options('Select Ticket Type')).toHaveText(/1,075\.50.*High season price/);
  await tickets.options('Select Ticket Type').click();
  await tickets.options('Select Time Slot').click();
  await tickets.panel.getByRole('button', { name: 'More: Adults' }).click();
  await expect(tickets.panel).toContainText('1,095.50');
  await tickets.add.click();

  await expect(shop.title).toHaveText('Your cart');
  await expect(shop.main.getByRole('article').getByText('1,095.50').first()).toBeVisible();
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
