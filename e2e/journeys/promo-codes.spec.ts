import { randomUUID } from 'node:crypto';
import { createStaffMember } from '../support/accounts.ts';
import { addToCart, createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { Checkout } from '../support/Checkout.ts';
import { tabTo } from '../support/keyboard.ts';
import { overflowingElements } from '../support/layout.ts';
import { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('GAP-26 QUIRK-12 a manager adds a promo code, a guest sees what it takes off, and a customer books with it once', {
  tag: '@core',
}, async ({ page, shop, customer, browser, browserErrors }) => {
  browserErrors.expect(/status of 400 .*promo_code=/);
  const activity = await createActivity({ base_price: '200.00', child_price: '100.00' });
  const code = `DUNES-${randomUUID().slice(0, 6)}`.toUpperCase();

  const managerPage = await (await browser.newContext()).newPage();
  const manager = new Shop(managerPage, false);
  await manager.signInWithTokens(await createStaffMember('manager'));
  await manager.open('/dashboard/settings');
  await manager.openSection('Promo codes');
  await manager.main.getByRole('button', { name: 'New promo code' }).click();
  const form = managerPage.getByRole('dialog', { name: 'New promo code' });
  await form.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await form.getByRole('textbox', { name: 'Percent' }).fill('25');
  await form.getByRole('combobox', { name: 'Search products' }).fill(activity.title);
  await managerPage.getByRole('option', { name: activity.title, exact: true }).first().click();
  await expect(form.getByRole('row', { name: activity.title })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(manager.notification(`The promo code ${code} was added.`)).toBeVisible();
  expect(await pageViolations(managerPage)).toEqual([]);

  await shop.signInWithTokens(customer);
  await addToCart(customer, activity, ordinaryDay());
  await page.setViewportSize({ width: 320, height: 700 });
  await shop.open('/cart');
  await shop.main.getByText('Have a promo code?').click();
  const field = shop.main.getByRole('textbox', { name: 'Promo code' });
  await field.fill('nothing');
  await field.press('Enter');
  await expect(shop.main.getByText('We don’t know this promo code. Please check it.')).toBeVisible();
  await field.fill(` ${code.toLowerCase()} `);
  await field.press('Enter');
  await expect(shop.main.getByText(`Promo code ${code} is applied.`)).toBeVisible();
  await expect(shop.main.getByText(`Promo code ${code}, 25% off`)).toBeVisible();
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  await page.reload();
  await expect(shop.main.getByText(`Promo code ${code}, 25% off`)).toBeVisible();

  await shop.main.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await shop.expectPath('/checkout');
  await expect(shop.main.getByText(`Promo code ${code}, 25% off`)).toBeVisible();
  expect(await overflowingElements(page)).toBe('fits');
  const checkout = new Checkout(page);
  await checkout.payCash();
  await checkout.book.click();
  await checkout.expectThankYou();
  await expect(shop.main.getByText(`Promo code ${code}, 25% off`)).toBeVisible();

  await addToCart(customer, activity, ordinaryDay(11));
  await shop.open('/cart');
  await shop.main.getByText('Have a promo code?').click();
  await shop.main.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await tabTo(page, shop.main.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(shop.main.getByText('You have already used this promo code.')).toBeVisible();

  await managerPage.reload();
  await expect(manager.main.getByRole('row', { name: code }).getByText('1', { exact: true })).toBeVisible();
});
