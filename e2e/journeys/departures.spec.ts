import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { overflowingElements } from '../support/layout.ts';
import { Shop } from '../support/shop.ts';
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
  // The menu may have one, too.
  await shop.main.getByRole('link', { name: 'Departures' }).last().click();
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

test('GAP-59 a booking and its payment appear without reload, and the focus stays', async ({
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

test('GAP-59 the desk assigns a driver by keyboard alone, and the gate sees it live and opens the driver’s manifest', async ({
  page,
  shop,
  customer,
  browser,
}) => {
  const activity = await createActivity();
  const day = ordinaryDay(51 + test.info().parallelIndex);
  const { booking_number: number } = await book(customer, activity, day, 2);
  const second = await createActivity();
  const { booking_number: third } = await book(customer, await createActivity(), day, 1);
  const { booking_number: other } = await book(customer, second, day, 1);
  await shop.signInWithTokens(await createStaffMember('gate'));
  await shop.open(`/dashboard/departures?date=${day}`);
  await expect(shop.main.getByText('Live: changes appear by themselves.')).toBeVisible();
  await expect(shop.main.getByRole('button', { name: /driver/ })).toHaveCount(0);

  const deskPage = await (await browser.newContext()).newPage();
  const desk = new Shop(deskPage, false);
  await desk.signInWithTokens(await createStaffMember('desk'));
  await desk.open(`/dashboard/departures?date=${day}&driver=`);
  await deskPage.setViewportSize({ width: 320, height: 700 });
  const driver = `Rashid ${crypto.randomUUID().slice(0, 4)}`;
  const assign = desk.main.getByRole('button', { name: new RegExp(`^Assign driver of .*${activity.title}`) });
  await tabTo(deskPage, assign);
  await deskPage.keyboard.press('Enter');
  const dialog = deskPage.getByRole('dialog');
  await tabTo(deskPage, dialog.getByRole('textbox', { name: 'Name of the driver' }));
  await deskPage.keyboard.type(driver);
  expect(await overflowingElements(deskPage)).toBe('fits');
  await deskPage.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // It is among those without a driver no more; the focus is at the next one.
  await expect(desk.main.getByRole('row').filter({ hasText: number })).toHaveCount(0);
  await expect(desk.main.locator('button:focus')).toHaveText(/^Assign driver of /);
  // In the list of all departures, a known driver is chosen, and the focus returns.
  await desk.open(`/dashboard/departures?date=${day}`);
  await press(deskPage, desk.main.getByRole('button', { name: new RegExp(`^Assign driver of .*${second.title}`) }));
  await press(deskPage, dialog.getByRole('button', { name: driver }));
  await expect(dialog).toHaveCount(0);
  const change = desk.main.getByRole('button', { name: new RegExp(`^Change driver of .*${second.title}`) });
  await expect(change).toBeFocused();
  expect(await overflowingElements(deskPage)).toBe('fits');
  expect(await pageViolations(deskPage)).toEqual([]);
  await deskPage.context().close();

  await shop.main.getByRole('link', { name: `${driver}: 2 pickups, 3 people` }).click();
  await expect(page).toHaveURL(/driver=Rashid/);
  await expect(shop.main.getByText(`Manifest of ${driver}: 2 departures, 3 people`)).toBeVisible();
  await expect(shop.main.getByText(number)).toBeVisible();
  await expect(shop.main.getByText(other)).toBeVisible();
  await expect(shop.main.getByText(third)).toHaveCount(0);
  expect(await pageViolations(page)).toEqual([]);
});
