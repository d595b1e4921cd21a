import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Keeps the page's scripts away, as a slow network does. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed into the search before the scripts have come is searched for once they are there', async ({
  page,
  shop,
}) => {
  const release = await holdScripts(page);
  await page.goto('/things-to-do', { waitUntil: 'commit' });
  const search = shop.main.getByRole('searchbox');
  await search.fill('balloon');
  release();
  await shop.hears(search);
  await search.press('Enter');
  await expect(page).toHaveURL(/search=balloon/);
  await expect(search).toHaveValue('balloon');
});

test('PLAN-05 what is written to the planner before the scripts have come can be sent', async ({ page, shop }) => {
  const release = await holdScripts(page);
  await page.goto('/assistant', { waitUntil: 'commit' });
  const message = shop.main.getByRole('textbox', { name: /Your message/ });
  await message.fill('2 days trip to Dubai from 2030-03-01');
  release();
  await shop.hears(message);
  await expect(message).toHaveValue('2 days trip to Dubai from 2030-03-01');
  await message.press('Enter');
  await expect(shop.main.getByRole('log').getByText(/^You: 2 days trip to Dubai from 2030-03-01$/)).toBeVisible();
});
