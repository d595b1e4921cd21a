import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { createStaffMember } from '../support/accounts.ts';
import { addToCart, createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { Checkout } from '../support/Checkout.ts';
import { tabTo } from '../support/keyboard.ts';
import { overflowingElements } from '../support/layout.ts';
import { newestMail } from '../support/mailbox.ts';
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

test('GAP-26 QUIRK-12 a customer books a tour with a promo code, and sees later that it is used up', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400 .*\/quotes\//);
  const { api } = await createStaffMember('manager');
  const code = `TOUR-${randomUUID().slice(0, 6)}`.toUpperCase();
  const limits = { valid_from: null, valid_until: null, max_uses: 1, max_uses_per_customer: null };
  await api.post('/promo-codes/', { code, percent: 20, amount: null, products: [], is_active: true, ...limits });

  await shop.signInWithTokens(customer);
  await page.setViewportSize({ width: 320, height: 700 });
  const openPayment = async () => {
    await shop.open('/tour/dubai-from-the-creek-to-the-clouds');
    await shop.main.getByRole('button', { name: 'Book Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Book this tour' });
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue(customer.firstName);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Cash', { exact: true }).click();
    await dialog.getByText('Have a promo code?').click();
    await dialog.getByRole('textbox', { name: 'Promo code' }).fill(code.toLowerCase());
    await dialog.getByRole('textbox', { name: 'Promo code' }).press('Enter');
    return dialog;
  };

  const dialog = await openPayment();
  await expect(dialog.getByRole('button', { name: `Remove ${code}` })).toBeFocused();
  await expect(dialog).toContainText(`AED 4,900.00 · Promo code ${code}, 20% off −AED 980.00`);
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  const booked = page.getByRole('dialog', { name: 'You are booked' });
  await expect(booked).toContainText(`Promo code ${code}, 20% off`);
  await expect(booked).toContainText('AED 3,920.00 · Cash');

  const again = await openPayment();
  await expect(again.getByText('This promo code is used up.')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Promo code' })).toBeFocused();
  await expect(again).toContainText('AED 4,900.00');
  expect(await overflowingElements(page)).toBe('fits');
});

test('GAP-26 QUIRK-12 a customer books a transfer with a promo code for its vehicle, once', async ({
  page,
  shop,
  customer,
  browser,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/status of 400 .*\/quotes\//);
  const code = `RIDE-${randomUUID().slice(0, 6)}`.toUpperCase();
  const managerPage = await (await browser.newContext()).newPage();
  const manager = new Shop(managerPage, false);
  await manager.signInWithTokens(await createStaffMember('manager'));
  await manager.open('/dashboard/promo-codes');
  await manager.main.getByRole('button', { name: 'New promo code' }).click();
  const form = managerPage.getByRole('dialog', { name: 'New promo code' });
  await form.getByRole('textbox', { name: 'Code' }).fill(code);
  await form.getByRole('textbox', { name: 'Percent' }).fill('20');
  await form.getByRole('combobox', { name: 'Search products' }).fill('camry');
  await managerPage.getByRole('option', { name: /Toyota Camry/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(manager.main.getByRole('row', { name: code })).toContainText('Toyota Camry');

  await shop.signInWithTokens(customer);
  await page.setViewportSize({ width: 320, height: 700 });
  const openPayment = async () => {
    const journey = { pickup: 'Dubai Mall', dropoff: 'Dubai Marina', date: ordinaryDay(), time: '14:30' };
    await shop.open(`/transfers/search?${new URLSearchParams({ ...journey, passengers: '2', luggage: '1' })}`);
    await shop.main.getByRole('button', { name: 'Search transfers' }).click();
    await shop.main.getByRole('button', { name: 'Select Vehicle: Toyota Camry Hybrid' }).click();
    await shop.main.getByRole('button', { name: 'Continue' }).click();
    const wizard = page.getByRole('dialog', { name: 'Transfer booking' });
    await wizard.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(wizard.getByRole('textbox', { name: /^First name/ })).toHaveValue(customer.firstName);
    await wizard.getByRole('radio', { name: 'Cash' }).check();
    await wizard.getByText('Have a promo code?').click();
    await wizard.getByRole('textbox', { name: 'Promo code' }).fill(code.toLowerCase());
    return wizard;
  };

  const wizard = await openPayment();
  let answer: (() => void) | undefined;
  const holdQuote = async (route: Route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  };
  await page.route('**/quotes/', holdQuote, { times: 1 });
  await wizard.getByRole('textbox', { name: 'Promo code' }).press('Enter');
  await expect.poll(() => answer).toBeDefined();
  await wizard.getByRole('textbox', { name: /^Last name/ }).fill('Typed-Meanwhile');
  answer?.();
  await expect(wizard.getByRole('button', { name: `Remove ${code}` })).toBeFocused();
  await expect(wizard.getByText(`Promo code ${code}, 20% off`)).toBeVisible();
  await expect(wizard.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Typed-Meanwhile');
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  await wizard.getByRole('button', { name: 'Complete booking' }).click();
  await expect(page).toHaveURL(/\/bookings\/FT\d{8}$/);
  const number = page.url().slice(-10);
  const label = `Promo code ${code}, 20% off`;
  await expect(shop.main.getByText(label)).toBeVisible();
  await shop.open(`/customer/${number}/voucher`);
  await expect(shop.main.getByText(label)).toBeVisible();
  await shop.open('/customer');
  await expect(shop.main.getByText(`${label}.`)).toBeVisible();
  expect(await newestMail((text) => text.includes(number))).toContain(label);
  await manager.open(`/dashboard/bookings/${number}`);
  await expect(manager.main.getByText(label)).toBeVisible();

  const again = await openPayment();
  await again.getByRole('textbox', { name: 'Promo code' }).press('Enter');
  await expect(again.getByText('You have already used this promo code.')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Promo code' })).toBeFocused();
  await expect(again.getByRole('textbox', { name: 'Promo code' })).toHaveValue(code.toLowerCase());
  expect(await overflowingElements(page)).toBe('fits');
});
