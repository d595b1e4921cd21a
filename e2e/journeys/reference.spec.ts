import { expect, test } from '../support/test.ts';

test('the reference lists the contract’s operations', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: 'aiTours', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search' }).fill('cart');
  await expect(page.getByRole('menuitem').filter({ hasText: 'cart' }).first()).toBeVisible();
});
