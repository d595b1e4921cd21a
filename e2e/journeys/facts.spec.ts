import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Locator } from '@playwright/test';
import { createActivity } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

const results = (main: Locator) => main.getByRole('status').filter({ hasText: /^(\d+ results?|Nothing found)$/ });

test('a filter by facts shows its number of results before the click; reload and back keep it', async ({
  page,
  shop,
}) => {
  const { main } = shop;
  // Parallel journeys create activities, about which nothing is known.
  await shop.open('/things-to-do?category=activities');
  await main.getByRole('button', { name: /^Show filters/ }).click();
  const stepFree = main.getByRole('checkbox', { name: /^Step-free access \(\d+\)$/ });
  await expect(stepFree).toBeVisible();
  const count = /\((\d+)\)/.exec((await main.getByText(/^Step-free access \(\d+\)$/).textContent()) ?? '')?.[1];
  await stepFree.check();
  await expect(page).toHaveURL('/things-to-do?category=activities&step_free=true');
  await expect(results(main)).toHaveText(count === '1' ? '1 result' : `${count} results`);
  await main.getByLabel('Age of the youngest').selectOption('4');
  await expect(page).toHaveURL(/suits_age=4&step_free=true$/);
  const narrowed = await results(main).textContent();

  await shop.reload();
  await expect(results(main)).toHaveText(narrowed ?? '');
  await main.getByRole('button', { name: 'Show filters (2)' }).click();
  await expect(main.getByLabel('Age of the youngest')).toHaveValue('4');
  await page.goBack();
  await expect(page).toHaveURL('/things-to-do?category=activities&step_free=true');
  await expect(results(main)).toHaveText(count === '1' ? '1 result' : `${count} results`);
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/things-to-do?category=activities');
});

test('a card hands on the date and the group to the activity; back returns to the list', async ({ page, shop }) => {
  const { main } = shop;
  const activity = await createActivity();
  const date = addDays(toDubaiDate(new Date()), 12);
  const search = encodeURIComponent(activity.title).replaceAll('%20', '+');
  const list = `/things-to-do?category=activities&date=${date}&people=2&search=${search}`;
  await shop.open(list);
  await main.getByRole('link', { name: activity.title }).click();
  await expect(page).toHaveURL(`/activity/${activity.slug}?date=${date}&adults=2`);
  const open = page.getByRole('button', { name: 'Check availability' });
  if (await open.isVisible()) await open.click();
  const adults = page.getByRole('spinbutton', { name: 'Adults' }).filter({ visible: true });
  await expect(adults).toHaveValue('2');
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click();
  await expect(page.getByRole('combobox', { name: /Pickup place/ }).filter({ visible: true })).toBeVisible();
  await page
    .getByText(/^Prayer times on /)
    .filter({ visible: true })
    .click();
  await expect(page.getByText('Maghrib').filter({ visible: true })).toBeVisible();
  await shop.open(list);
  await main.getByRole('link', { name: activity.title }).click();
  await expect(page).toHaveURL(/adults=2$/);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(main.getByLabel('When?')).toHaveValue(date);
});

test('the filter by language finds tours; their page shows it, and the prayer times of each day', async ({
  page,
  shop,
}) => {
  const { main } = shop;
  await shop.open('/things-to-do?category=tours');
  await main.getByRole('button', { name: /^Show filters/ }).click();
  const language = main.getByLabel('Language of the guide');
  const option = language.locator('option', { hasText: /^German \(\d+\)$/ });
  await expect(option).toHaveCount(1);
  const count = /\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1];
  await language.selectOption('German');
  await expect(page).toHaveURL('/things-to-do?category=tours&language=German');
  await expect(results(main)).toHaveText(`${count} results`);

  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tour\//);
  await expect(page.getByRole('region', { name: 'Good to know' }).getByText(/German/)).toBeVisible();
  await page
    .getByText(/^Prayer times on /)
    .filter({ visible: true })
    .click();
  await expect(page.getByText('Maghrib').filter({ visible: true })).toBeVisible();
});
