import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

test('the desk sees who comes on a day, opens the manifest of a departure, and a booking from it', async ({
  page,
  shop,
  customer,
}) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  const { booking_number: number } = await book(customer, activity, day, 1);
  await shop.signInWithTokens(await createStaffMember('desk'));

  await shop.open('/dashboard/bookings');
  await shop.main.getByRole('link', { name: 'Departures' }).click();
  await expect(page).toHaveURL('/dashboard/departures');
  await shop.main.getByLabel('Day', { exact: true }).fill(day);
  await expect(page).toHaveURL(`/dashboard/departures?date=${day}`);
  await shop.main.getByRole('link', { name: new RegExp(`^Manifest of .*${activity.title}`) }).click();
  await expect(page).toHaveURL(/departure=activity/);
  await expect(shop.main.getByText(number)).toBeVisible();
  await expect(shop.main).toContainText('to be paid in cash');

  await shop.main.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/dashboard/bookings/${number}`);
  await page.goBack();
  await expect(shop.main.getByText(number)).toBeVisible();
});
