import type { Schema } from '@aitours/api-client';
import { formatPrice, formatWireAmount } from '@aitours/domain/money';
import type { Quirks } from '@aitours/domain/quirks';
import type { Locator, Page } from '@playwright/test';
import type { Customer } from '../support/accounts.ts';
import { ordinaryDay } from '../support/activities.ts';
import { abortScript } from '../support/deferredScripts.ts';
import { payFirst } from '../support/firstBooking.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const airport = 'Dubai International Airport (DXB)';
const findWizard = (page: Page): Locator => page.getByRole('dialog', { name: 'Transfer booking' });
const findChip = (page: Page): Locator =>
  page.getByRole('button', { name: 'Transfer Booking - Click to continue booking' });
const findFare = (shop: Shop, name: string): Locator => shop.main.getByRole('article').filter({ hasText: name });

/** Fills in the search form, on any page; the results get the search as navigation state (XFER-08). */
async function search(shop: Shop, { transferSearch }: Quirks, passengers = 2, luggage = 0): Promise<void> {
  const form = shop.main.getByRole('form', { name: 'Search for a transfer' });
  await form.getByRole('combobox', { name: /^Pickup/ }).fill(airport);
  await form.getByRole('combobox', { name: /^Drop-off/ }).fill('Dubai Marina');
  await form.getByLabel(/^Date/).fill(ordinaryDay());
  await form.getByRole('spinbutton', { name: 'Passengers' }).fill(String(passengers));
  await form.getByRole('spinbutton', { name: 'Pieces of luggage' }).fill(String(luggage));
  await form.getByRole('button', { name: 'Search transfers' }).click();
  await shop.expectPath('/search-results');
  expect(await shop.main.evaluate(() => history.state)).toMatchObject({
    pickupLocation: airport,
    dropoffLocation: 'Dubai Marina',
    date: ordinaryDay(),
    time: transferSearch.time,
    passengers,
    luggage,
  });
}

async function choose(shop: Shop, vehicle: string): Promise<void> {
  await shop.main.getByRole('button', { name: `Select Vehicle: ${vehicle}` }).click();
  await shop.expectPath('/booking');
  await expect(shop.title).toHaveText('Complete Your Booking');
}

const query = () =>
  `/transfers/search?${new URLSearchParams({
    pickup: airport,
    dropoff: 'Dubai Marina',
    date: ordinaryDay(),
    time: '14:30',
    passengers: '2',
    luggage: '1',
  })}`;

const myTransfers = (customer: Customer) => customer.api.get<Schema<'TransferBookingPage'>>('/transfers/bookings/');

test('XFER-01 XFER-02 XFER-08 XFER-11 XFER-32 XFER-33 XFER-34 XFER-36 XFER-37 XFER-39 XFER-40 AUTH-30 SHELL-31 a guest finds a vehicle from the home page, signs in during the booking, and books a return transfer', {
  tag: '@core',
}, async ({ page, shop, customer, quirks }) => {
  test.slow();
  const format = (fare: number) => formatPrice(fare, quirks.prices.signs.transfers);
  const paid = payFirst(223_30, quirks);
  await shop.open('/');
  await shop.main.getByRole('button', { name: 'Transfer', exact: true }).click();
  await search(shop, quirks);
  await expect(findFare(shop, 'Toyota Camry Hybrid')).toContainText(format(111_65));
  await expect(findFare(shop, 'Toyota Camry Hybrid')).toContainText(`38.5 km × ${format(2_90)}`);
  await choose(shop, 'Toyota Camry Hybrid');
  await shop.main.getByRole('button', { name: 'Continue' }).click();

  const wizard = findWizard(page);
  await wizard.getByRole('switch', { name: 'Return journey' }).click();
  await wizard.getByLabel(/^Return date/).fill(ordinaryDay());
  await wizard.getByRole('combobox', { name: /^Return time/ }).selectOption('20:30');
  await expect(wizard).toContainText(format(223_30));
  await wizard.getByRole('button', { name: 'Continue to payment' }).click();
  await wizard.getByRole('textbox', { name: /^First name/ }).fill(customer.firstName);
  await wizard.getByRole('textbox', { name: /^Last name/ }).fill(customer.lastName);
  await wizard.getByRole('textbox', { name: /^Email/ }).fill(customer.email);
  await wizard.getByRole('textbox', { name: /^Phone/ }).fill(customer.phone);
  await wizard.getByRole('radio', { name: 'Wallet' }).check();
  await wizard.getByRole('button', { name: 'Complete booking' }).click();

  await expect(page).toHaveURL(/\/auth\?returnUrl=\/transfer-booking$/);
  await expect(wizard).toBeHidden();
  await shop.main.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await shop.main.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await shop.main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await shop.expectPath('/transfer-booking');
  await expect(wizard.getByRole('heading', { name: 'Your details and payment' })).toBeVisible();
  await expect(wizard.getByRole('radio', { name: 'Wallet' })).toBeChecked();
  await expect(wizard).toContainText(format(paid));
  await wizard.getByRole('button', { name: 'Complete booking' }).click();

  await expect(page).toHaveURL(/\/bookings\/FT\d{8}$/);
  await expect(shop.title).toHaveText('Booking Confirmed!');
  await expect(shop.main).toContainText(format(paid));
  await expect(shop.main).toContainText('PENDING');
  const { results } = await myTransfers(customer);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({
    total_amount: formatWireAmount(paid),
    distance: 38.5,
    payment_method: 'wallet',
    return_journey: true,
    return_time: '20:30',
  });
  await shop.reload();
  await expect(shop.title).toHaveText('Booking Confirmed!');
  expect(await page.evaluate(() => localStorage.getItem('transferBooking'))).toBeNull();
  await shop.open('/bookings');
  await expect(shop.bookingCard(results[0]?.booking_number ?? '')).toBeVisible();
});

