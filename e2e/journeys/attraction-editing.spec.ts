import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an editor creates an attraction as a draft, previews and publishes it; its former address leads to the new one', async ({
  page,
  shop,
  browser,
}) => {
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Attractions' }).click();
  await shop.main.getByRole('link', { name: 'New attraction' }).click();
  const form = shop.main.getByRole('form', { name: 'Attraction' });
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await form.getByRole('link', { name: 'Please fill this in' }).first().click();
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();

  const slug = `lantern-garden-${Date.now()}`;
  const title = `Lantern garden ${slug.slice(-6)}`;
  const fill = (name: RegExp, text: string) => form.getByRole('textbox', { name }).fill(text);
  await fill(/^Title/, title);
  await fill(/^Address$/, slug);
  await fill(/^Kind/, 'Light festival');
  await fill(/^Description/, 'A thousand lamps between the palms.');
  await fill(/^Venue/, 'Zabeel Park');
  await form.getByLabel(/^First date/).fill('2030-01-01');
  await form.getByLabel(/^Last date/).fill('2030-12-31');
  await fill(/^Name of the ticket type/, 'Evening');
  await fill(/^Adult, in AED/, '85');
  await fill(/^Adults from age/, '12');
  await fill(/^Name of the time/, 'After sunset');
  await form.getByLabel(/^Time/).fill('18:30');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(title);
  expect(await pageViolations(page)).toEqual([]);
  const editing = page.url();
  const status = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
  const sitemap = async () => (await page.request.get('/sitemap.xml')).text();
  expect(await status(`/attractions/${slug}`)).toBe(404);
  expect(await sitemap()).not.toContain(slug);

  await shop.main.getByRole('link', { name: 'Preview' }).click();
  await expect(shop.title).toHaveText(title);
  await expect(shop.main.getByText('A thousand lamps between the palms.')).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  await page.goto(editing);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The attraction is on sale.')).toBeVisible();
  await visitor.goto(`/attractions/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await sitemap()).toContain(slug);

  await fill(/^Address$/, `${slug}-new`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The attraction is saved.')).toBeVisible();
  // The list, and the form again: as it was saved.
  await shop.main.getByRole('link', { name: 'All attractions' }).click();
  await shop.main.getByRole('searchbox').fill(title);
  await shop.main.getByRole('link', { name: title }).click();
  await expect(form.getByRole('textbox', { name: /^Address$/ })).toHaveValue(`${slug}-new`);
  const moved = await page.request.get(`/attractions/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/attractions/${slug}-new`]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');

  await shop.main.getByRole('button', { name: 'Archive' }).click();
  await expect(shop.notification('The attraction is archived.')).toBeVisible();
  for (const known of [slug, `${slug}-new`]) expect(await status(`/attractions/${known}`)).toBe(404);
  expect(await sitemap()).not.toContain(slug);
  await visitor.context().close();
});
