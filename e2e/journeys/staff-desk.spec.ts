import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay, placesLeft } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { newestMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const openDialog = async (page: Page, name: string) => {
  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name }).click();
  return page.locator('[role=dialog], [role=alertdialog]');
};

test('the desk finds a booking by the customer’s address, records cash, adds a note, and cancels it', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  const places = await placesLeft(customer, activity, day);
  const { booking_number: number } = await book(customer, activity, day, 1);
  const member = await createStaffMember('desk');
  await shop.signInWithTokens(member);

  await shop.open('/dashboard/bookings');
  await shop.main.getByRole('searchbox').fill(customer.email);
  await expect(page).toHaveURL(/search=/);
  await shop.main.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(page).toHaveURL(/status=confirmed/);
  await shop.main.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/dashboard/bookings/${number}`);
  await expect(shop.title).toHaveText(number);
  await expect(shop.main).toContainText(activity.title);
  await expect(shop.main).toContainText(customer.email);

  const cash = await openDialog(page, 'Record cash payment');
  await expect(cash).toContainText('No mail is sent.');
  await cash.getByRole('button', { name: 'Record cash payment' }).click();
  await expect(shop.notification(/is recorded/)).toBeVisible();
  await expect(shop.title).toBeFocused();
  await expect(shop.main).toContainText('Payment: Paid');

  await shop.main.getByRole('textbox', { name: 'New note' }).fill('Calls from the lobby.');
  await shop.main.getByRole('button', { name: 'Add note' }).click();
  await expect(shop.notification('The note is added.')).toBeVisible();
  await expect(shop.main.getByText('Calls from the lobby.')).toBeVisible();

  await shop.main.getByRole('textbox', { name: 'Message to the customer' }).fill('The driver waits at the gate.');
  await shop.main.getByRole('button', { name: 'Send message' }).click();
  await expect(shop.notification(/The message is on its way to/)).toBeVisible();
  await expect(shop.main.getByText('The driver waits at the gate.')).toBeVisible();
  expect(await newestMail((text) => text.includes(`A message about your booking ${number}`))).toContain('at the gate');

  const dialog = await openDialog(page, 'Cancel booking');
  await expect(dialog.getByRole('status').first()).toHaveText(/^Give AED \d+\.\d\d back to the customer/);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(shop.notification(`Booking ${number} is cancelled.`)).toBeVisible();
  await expect(shop.title).toBeFocused();
  await expect(shop.main).toContainText('Booking: Cancelled');
  const entry = shop.main.getByRole('row', { name: /Cancelled by its terms\. Refund: AED/ });
  await expect(entry).toContainText(member.email);

  expect(await placesLeft(customer, activity, day)).toBe(places);
  const mail = await newestMail((text) => text.includes(number) && /Subject: .*cancel/i.test(text));
  expect(mail).not.toContain('lobby');
});

test('the desk changes the travellers of a booking for its customer', async ({ page, shop, customer }) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  const places = await placesLeft(customer, activity, day);
  const { booking_number: number } = await book(customer, activity, day, 3);
  const member = await createStaffMember('desk');
  await shop.signInWithTokens(member);

  await shop.open(`/dashboard/bookings/${number}`);
  await shop.main.getByRole('link', { name: 'Change date or travellers' }).click();
  await expect(shop.title).toHaveText(`Change booking ${number}`);
  await shop.main.getByRole('button', { name: 'Fewer: Adults' }).click();
  await page.reload();
  await shop.main.getByRole('button', { name: 'See the price' }).click();
  await expect(shop.title).toHaveText('Check the change');
  await expect(shop.main).toContainText(/The total changes to AED [\d,.]+; the customer pays it on the day\./);
  expect(await pageViolations(page)).toEqual([]);
  expect(await overflowingElements(page)).toBe('fits');
  await shop.main.getByRole('button', { name: 'Change booking' }).click();
  await expect(page).toHaveURL(`/dashboard/bookings/${number}`);
  await expect(shop.notification(`Booking ${number} is changed. The customer receives a mail.`)).toBeVisible();
  await expect(shop.main.getByRole('row', { name: /Changed for the customer\./ })).toContainText(member.email);

  expect(await placesLeft(customer, activity, day)).toBe(places - 2);
  await newestMail((text) => text.includes(`Your booking ${number} has changed`));
});

test('what the customer does meanwhile is shown before the desk overwrites it', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/status of 412/);
  const { booking_number: number } = await book(customer, await createActivity(), ordinaryDay(), 1);
  await shop.signInWithTokens(await createStaffMember('desk'));
  await shop.open(`/dashboard/bookings/${number}`);
  const dialog = await openDialog(page, 'Record cash payment');
  await customer.api.delete(`/bookings/${number}/`);
  await dialog.getByRole('button', { name: 'Record cash payment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This booking has changed in the meantime');
  await expect(dialog.getByRole('alert')).toContainText('Cancelled.');
  await expect(dialog.getByRole('button', { name: 'Record cash payment' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(shop.main).toContainText('Booking: Cancelled');
});

test('a manager decides another refund, with a reason that the audit log shows', async ({ page, shop, customer }) => {
  const { booking_number: number } = await book(customer, await createActivity(), ordinaryDay(), 1);
  const member = await createStaffMember('manager');
  await shop.signInWithTokens(member);
  await shop.open(`/dashboard/bookings/${number}`);
  const cash = await openDialog(page, 'Record cash payment');
  await cash.getByRole('button', { name: 'Record cash payment' }).click();
  await expect(shop.notification(/is recorded/)).toBeVisible();

  const dialog = await openDialog(page, 'Cancel booking');
  await dialog.getByRole('radio', { name: 'Another refund' }).check();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toContainText('Please give a reason.');
  await dialog.getByRole('textbox', { name: 'Refund in percent' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The party came three hours late.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(shop.notification(`Booking ${number} is cancelled.`)).toBeVisible();
  await expect(shop.main.getByRole('row', { name: /AED 0\.00\. Reason: The party came/ })).toContainText(member.email);
});

test('the gate sees a booking and can’t change it', async ({ page, shop, customer }) => {
  const { booking_number: number } = await book(customer, await createActivity(), ordinaryDay(), 1);
  const member = await createStaffMember('gate');
  await shop.signInWithTokens(member);
  await shop.open(`/dashboard/bookings/${number}`);
  await expect(shop.main).toContainText('Your role can look at this booking and not change it.');
  await expect(page.getByRole('region', { name: 'Actions' })).toHaveCount(0);
  await expect(shop.main.getByRole('textbox', { name: 'New note' })).toHaveCount(0);
  for (const path of ['cancellations', 'cancellation-overrides', 'confirmations', 'notes'])
    await expect(member.api.post(`/staff-bookings/${number}/${path}/`, {})).rejects.toThrow('403');
});

test('a manager downloads the bookings of a search for a spreadsheet; the desk can’t', async ({
  page,
  shop,
  customer,
}) => {
  const { booking_number: number } = await book(customer, await createActivity(), ordinaryDay(), 1);
  await shop.signInWithTokens(await createStaffMember('manager'));
  await shop.open(`/dashboard/bookings?search=${number}`);
  await expect(shop.main.getByRole('link', { name: number })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await shop.main.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^bookings-20\d\d-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${number},activity,`);

  // The button is hidden from the desk (stories), and the server refuses.
  const { tokens } = await createStaffMember('desk');
  const headers = { authorization: `Bearer ${tokens.access}` };
  expect((await page.request.get('/api/v1/booking-exports/csv/', { headers })).status()).toBe(403);
});
