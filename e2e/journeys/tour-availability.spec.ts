import type { Schema } from '@aitours/api-client';
import { addDays, formatDate } from '@aitours/domain/dates';
import type { Page } from '@playwright/test';
import { createStaffMember } from '../support/accounts.ts';
import { ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { createTour } from '../support/tours.ts';

/** Publishes a new tour as an editor, and opens the month of a date in its availability. */
async function openMonth(shop: Shop, date: string): Promise<Schema<'StaffTour'>> {
  const editor = await createStaffMember('content');
  const created = await createTour(editor);
  await shop.signInWithTokens(editor);
  await shop.open(`/dashboard/catalogue/tours/${created.id}`);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  // The menu has a link of this name, too.
  const ofTour = shop.page.locator(`[href$="/tour/${created.id}"]`);
  await shop.main.getByRole('link', { name: 'Availability' }).and(ofTour).click();
  await expect(shop.title).toHaveText(created.tour.title);
  await shop.open(`${new URL(shop.page.url()).pathname}?month=${date.slice(0, 7)}`);
  return created;
}

const findDay = ({ main, page }: Shop, date: string) =>
  main.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Change ${formatDate(date)}` }) });

/** Opens a tour on another page, as travellers see it, with a start date. */
async function chooseStart(page: Page, { isPhone }: Shop, slug: string | undefined, date: string) {
  const traveller = new Shop(page, isPhone);
  await traveller.open(`/tour/${slug}`);
  const panel = traveller.main.getByRole('region', { name: 'Your price' });
  await panel.getByLabel('Start date').fill(date);
  return { panel, field: panel.getByLabel('Start date') };
}

test('an editor closes start dates of a tour and undoes that, then limits one, and travellers can’t choose what isn’t sold', async ({
  page,
  context,
  shop,
}) => {
  const day = ordinaryDay(30);
  const { id, tour } = await openMonth(shop, day);
  const other = await context.newPage();
  const readPlaces = async (date: string) => {
    const response = await page.request.get(`/api/v1/tours/tours/${id}/availability/`);
    const { limited_dates: dates }: Schema<'TourAvailability'> = await response.json();
    return dates.find((limited) => limited.date === date)?.places_left;
  };
  const cell = findDay(shop, day);
  await expect(cell).toContainText('No limit');
  await cell.getByRole('button').click();
  const form = shop.main.getByRole('form', { name: 'Change the availability' });
  await expect(form.getByLabel(/^First date/)).toHaveValue(day);
  await form.getByLabel(/^Last date/).fill(addDays(day, 1));
  await form.getByRole('button', { name: 'Show what changes' }).click();
  await expect(form).toContainText('Changes 2 start dates');
  expect(await readPlaces(day)).toBeUndefined();
  await form.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(cell).toContainText('Closed');
  await expect.poll(() => readPlaces(day)).toBe(0);
  expect(await readPlaces(addDays(day, 1))).toBe(0);
  const closed = await chooseStart(other, shop, tour.slug, day);
  await expect(closed.field).toHaveAccessibleDescription(/No places are left/);

  await shop.main.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).toContainText('No limit');
  await expect.poll(() => readPlaces(day)).toBeUndefined();
  const open = await chooseStart(other, shop, tour.slug, day);
  await expect(open.panel).toContainText('AED 2,000.00');
  await expect(open.field).not.toHaveAccessibleDescription(/No places are left/);

  await cell.getByRole('button').click();
  await form.getByRole('radio', { name: 'Change the capacity' }).check();
  await form.getByLabel(/^Places per start date/).fill('1');
  await form.getByRole('button', { name: 'Show what changes' }).click();
  await expect(form).toContainText('Changes 1 start date');
  expect(await pageViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(cell).toContainText('1 left');
  await expect(shop.main).toContainText(`Changed the capacity to 1, ${formatDate(day)} (1 start date)`);
  await expect.poll(() => readPlaces(day)).toBe(1);
  // A party of two.
  const limited = await chooseStart(other, shop, tour.slug, day);
  await expect(limited.field).toHaveAccessibleDescription(/Only 1 place is left/);

  await form.getByLabel(/^Places per start date/).fill('');
  await form.getByRole('button', { name: 'Show what changes' }).click();
  await form.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(cell).toContainText('No limit');
  await expect.poll(() => readPlaces(day)).toBeUndefined();
});
