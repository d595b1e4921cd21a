import { readFile } from 'node:fs/promises';
import { addDays, formatDate } from '@aitours/domain/dates';
import type { Locator } from '@playwright/test';
import { addToCart, createActivity, OPENING_PLACES, ordinaryDay, placesLeft } from '../support/activities.ts';
import { addTicketsToCart, bookTour, bookTransfer, findTicketOffer } from '../support/orders.ts';
import { expect, test } from '../support/test.ts';

test('CHECKOUT-28 CHECKOUT-40 BOOK-02 BOOK-04 BOOK-17 BOOK-19 BOOK-29 BOOK-30 all four kinds in one list, each with its voucher; cancelling releases the places', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  // Four kinds, eight pages.
  test.slow();
  const day = ordinaryDay(20);
  const activity = await createActivity();
  const sale = await findTicketOffer(customer, day);
  await addToCart(customer, activity, day, 3);
  await addTicketsToCart(customer, sale, day, 2);
  await shop.signInWithTokens(customer);

  await shop.open('/checkout');
  await shop.checkout.payCash();
  await shop.checkout.book.click();
  await shop.checkout.expectThankYou();
  const references = await shop.row('Booking references').textContent();
  const [bookedActivity = '', bookedTickets = ''] = references?.split(', ') ?? [];
  expect([bookedActivity.slice(0, 2), bookedTickets.slice(0, 2)]).toEqual(['AB', 'EB']);
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES - 3);
  const tour = await bookTour(customer, day);
  const transfer = await bookTransfer(customer, day, addDays(day, 5));

  const vouchers: readonly [number: string, what: string, row: string, value: RegExp][] = [
    [bookedActivity, activity.title, 'Pickup location', /Dubai$/],
    [bookedTickets, sale.event.title, 'Quantity', /^2$/],
    [tour.booking_number, tour.tour.title, 'Adults', /^2$/],
    [transfer.booking_number, 'Dubai Marina', 'Return journey', new RegExp(formatDate(addDays(day, 5)))],
  ];
  for (const [number, what, row, value] of vouchers) {
    await shop.open('/customer');
    await expect(shop.main.getByRole('article')).toHaveCount(4);
    await expect(shop.bookingCard(number)).toContainText(what);
    await expect(shop.bookingCard(number)).toContainText('Free cancellation until');
    await shop
      .bookingCard(number)
      .getByRole('link', { name: `Voucher of ${number}` })
      .click();
    await expect(shop.main.getByRole('heading', { name: 'Voucher' })).toBeVisible();
    await expect(shop.row(row)).toHaveText(value);
    await expect(shop.main.getByRole('img', { name: `QR code of ${number}` })).toBeVisible();
    const download = page.waitForEvent('download');
    await shop.main.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${number}.ics`);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain(`UID:${number}-1@aitours`);
    expect(calendar).toContain(day.replaceAll('-', ''));
  }

  await page.goBack();
  const card = shop.bookingCard(bookedActivity);
  await card.getByRole('button', { name: `Cancel ${bookedActivity}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel booking ${bookedActivity}?` });
  await expect(dialog).toContainText('Nothing was paid, so nothing is refunded.');
  await expect(dialog).toContainText(`Cancelling is free until ${formatDate(addDays(day, -1))}, 8:00 AM, Dubai time.`);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(card).toContainText('N/A');
  expect(await placesLeft(customer, activity, day)).toBe(OPENING_PLACES);

  await shop.open(`/customer/${bookedActivity}/voucher`);
  await expect(shop.main.getByText('Its voucher is no longer valid')).toBeVisible();
  await expect(shop.main.getByRole('img', { name: /^QR code/ })).toBeHidden();
});

test('CONST-20 the terms of a product are the same in cart, checkout, voucher and cancel dialog', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  const day = ordinaryDay(20);
  const activity = await createActivity({
    cancellation_terms: [
      { hours_before: 72, percent: 100 },
      { hours_before: 24, percent: 50 },
    ],
  });
  const rows = [3, 1].map((days) => `Until ${formatDate(addDays(day, -days))}, 8:00 AM`);
  const expectTerms = async (scope: Locator) => {
    const table = scope.getByRole('table');
    await expect(table.getByRole('rowheader')).toContainText([...rows, 'After that']);
    await expect(table.getByRole('cell')).toHaveText(['100%', '50%', 'Nothing']);
  };
  await addToCart(customer, activity, day);
  await shop.signInWithTokens(customer);
  for (const path of ['/cart', '/checkout']) {
    await shop.open(path);
    await shop.main.getByText('What you get back if you cancel').click();
    await expectTerms(shop.main);
  }
  await shop.checkout.payCash();
  await shop.checkout.book.click();
  await shop.checkout.expectThankYou();
  const number = (await shop.row('Booking reference').textContent()) ?? '';
  await shop.open(`/customer/${number}/voucher`);
  await expectTerms(shop.main);
  await shop.open('/customer');
  await shop
    .bookingCard(number)
    .getByRole('button', { name: `Cancel ${number}` })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Nothing was paid, so nothing is refunded.');
  await expect(dialog).not.toContainText('24 hours');
  await expectTerms(dialog);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(shop.bookingCard(number)).toContainText('Nothing was paid, so nothing is refunded.');
});

test('CHECKOUT-46 BOOK-30 vouchers and receipts print on one sheet, dark on white in any theme', async ({
  page,
  shop,
  customer,
}) => {
  const day = ordinaryDay(20);
  const { booking_number: number } = await bookTour(customer, day);
  const { booking_number: transfer } = await bookTransfer(customer, day, addDays(day, 5));
  const activity = await createActivity();
  const item = await addToCart(customer, activity, day);
  expect(item.duration_minutes).toBe(60);
  await shop.signInWithTokens(customer);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shop.open('/checkout');
  await shop.checkout.payCash();
  await shop.checkout.book.click();
  const receipt = await shop.checkout.expectThankYou();

  for (const [path, shown] of [
    [`/customer/${number}/voucher`, 'Please arrive 15 minutes early.'],
    [`/booking-confirmation/${receipt}`, 'Total Amount'],
    [`/thank-you/${receipt}`, 'Your order'],
    [`/bookings/${transfer}`, 'Payment information'],
  ] as const) {
    await shop.open(path);
    await expect(shop.main.getByText(shown)).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(shop.main.getByText(shown)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(shop.main.getByText('aiTours').first()).toBeVisible();
    await expect(shop.main.getByRole('button', { name: /^Print/ })).toBeHidden();
    await expect(shop.main.getByRole('link', { name: /Home$/ })).toBeHidden();
    const ink = await shop.title.evaluate((title) => getComputedStyle(title).color);
    const [red = 255, green = 255, blue = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
    expect(red + green + blue, 'the ink is dark').toBeLessThan(300);
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
});
