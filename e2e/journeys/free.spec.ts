import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Locator, Page } from '@playwright/test';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { caller } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const today = toDubaiDate(new Date());

/** Types a date into a focused date field. Its parts are in the order of Chromium's own language, not of the page's. */
function typeDate(page: Page, date: string): Promise<void> {
  const [year, month, day] = date.split('-');
  return page.keyboard.type(`${month}${day}${year}`);
}

const results = (main: Locator) => main.getByRole('status').filter({ hasText: /^(\d+ results?|Nothing found)$/ });

test('the list shrinks to what is free for four people; URL, reload and back keep the choice; by keyboard', {
  tag: '@core',
}, async ({ page, shop }) => {
  const { main } = shop;
  const date = addDays(today, 12);
  // Parallel journeys book activities and create others. The number of attractions is constant.
  await shop.open('/things-to-do?category=attractions');
  const count = results(main);
  const all = await count.textContent();
  const query = new URLSearchParams({ on_sale: 'true', free_on: date, places: '4', starts_from: '17:00' });
  const free = (await caller().get<{ count: number }>(`/tickets/?${query}`)).count;

  await tabTo(page, main.getByLabel('When?'));
  await typeDate(page, date);
  await expect(page).toHaveURL(`/things-to-do?category=attractions&date=${date}`);
  await tabTo(page, main.getByLabel('Time of day'));
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/&time=evening$/);
  await tabTo(page, main.getByRole('button', { name: 'More: People' }));
  for (let people = 2; people <= 4; people += 1) {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`&people=${people}&`));
  }
  const chosen = `/things-to-do?category=attractions&date=${date}&people=4&time=evening`;
  await expect(page).toHaveURL(chosen);
  expect(all).not.toBe(`${free} results`);
  await expect(count).toHaveText(free === 0 ? 'Nothing found' : free === 1 ? '1 result' : `${free} results`);
  const narrowed = await count.textContent();

  await shop.reload();
  await expect(page).toHaveURL(chosen);
  await expect(count).toHaveText(narrowed ?? '');
  await expect(main.getByLabel('When?')).toHaveValue(date);
  await expect(main.getByRole('spinbutton', { name: 'People' })).toHaveValue('4');

  await page.goBack();
  await expect(page).toHaveURL(/\?category=attractions$/);
  await expect(count).toHaveText(all ?? '');
  await page.goForward();
  await expect(page).toHaveURL(chosen);
  await expect(count).toHaveText(narrowed ?? '');

  await tabTo(page, main.getByRole('button', { name: 'Any date' }));
  await page.keyboard.press('Enter');
  await expect(count).toHaveText(all ?? '');
  await expect(main.getByLabel('When?')).toBeFocused();
});

test('a link with a date is rendered by the server with what is free; an invalid date is ignored', async ({
  page,
  shop,
}) => {
  const activity = await createActivity({ capacity: 2 });
  const date = ordinaryDay();
  const query = (more: string) =>
    `/things-to-do?category=activities&search=${encodeURIComponent(activity.title)}&${more}`;
  const html = async (more: string) => (await page.request.get(query(more))).text();
  const href = `href="/activity/${activity.slug}`;
  expect(await html(`date=${date}&people=2`)).toContain(`${href}?date=${date}&amp;adults=2"`);
  expect(await html(`date=${date}&people=3`)).not.toContain(href);
  expect(await html('date=2030-02-30&people=3')).toContain(`${href}"`);
  await shop.open(query('date=friday'));
  await expect(shop.main.getByRole('link', { name: activity.title })).toBeVisible();
});
