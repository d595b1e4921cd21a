import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay, placesLeft } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { newestMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test('STAFF-29 the desk records the cash of several bookings, undoes it, and cancels those that haven’t changed', async ({
  page,
  shop,
  customer,
}) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  const places = await placesLeft(customer, activity, day);
  const numbers: string[] = [];
  for (let party = 0; party < 3; party++) numbers.push((await book(customer, activity, day, 1)).booking_number);
  const [first = '', second = '', third = ''] = numbers;
  await shop.signInWithTokens(await createStaffMember('desk'));
  await shop.open(`/dashboard/bookings?search=${encodeURIComponent(customer.email)}`);
  await expect(shop.main.getByRole('link', { name: first })).toBeVisible();

  // By keyboard: the page, then an action.
  const all = shop.main.getByRole('checkbox', { name: 'Select all on this page' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(shop.main.getByText('3 bookings selected')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shop.main.getByRole('button', { name: 'Record cash' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Records cash for 3 bookings, AED [\d,.]+\.$/)).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Record cash for 3 bookings' }).click();
  await expect(dialog.getByText(/^Recorded cash for 3 bookings/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Result' })).toBeFocused();
  await dialog.getByRole('button', { name: /^Undo/ }).click();
  await expect(dialog.getByText(/^Withdrew the cash of 3 bookings/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(shop.main.getByRole('button', { name: 'Record cash' })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 700 });
  await shop.main.getByRole('button', { name: 'Cancel bookings' }).click();
  await expect(dialog.getByText('Cancels 3 bookings, refunds AED 0.00, sends 3 mails.')).toBeVisible();
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  // The customer cancels one of them before the desk does.
  await customer.api.delete(`/bookings/${second}/`);
  await dialog.getByRole('button', { name: 'Cancel 3 bookings' }).click();
  await expect(dialog.getByText('Please give a reason.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A storm closes the desert.');
  await dialog.getByRole('button', { name: 'Cancel 3 bookings' }).click();
  await expect(dialog.getByText('Cancelled 2 bookings, refunds AED 0.00. Skipped 1.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: new RegExp(`${second}.*Skipped: Already cancelled`) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const number of numbers)
    await expect(shop.main.getByRole('row', { name: new RegExp(number) })).toContainText('Cancelled');

  expect(await placesLeft(customer, activity, day)).toBe(places);
  await newestMail((text) => text.includes(first) && /Subject: .*cancel/i.test(text));
  await shop.open(`/dashboard/bookings/${third}`);
  await expect(shop.main.getByRole('row', { name: /Reason: A storm closes the desert\./ })).toBeVisible();
});

test('GAP-59 the gate has no checkboxes', async ({ shop, customer }) => {
  const { booking_number: number } = await book(customer, await createActivity(), ordinaryDay(), 1);
  await shop.signInWithTokens(await createStaffMember('gate'));
  await shop.open(`/dashboard/bookings?search=${number}`);
  await expect(shop.main.getByRole('link', { name: number })).toBeVisible();
  await expect(shop.main.getByRole('checkbox')).toHaveCount(0);
});
