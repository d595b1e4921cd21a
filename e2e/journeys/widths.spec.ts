import { expect, test } from '../support/test.ts';

test('SHELL-46 CONST-26 the header shows its navigation from 1250 px, a menu below', async ({ page, shop }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.setViewportSize({ width: 1250, height: 900 });
  await shop.open('/about');
  await expect(navigation).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1249, height: 900 });
  await expect(navigation).toBeHidden();
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Things to do' })).toBeVisible();
});

test('SHELL-47 CONST-26 the mobile layout, with its bottom bar, shows from 768 px down', async ({ page, shop }) => {
  const bar = page.getByRole('navigation', { name: 'Quick' });
  await page.setViewportSize({ width: 769, height: 900 });
  await shop.open('/');
  await expect(shop.title).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();
});
