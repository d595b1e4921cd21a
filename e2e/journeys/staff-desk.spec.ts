import type { Page } from '@playwright/test';
import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay, placesLeft } from '../support/activities.ts';
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
