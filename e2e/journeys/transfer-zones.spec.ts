import type { Schema } from '@aitours/api-client';
import { formatPrice, formatWireAmount } from '@aitours/domain/money';
import { createStaffMember } from '../support/accounts.ts';
import { ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { payFirst } from '../support/firstBooking.ts';
import { expect, test } from '../support/test.ts';

test('GAP-38 an editor gives a vehicle a price between two zones, and a traveller sees, quotes and books it', async ({
  page,
  shop,
  browser,
  customer,
  quirks,
}) => {
  test.slow();
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue/zones');
  const form = shop.main.getByRole('form', { name: 'Transfer zones' });
  for (const [at, name, place] of [
    [0, 'South', 'Al Maktoum International Airport (DWC)'],
    [1, 'Creek', 'Dubai Creek'],
  ] as const) {
    await form.getByRole('button', { name: 'Add a zone' }).click();
    await form.getByRole('textbox', { name: 'Name that travellers read' }).nth(at).fill(name);
    const find = form.getByRole('combobox', { name: 'Add a place' }).nth(at);
    await find.pressSequentially(place.slice(0, 9));
    await expect(page.getByRole('option').first()).toHaveText(place);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(find).toHaveValue('');
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The zones are saved. Bookings keep their prices.')).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);

  await shop.open('/dashboard/catalogue/vehicles/new');
  const vehicle = shop.main.getByRole('form', { name: 'Vehicle' });
  const field = (name: string | RegExp) => vehicle.getByRole('textbox', { name });
  const name = `Zoned van ${Date.now() % 1_000_000}`;
  await field('Name').fill(name);
  await field(/^Category/).fill('Van');
  await field('Description').fill('For a large family.');
  await field('Most passengers').fill('9');
  await field('Most pieces of luggage').fill('9');
  await field(/^Price, in AED/).fill('120');
  await field(/^Price per kilometre/).fill('4');
  await vehicle.getByRole('button', { name: 'Add a price between zones' }).click();
  await vehicle.getByRole('combobox', { name: 'Between' }).selectOption('Creek');
  await vehicle.getByRole('combobox', { name: 'And' }).selectOption('South');
  await field('Price between the zones, in AED').fill('99');
  await vehicle.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(name);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The vehicle is on sale.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const query = {
    pickup: 'DWC',
    dropoff: 'Dubai Creek',
    date: ordinaryDay(),
    time: '14:30',
    passengers: '2',
    luggage: '1',
  };
  await visitor.goto(`/transfers/search?${new URLSearchParams(query)}`);
  await visitor.getByRole('button', { name: 'Search transfers' }).click();
  const card = visitor.getByRole('article').filter({ hasText: name });
  const fare = formatPrice(99_00, quirks.prices.signs.transfers);
  await expect(card).toContainText(fare);
  await expect(card).toContainText('Fixed price between South and Creek');
  await card.getByRole('button', { name: `Select Vehicle: ${name}` }).click();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  const wizard = visitor.getByRole('dialog', { name: 'Transfer booking' });
  await wizard.getByRole('switch', { name: 'Return journey' }).click();
  await expect(wizard).toContainText(formatPrice(198_00, quirks.prices.signs.transfers));
  await expect(wizard).toContainText('Fixed price between South and Creek');
  await visitor.context().close();

  const vehicles = await customer.api.get<Schema<'TransferVehicles'>>('/transfers/vehicles/');
  const paid = payFirst(99_00, quirks);
  const booking = await customer.api.post<Schema<'TransferBooking'>>('/transfers/bookings/', {
    pickup_location: query.pickup,
    dropoff_location: query.dropoff,
    journey_date: query.date,
    journey_time: query.time,
    passengers: 2,
    luggage: 1,
    return_journey: false,
    payment_method: 'cash',
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone_number: customer.phone,
    distance: 1,
    total_amount: formatWireAmount(paid),
    vehicle_id: vehicles.find((each) => each.name === name)?.id,
  });
  expect(booking.total_amount).toBe(formatWireAmount(paid));
  await shop.main.getByRole('button', { name: 'Archive' }).click();
  await expect(shop.notification('The vehicle is archived. Its bookings stay valid.')).toBeVisible();
});
