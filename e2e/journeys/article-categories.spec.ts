import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an editor adds a category and publishes an article in it, renames its address, and removes it once no article has it', async ({
  page,
  shop,
  browser,
}) => {
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Article categories' }).click();
  const form = shop.main.getByRole('form', { name: 'Article categories' });
  await form.getByRole('button', { name: 'Add a category' }).click();
  const name = form.getByRole('textbox', { name: 'Name' }).last();
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByRole('link', { name: 'Please fill this in' }).click();
  await expect(name).toBeFocused();
  const mark = String(Date.now()).slice(-8);
  const [category, slug] = [`Islands ${mark}`, `islands-${mark}`];
  await page.keyboard.type(category);
  await page.keyboard.press('Enter');
  await expect(shop.notification('The categories are saved.')).toBeVisible();
  const address = form.getByRole('textbox', { name: /^Address/ }).last();
  await expect(address).toHaveValue(slug);
  expect(await pageViolations(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  const shown = visitor.getByRole('region', { name: 'News Categories' }).getByRole('link', { name: category });
  await visitor.goto('/blog');
  await expect(visitor.getByRole('region', { name: 'News Categories' })).toBeVisible();
  await expect(shown).toHaveCount(0);

  await shop.main.getByRole('link', { name: 'Articles', exact: true }).click();
  await shop.main.getByRole('link', { name: 'New article' }).click();
  const article = shop.main.getByRole('form', { name: 'Article' });
  const title = `Sailing to Sir Bani Yas ${mark}`;
  await article.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  const choice = article.getByRole('combobox', { name: 'Category' });
  await choice.selectOption(category);
  await article.getByRole('textbox', { name: 'Author' }).fill('Layla Mansour');
  await article.getByRole('textbox', { name: 'Summary' }).fill('Gazelles, two hours from the city.');
  await article.getByRole('textbox', { name: /^Text/ }).fill('The ferry leaves at seven.');
  await article.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(title);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The article is published.')).toBeVisible();
  const editing = page.url();
  await visitor.goto('/blog');
  await shown.click();
  await expect(visitor.getByRole('heading', { level: 1, name: `Blog: ${category}` })).toBeVisible();
  await expect(visitor.getByRole('article').getByRole('heading', { name: title })).toBeVisible();

  await shop.main.getByRole('link', { name: 'All articles' }).click();
  await shop.main.getByRole('link', { name: 'Article categories' }).click();
  const row = form.getByRole('listitem').filter({ hasText: `1 article has it: ${title}` });
  await expect(row.getByRole('button', { name: /^Move/ })).toHaveCount(1);
  await expect(row.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await address.fill(`${slug}-new`);
  await page.keyboard.press('Enter');
  await expect(form.getByText('There are changes that aren’t saved.')).toHaveCount(0);
  const moved = await page.request.get(`/blog/category/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/blog/category/${slug}-new`]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');

  await shop.open(editing);
  await choice.selectOption({ index: 1 });
  await article.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The article is saved.')).toBeVisible();
  await shop.main.getByRole('button', { name: 'Archive' }).click();
  await expect(shop.notification('The article is archived.')).toBeVisible();
  await shop.open('/dashboard/catalogue/article-categories');
  await form
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue(category);
  await form
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There are changes that aren’t saved.')).toHaveCount(0);
  expect((await page.request.get(`/blog/category/${slug}-new`)).status()).toBe(404);
  await visitor.context().close();
});
