import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('a booking and its payment appear without reload, and the focus stays', async ({
  page,
  shop,
  customer,
  browser,
}) => {
  const activity = await createActivity();
  // Bookings of tests that run at the same time would be news as well.
  const day = ordinaryDay(41 + test.info().parallelIndex);
  const { booking_number: first } = await book(customer, activity, day, 1);
  await shop.signInWithTokens(await createStaffMember('gate'));
  await shop.open(`/dashboard/departures?date=${day}`);
  const status = shop.main.getByRole('status').filter({ hasText: 'Live: changes appear by themselves.' });
  await expect(status).toBeVisible();
  let isReloaded = false;
  page.on('load', () => {
    isReloaded = true;
  });
  const row = (number: string) => shop.main.getByRole('row').filter({ hasText: number });
  const link = row(first).getByRole('link').first();
  await tabTo(page, link);

  const { booking_number: second } = await book(customer, activity, day, 2);
  await expect(row(second)).toContainText('New');
  await expect(status).toContainText('1 new booking.');
  await expect(link).toBeFocused();

  const deskPage = await (await browser.newContext()).newPage();
  const desk = new Shop(deskPage, false);
  await desk.signInWithTokens(await createStaffMember('desk'));
  await desk.open(`/dashboard/bookings/${first}`);
  await desk.main.getByRole('button', { name: 'Record cash payment' }).click();
  await deskPage.getByRole('alertdialog').getByRole('button', { name: 'Record cash payment' }).click();
  await expect(desk.main).toContainText('Payment: Paid');

  await expect(row(first)).toContainText('Nothing');
  await expect(row(first)).toContainText('Changed');
  await expect(status).toContainText('1 changed booking.');
  await expect(link).toBeFocused();
  expect(await pageViolations(page)).toEqual([]);
  expect(isReloaded).toBe(false);
  await deskPage.context().close();
});
