import { readFile } from 'node:fs/promises';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { expect, test } from '../support/test.ts';

const start = addDays(toDubaiDate(new Date()), 20);

test('PLAN-05 PLAN-07 PLAN-09 PLAN-16 PLAN-17 PLAN-20 PLAN-21 PLAN-27 SHELL-04 SHELL-16 a guest chats, plans, shares, reloads and continues to book', {
  tag: ['@core', '@phone'],
}, async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open('/day-planner');
  await expect(shop.title).toHaveText('AI Travel Day Planner');
  const generate = shop.main.getByRole('button', { name: 'Generate Itinerary' });
  await expect(generate).toBeDisabled();
  const message = shop.main.getByRole('textbox', { name: /Your message/ });
  const conversation = shop.main.getByRole('log', { name: 'Conversation' });
  await message.fill(`3 days trip to Dubai from ${start}, we are 2, budget 3000`);
  await message.press('Enter');
  await expect(conversation.getByText(/for 2 people, up to AED 3,000\. Press “Generate Itinerary”/)).toBeVisible();
  await message.fill('We love food');
  await message.press('Enter');
  await expect(conversation.getByText(/interested in food, up to AED 3,000/)).toBeVisible();

  await generate.click();
  const title = shop.main.getByRole('heading', { name: '3 days in Dubai' });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/day-planner\?plan=[\w-]+$/);
  await expect(shop.main.getByText(/^Whole route: \d+\.\d km · \d+ min$/)).toBeVisible();
  const links = shop.main.getByRole('link', { name: /^See and book/ });
  expect(await links.count()).toBeGreaterThanOrEqual(3);
  const names = await links.allTextContents();
  const map = shop.main.getByRole('region', { name: 'Map of your itinerary' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('img', { name: /^Stop 1: / })).toBeVisible();

  const download = page.waitForEvent('download');
  await shop.main.getByRole('button', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(names.length);

  await shop.reload();
  await expect(title).toBeVisible();
  await expect(links).toHaveText(names);
  await expect(shop.main.getByRole('region', { name: 'Your preferences' }).getByText('2 people')).toBeVisible();

  await links.first().click();
  await expect(page).toHaveURL(/\/(activity|attractions)\//);
  await page.goBack();
  await expect(links).toHaveText(names);
});
