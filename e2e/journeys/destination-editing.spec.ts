import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an editor writes destinations of both pages and publishes them; travellers see them at once, and archived no more', async ({
  page,
  shop,
  browserErrors,
}) => {
  // The page of an attraction that isn't sold.
  browserErrors.expect(/status of 404/);
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Destinations' }).click();
  await shop.main.getByRole('link', { name: 'New destination' }).click();
  const form = shop.main.getByRole('form', { name: 'Destination' });
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await form.getByRole('link', { name: 'Please fill this in' }).first().click();
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

  const has = async (path: string, text: string) => (await (await page.request.get(path)).text()).includes(text);
  const number = Date.now();
  const name = `Fujairah ${number}`;
  const fill = (label: RegExp, text: string) => form.getByRole('textbox', { name: label }).fill(text);
  await fill(/^Name/, name);
  await fill(/^Text below the name/, 'Reefs and mountains');
  await fill(/^The card leads to/, 'Fujairah');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(name);
  expect(await pageViolations(page)).toEqual([]);
  expect(await has('/', name)).toBe(false);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The destination is published.')).toBeVisible();
  const editing = page.url();
  expect(await has('/', name)).toBe(true);

  await shop.main.getByRole('link', { name: 'See its page in the shop' }).click();
  const places = shop.main.getByRole('region', { name: 'Top destinations' });
  const card = places.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('Reefs and mountains')).toBeVisible();
  await card.getByRole('link', { name }).click();
  await shop.expectPath(/\/things-to-do\?search=Fujairah$/);

  await page.goto(editing);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');
  await shop.main.getByRole('button', { name: 'Archive' }).click();
  await expect(shop.notification('The destination is archived.')).toBeVisible();
  expect(await has('/', name)).toBe(false);

  // One in Saudi Arabia: its city gets a tab, and its card leads to a page that says it isn't sold yet.
  const city = `Abha ${number}`;
  await shop.main.getByRole('link', { name: 'All destinations' }).click();
  await shop.main.getByRole('link', { name: 'New destination' }).click();
  await form.getByRole('combobox', { name: 'Page' }).selectOption('Saudi Arabia');
  await fill(/^Name/, `Rijal ${number}`);
  await fill(/^Description/, 'A village of stone towers.');
  await fill(/^City/, city);
  await fill(/^Duration/, '2 hours');
  await fill(/^Price/, 'from AED 80');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(`Rijal ${number}`);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The destination is published.')).toBeVisible();
  expect(await has('/saudi-arabia', city)).toBe(true);
  const saudi = page.url();
  await page.goto(`/attractions/rijal-${number}`);
  await expect(shop.main.getByRole('heading', { name: `Rijal ${number} can’t be booked here yet` })).toBeVisible();
  await page.goto(saudi);
  await shop.main.getByRole('button', { name: 'Archive' }).click();
  await expect(shop.notification('The destination is archived.')).toBeVisible();
  expect(await has('/saudi-arabia', city)).toBe(false);
});
