import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const parts = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Travel assistant' });
  return {
    panel,
    opener: page.getByRole('button', { name: 'Open the travel assistant' }),
    inside: panel.frameLocator('iframe'),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
  };
};

test('SHELL-03 SHELL-51 SHELL-52 GAP-72 a guest chats over any page, full screen and back, and the conversation continues', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const { panel, opener, inside, button } = parts(page);
  const frames: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) frames.push(new URL(frame.url()).pathname);
  });
  await shop.open('/about');
  await expect(opener).toBeVisible();
  expect(frames).toEqual([]);

  await opener.click();
  await expect(panel).toBeVisible();
  const message = inside.getByRole('textbox', { name: /Your message/ });
  await shop.waitUntilHydrated(message);
  await message.fill('2 days trip to Dubai from 2030-03-01');
  await message.press('Enter');
  const response = inside.getByRole('log', { name: 'Conversation' }).getByText(/^Planner: Dubai from Fri 1 March 2030/);
  await expect(response).toBeVisible();
  expect(frames).toEqual(['/assistant']);

  const { width } = (await panel.boundingBox()) ?? { width: 0 };
  await button('Full screen').click();
  const whole = await page.evaluate(() => document.documentElement.clientWidth);
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(whole);
  await expect(response).toBeVisible();
  await button('Leave full screen').click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(width);

  await button('Close the assistant').click();
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await shop.follow('Attractions');
  await expect(page).toHaveURL(/\/attractions$/);
  await opener.click();
  await expect(response).toBeVisible();
  expect(frames).toEqual(['/assistant']);

  await inside.getByRole('link', { name: 'Go to “Generate Itinerary”' }).click();
  await expect(page).toHaveURL(/\/day-planner$/);
  await shop.waitUntilInteractive();
  await expect(shop.main.getByRole('region', { name: 'Your preferences' }).getByText('Dubai')).toBeVisible();
});
