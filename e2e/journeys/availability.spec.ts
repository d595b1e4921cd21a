import { formatDate } from '@aitours/domain/dates';
import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, OPENING_PLACES, ordinaryDay } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

test('the desk closes a day that has bookings, travellers can’t book it any more, and the desk undoes that', {
  tag: '@core',
}, async ({ page, shop, customer }) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  await book(customer, activity, day, 1);
  await shop.signInWithTokens(await createStaffMember('desk'));

  await shop.open('/dashboard/settings');
  await shop.openSection('Availability');
  await shop.main.getByRole('searchbox', { name: 'Search the products' }).fill(activity.title);
  // A click while the rows change is lost.
  await expect(shop.main.getByRole('row').getByRole('link')).toHaveCount(1);
  await shop.main.getByRole('link', { name: activity.title }).click();
  await expect(shop.title).toHaveText(activity.title);
  await page.goto(`${new URL(page.url()).pathname}?month=${day.slice(0, 7)}`);

  const date = shop.main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Change ${formatDate(day)}` }) });
  await expect(date).toContainText('1 sold');
  await date.getByRole('button').click();
  const form = shop.main.getByRole('form', { name: 'Change the availability' });
  await expect(form.getByLabel(/^First date/)).toHaveValue(day);
  await form.getByRole('button', { name: 'Show what changes' }).click();
  await expect(form).toContainText('Changes 1 time slot');
  await expect(form).toContainText('1 time slot of these has places sold or held');
  await form.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(date).toContainText('Closed');
  await expect(date).toContainText('1 sold');

  const availability = `/api/v1/activities/${activity.id}/availability/?start=${day}&end=${day}`;
  const readSpots = async () => (await (await page.request.get(availability)).json())[0]?.spots;
  await expect.poll(readSpots).toBe(0);

  await shop.main.getByRole('button', { name: 'Undo' }).click();
  await expect(date).not.toContainText('Closed');
  await expect.poll(readSpots).toBe(OPENING_PLACES - 1);
});
