import { createStaffMember } from '../support/accounts.ts';
import { ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an editor writes a cruise, previews and publishes it; a customer finds and requests it; archived, it is gone', async ({
  page,
  shop,
  browser,
}) => {
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Cruises' }).click();
  await shop.main.getByRole('link', { name: 'New cruise' }).click();
  const form = shop.main.getByRole('form', { name: 'Cruise' });
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await form.getByRole('link', { name: 'Please fill this in' }).first().click();
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

  const id = `musandam-${Date.now()}`;
  const name = `Musandam ${id.slice(9)}`;
  const fill = (label: RegExp, text: string) => form.getByRole('textbox', { name: label }).fill(text);
  await fill(/^Name/, name);
  await fill(/^In one sentence/, 'A day among the fjords.');
  await fill(/^Overview/, 'Along the cliffs to the north.\nLunch is served on deck.');
  await fill(/^Price per guest/, '450');
  await fill(/^Most guests/, '12');
  await fill(/^Duration/, '1 day');
  await fill(/^Leaves from/, 'Dibba, Fujairah');
  await fill(/^On board/, 'Lunch\nSnorkels');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(name);
  expect(await pageViolations(page)).toEqual([]);
  const editing = page.url();
  const status = async (path: string) => (await page.request.get(path)).status();
  const has = async (path: string) => (await (await page.request.get(path)).text()).includes(`/cruise/${id}`);
  expect(await status(`/cruise/${id}`)).toBe(404);
  expect([await has('/cruises'), await has('/sitemap.xml')]).toEqual([false, false]);

  await shop.main.getByRole('link', { name: 'Preview' }).click();
  await expect(shop.title).toHaveText(name);
  await expect(shop.main.getByText('Lunch is served on deck.')).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  await page.goto(editing);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The cruise is on sale.')).toBeVisible();
  expect([await has('/cruises'), await has('/sitemap.xml')]).toEqual([true, true]);

  await visitor.goto('/cruises');
  await visitor.getByRole('main').getByRole('link', { name }).click();
  await expect(visitor).toHaveURL(`/cruise/${id}`);
  await expect(visitor).toHaveTitle(`${name} · aiTours`);
  const request = visitor.getByRole('form', { name: 'Request this cruise' });
  await request.getByLabel('Name').fill('Amira Haddad');
  await request.getByLabel('Mobile').fill('+971 50 123 4567');
  await request.getByLabel('Email').fill(`amira-${Date.now()}@example.com`);
  await request.getByRole('spinbutton', { name: 'Guests' }).fill('3');
  await request.getByLabel('Date').fill(ordinaryDay());
  await request.getByRole('button', { name: 'Continue to payment' }).click();
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await expect(visitor.getByRole('main')).toContainText('AED 1,350.00');

  // The list, and the form again: as it was saved.
  await shop.main.getByRole('link', { name: 'All cruises' }).click();
  await shop.main.getByRole('searchbox').fill(name);
  await shop.main.getByRole('link', { name }).click();
  await expect(form.getByRole('textbox', { name: /^On board/ })).toHaveValue('Lunch\nSnorkels');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');

  await shop.main.getByRole('button', { name: 'Archive' }).click();
  await expect(shop.notification('The cruise is archived.')).toBeVisible();
  expect(await status(`/cruise/${id}`)).toBe(404);
  expect([await has('/cruises'), await has('/sitemap.xml')]).toEqual([false, false]);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Cruise Not Found' })).toBeVisible();
  await visitor.context().close();
});
