import { expect, test } from '../support/test.ts';

test('one search finds products and articles, corrects a misspelt word, and remembers it', { tag: '@core' }, async ({
  page,
  shop,
}) => {
  await shop.open('/search');
  const name = { name: 'Search the shop' };
  // With suggestions (improved behaviour) it becomes a combobox.
  const field = shop.main.getByRole('searchbox', name).or(shop.main.getByRole('combobox', name));
  await field.fill('desret safari');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=desret%20safari$/);
  await expect(shop.main.getByText('These are the results for “desert safari”.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(shop.main.getByRole('region', { name: 'Activities' }).getByRole('article').first()).toBeVisible();

  await field.fill('karak');
  await field.press('Enter');
  await shop.main.getByRole('region', { name: 'Blog' }).getByRole('link', { name: 'A short guide to karak' }).click();
  await shop.expectPath('/blog/a-short-guide-to-karak');
  await page.goBack();
  await expect(field).toHaveValue('karak');

  await shop.open('/search');
  await shop.main.getByRole('link', { name: 'desret safari' }).click();
  await expect(page).toHaveURL(/q=desret%20safari$/);
});
