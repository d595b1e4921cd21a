import type { Schema } from '@aitours/api-client';
import { toDubaiDate } from '@aitours/domain/dates';
import type { Locator, Page } from '@playwright/test';
import { type Customer, createStaffMember } from '../support/accounts.ts';
import { book, createActivity } from '../support/activities.ts';
import { stayOffline } from '../support/offline.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The gate opens without a network through the service worker. */
test.use({ serviceWorkers: 'allow' });

const today = () => toDubaiDate(new Date());

/** Books an activity of today for two adults; its slot starts at the end of the day, so it can be booked at any time. */
async function bookToday(customer: Customer): Promise<{ number: string; codes: string[] }> {
  const slot = { start_date: today(), end_date: today(), available_days: [0, 1, 2, 3, 4, 5, 6], start_time: '23:59' };
  const activity = await createActivity({ time_slots: [slot] });
  const { booking_number: number } = await book(customer, activity, today(), 2);
  const { passes } = await customer.api.get<Schema<'BookingPasses'>>(`/bookings/${number}/passes/`);
  return { number, codes: passes.map(({ code }) => code ?? '') };
}

const field = (shop: Shop): Locator => shop.main.getByRole('textbox', { name: 'Number or name' });

async function enter(shop: Shop, text: string): Promise<void> {
  await field(shop).fill(text);
  await field(shop).press('Enter');
}

const result = (shop: Shop, title: string): Locator => shop.main.getByRole('heading', { level: 2, name: title });

async function openGate(shop: Shop, member: Customer): Promise<void> {
  await shop.signInWithTokens(member);
  await shop.open('/dashboard/gate');
  await expect(shop.title).toHaveText('Gate');
  await expect(result(shop, 'Ready')).toBeVisible();
}

const scanAt = (member: Customer, pass: string, scannedAt: Date, gate: string) =>
  member.api.post<Schema<'RecordedCheckIns'>>('/check-ins/', {
    sent_at: new Date().toISOString(),
    scans: [{ id: crypto.randomUUID(), pass, scanned_at: scannedAt.toISOString(), gate }],
  });

const findCheckIn = async (member: Customer, number: string): Promise<Schema<'CheckIn'> | null | undefined> => {
  const query = `date=${today()}&search=${number.slice(0, 10)}`;
  const { results } = await member.api.get<Schema<'ExpectedBookingPage'>>(`/expected-bookings/?${query}`);
  return results[0]?.passes.find((pass) => pass.number === number)?.check_in;
};

const readUnsent = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('gate scans'))
      .map(([, text]) => text)
      .join(),
  );

test('without a network passes are verified and stored; another gate’s earlier scan wins when they are sent', {
  tag: '@core',
}, async ({ page, context, shop, customer, browserErrors }) => {
  browserErrors.expectOffline();
  const { number, codes } = await bookToday(customer);
  const [first = '', second = ''] = codes;
  const forged = `${first.slice(0, 30)}AAAA${first.slice(34)}`;
  const member = await createStaffMember('gate');
  await openGate(shop, member);
  const isStored = (path: string) =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);
  await expect.poll(() => isStored('/dashboard/gate')).toBe(true);
  await expect.poll(() => isStored('/gate/day')).toBe(true);

  await context.setOffline(true);
  await enter(shop, first);
  await expect(result(shop, 'Welcome')).toBeVisible();
  await enter(shop, second);
  await expect(shop.main.getByText('2 scans not sent yet')).toBeVisible();
  await enter(shop, first);
  await expect(result(shop, 'Already in')).toBeVisible();
  await enter(shop, forged);
  await expect(result(shop, 'Not our pass')).toBeVisible();

  // Opened again without a network, the gate has its list and its scans.
  await shop.reload();
  await stayOffline(context);
  await expect(shop.main.getByText('No connection')).toBeVisible();
  await expect(shop.main.getByText('2 scans not sent yet')).toBeVisible();
  await enter(shop, second);
  await expect(result(shop, 'Already in')).toBeVisible();

  // Another gate has scanned the second pass before it.
  await scanAt(member, second, new Date(Date.now() - 5 * 60_000), 'South gate');
  await context.setOffline(false);
  await expect(shop.main.getByText(/not sent yet/)).toBeHidden();
  await expect.poll(async () => (await findCheckIn(member, `${number}-1`))?.gate).toBe('Gate 1');
  expect((await findCheckIn(member, `${number}-2`))?.gate).toBe('South gate');
  const refused = shop.main.getByRole('alert').filter({ hasText: '1 scan let in without a connection' });
  await expect(refused).toContainText(new RegExp(`${number}-2 · Already in · First scan at .*, South gate`));
  await refused.getByRole('button', { name: 'I have seen this' }).click();
  await expect(refused).toBeHidden();
});

test('logging out asks before unsent scans are deleted, and deletes the day’s list', async ({
  page,
  context,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expectOffline();
  const { number } = await bookToday(customer);
  await openGate(shop, await createStaffMember('gate'));
  const hasCopy = () => page.evaluate(async () => (await caches.match('/gate/day')) !== undefined);
  await expect.poll(hasCopy).toBe(true);
  await context.setOffline(true);
  await enter(shop, `${number}-1`);
  await expect(shop.main.getByText('1 scan not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out now?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  expect(await readUnsent(page)).toContain(`${number}-1`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  expect(await readUnsent(page)).not.toContain(number);
  await expect.poll(hasCopy).toBe(false);
});

test('the camera is allowed by the page’s policy', async ({ shop }) => {
  const response = await shop.page.goto('/dashboard/gate');
  expect(response?.headers()['permissions-policy']).toContain('camera=(self)');
});