test('XFER-07 XFER-09 XFER-16 XFER-18 XFER-20 XFER-21 XFER-22 SHELL-24 SHELL-30 the wizard survives navigation and reload, minimised or not, until it is closed', {
  tag: '@core',
}, async ({ page, shop }) => {
  await shop.open(query());
  await shop.main.getByRole('button', { name: 'Search transfers' }).click();
  await shop.expectPath('/search-results');
  await shop.reload();
  await choose(shop, 'Tesla Model 3');
  await shop.reload();
  await shop.main.getByRole('button', { name: 'Continue' }).click();
  const wizard = findWizard(page);
  await wizard.getByRole('button', { name: 'More: Suitcases' }).click();
  await page.keyboard.press('Escape');
  await expect(findChip(page)).toBeFocused();
  await shop.expectHistoryDepth(0);

  await page.goBack();
  await shop.expectPath('/search-results');
  await expect(findChip(page)).toBeVisible();
  await shop.open('/about');
  await findChip(page).click();
  await expect(wizard).toContainText('Tesla Model 3');
  await expect(wizard.getByRole('spinbutton', { name: 'Suitcases' })).toHaveValue('2');
  await shop.reload();
  await wizard.getByRole('button', { name: 'Close' }).click();
  await expect(wizard).toBeHidden();
  await expect(findChip(page)).toBeHidden();
  await shop.expectHistoryDepth(0);
  await shop.reload();
  await expect(shop.title).toBeVisible();
  await expect(findChip(page)).toBeHidden();
});

test('XFER-08 XFER-10 GAP-39 BROWSE-07 BROWSE-08 from things to do, vehicles that are too small for a party of eight show the reason', {
  tag: '@core',
}, async ({ shop, quirks }) => {
  await shop.open('/things-to-do?category=transfers');
  await search(shop, quirks, 8, 3);
  await expect(shop.main.getByRole('button', { name: /^Select Vehicle: Toyota Hiace/ })).toBeVisible();
  await expect(shop.main.getByRole('button', { name: /^Select Vehicle: Tesla/ })).toHaveCount(0);
  await expect(shop.main).toContainText('Takes 6 passengers; you have 8.');
});

test('XFER-17 when the wizard fails to load, each click shows an error', async ({ page, shop, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED|dynamically imported module/);
  await abortScript(page, 'src/app/shell/OverPagePart.tsx');
  await shop.open(query());
  await shop.main.getByRole('button', { name: 'Search transfers' }).click();
  await choose(shop, 'Toyota Camry Hybrid');
  const notice = shop.notification('Your transfer booking couldn’t be loaded');
  for (let press = 1; press <= 2; press += 1) {
    await shop.main.getByRole('button', { name: 'Continue' }).click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(notice).toHaveCount(0);
  }
});
