import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an editor writes an article by keyboard, previews and publishes it, and its former address leads to the new one', async ({
  page,
  shop,
  browser,
}) => {
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Articles' }).click();
  await shop.main.getByRole('link', { name: 'New article' }).click();
  const form = shop.main.getByRole('form', { name: 'Article' });
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await form.getByRole('link', { name: 'Please write the text' }).click();
  const text = form.getByRole('textbox', { name: /^Text/ });
  await expect(text).toBeFocused();

  // The button makes a heading, the shortcut a link.
  const slug = `coffee-in-old-dubai-${Date.now()}`;
  const heading = form.getByRole('button', { name: 'Heading', exact: true });
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('button', { name: 'Link', exact: true })).toBeFocused();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Before nine');
  await expect(heading).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The roasters open early: see ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByRole('textbox', { name: /^Address/ });
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: /^Enter an address/ })).toBeVisible();
  await address.fill('/things-to-do');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text.getByRole('link', { name: '/things-to-do' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();

  const title = `Coffee in Old Dubai ${slug.slice(-6)}`;
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await form.getByRole('textbox', { name: /^Address/ }).fill(slug);
  await form.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'Author' }).fill('Layla Mansour');
  await form.getByRole('textbox', { name: 'Summary' }).fill('Where the old town smells of cardamom.');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(title);
  expect(await pageViolations(page)).toEqual([]);
  const status = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
  const lists = async () =>
    Promise.all(['/sitemap.xml', '/blog/feed.xml'].map(async (path) => (await page.request.get(path)).text()));
  expect(await status(`/blog/${slug}`)).toBe(404);
  for (const list of await lists()) expect(list).not.toContain(slug);

  await shop.main.getByRole('link', { name: 'Preview' }).click();
  await expect(shop.title).toHaveText(title);
  await expect(shop.main.getByRole('heading', { level: 2, name: 'Before nine' })).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  await shop.main.getByRole('link', { name: 'Back to the form' }).click();
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The article is published.')).toBeVisible();
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Before nine' })).toBeVisible();
  await expect(visitor.getByRole('article').getByRole('link', { name: '/things-to-do' })).toBeVisible();
  for (const list of await lists()) expect(list).toContain(slug);

  await form.getByRole('textbox', { name: /^Address/ }).fill(`${slug}-new`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The article is saved.')).toBeVisible();
  const moved = await page.request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/blog/${slug}-new`]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');

  await shop.main.getByRole('button', { name: 'Unpublish' }).click();
  await expect(shop.notification('The article is a draft.')).toBeVisible();
  for (const known of [slug, `${slug}-new`]) expect(await status(`/blog/${known}`)).toBe(404);
  await visitor.context().close();
});
