import type { Customer } from '../support/accounts.ts';
import { ordinaryDay } from '../support/activities.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const airport = 'Dubai International Airport (DXB)';

const searchFor = (dropoff: string): string =>
  `/transfers/search?${new URLSearchParams({
    pickup: airport,
    dropoff,
    date: ordinaryDay(),
    time: '14:30',
    passengers: '2',
    luggage: '1',
  })}`;

/** Chooses a vehicle from the results, and opens the wizard. */
async function openWizard(shop: Shop) {
  await shop.main.getByRole('button', { name: 'Select Vehicle: Toyota Camry Hybrid' }).click();
  await shop.main.getByRole('button', { name: 'Continue' }).click();
  return shop.page.getByRole('dialog', { name: 'Transfer booking' });
}

const onlyTransfer = async ({ api }: Customer) =>
  (await api.get<{ results: Record<string, unknown>[] }>('/transfers/bookings/')).results;

test('GAP-37 STAFF-27 XFER-36 an unknown place is replaced by a suggestion; flight, child seats and a local phone number reach the staff', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/);
  await shop.signInWithTokens(customer);
  await shop.open(searchFor('Marena'));
  const form = shop.main.getByRole('form', { name: 'Search for a transfer' });
  const dropoff = form.getByRole('combobox', { name: /^Drop-off/ });
  await form.getByRole('button', { name: 'Search transfers' }).click();
  await expect(dropoff).toHaveAccessibleDescription(/We don’t know this place/);
  await form.getByRole('button', { name: 'Dubai Marina' }).click();
  await expect(dropoff).toHaveValue('Dubai Marina');
  await expect(dropoff).toBeFocused();
  await form.getByRole('button', { name: 'Search transfers' }).click();

  const wizard = await openWizard(shop);
  await wizard.getByRole('textbox', { name: /^Flight number/ }).fill('ek 073');
  await wizard.getByRole('button', { name: 'More: Infant seats' }).click();
  await wizard.getByRole('button', { name: 'More: Boosters' }).click();
  await wizard.getByRole('button', { name: 'Continue to payment' }).click();
  await wizard.getByRole('textbox', { name: /^Phone/ }).fill('050 123 4567');
  await wizard.getByRole('radio', { name: 'Card' }).check();
  await wizard.getByRole('button', { name: 'Complete booking' }).click();
  await expect(page).toHaveURL(/\/bookings\/FT\d{8}$/);
  await expect(shop.row('Flight')).toHaveText('EK073');
  await expect(shop.row('Child seats')).toHaveText('1 infant seat, 1 booster');

  const [booking] = await onlyTransfer(customer);
  expect(booking).toMatchObject({
    dropoff_location: 'Dubai Marina',
    phone_number: '+971501234567',
    flight_number: 'EK073',
    child_seats: { infant: 1, child: 0, booster: 1 },
  });
  await shop.signInAsStaff();
  await shop.open(`/dashboard/transfers?search=${booking?.['booking_number']}`);
  await expect(shop.main.getByRole('rowheader')).toHaveCount(1);
  await expect(shop.main.getByRole('row', { name: String(booking?.['booking_number']) })).toContainText(
    'EK073, 1 infant seat, 1 booster',
  );
});
