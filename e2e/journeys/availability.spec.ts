import { addDays, formatDate } from '@aitours/domain/dates';
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

test('the desk sells a weekday by a rule, closes a date of it, and undoes both', async ({ page, shop }) => {
  const activity = await createActivity();
  const day = ordinaryDay();
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  await shop.signInWithTokens(await createStaffMember('desk'));
  await shop.open(`/dashboard/availability/activity/${activity.id}?month=${day.slice(0, 7)}`);
  const readSpots = async (date = day) => {
    const path = `/api/v1/activities/${activity.id}/availability/?start=${date}&end=${date}`;
    return (await (await page.request.get(path)).json())[0]?.spots;
  };
  const dialog = page.getByRole('dialog');

  await shop.main.getByRole('button', { name: 'Add a rule' }).click();
  for (const name of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await dialog.getByRole('checkbox', { name }).setChecked(name === weekday);
  await dialog.getByLabel(/^First date/).fill(day);
  await dialog.getByLabel(/^Last date/).fill(addDays(day, 21));
  await dialog.getByLabel(/^Places per time slot/).fill('20');
  await dialog.getByLabel(/^Exceptions/).fill(addDays(day, 14));
  await dialog.getByRole('button', { name: 'Add the exception' }).click();
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialog).toContainText('Changes 3 time slots');
  await dialog.getByText('Show the 3 dates').click();
  await expect(dialog).toContainText(`${formatDate(addDays(day, 21))}, 8:00 AM: 20 places`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rules = shop.main.getByRole('list', { name: 'Rules' });
  await expect(rules).toContainText(
    `Every ${weekday} at 8:00 AM, ${formatDate(day)} to ${formatDate(addDays(day, 21))}`,
  );
  expect([await readSpots(), await readSpots(addDays(day, 14))]).toEqual([20, OPENING_PLACES]);

  await shop.main.getByRole('button', { name: 'Add closed dates' }).click();
  await dialog.getByLabel(/^Name/).fill('National Day');
  await dialog.getByLabel(/^First date/).fill(day);
  await dialog.getByLabel(/^Last date/).fill(day);
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const closed = shop.main.getByRole('list', { name: 'Closed dates' });
  await expect(closed).toContainText(`National Day: ${formatDate(day)}`);
  expect(await readSpots()).toBe(0);

  await shop.main.getByRole('button', { name: 'Undo' }).click();
  await expect(closed).toBeHidden();
  expect(await readSpots()).toBe(20);
  await shop.main.getByRole('button', { name: 'Undo' }).click();
  await expect(rules).toBeHidden();
  expect(await readSpots()).toBe(OPENING_PLACES);
});
