import { formatPrice } from '@aitours/domain/money';
import type { Locator } from '@playwright/test';
import { abortScript, delayScript } from '../support/deferredScripts.ts';
import { payFirst } from '../support/firstBooking.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const path = '/tour/dubai-from-the-creek-to-the-clouds';

const findPanel = (shop: Shop): Locator => shop.main.getByRole('region', { name: 'Your price' });
const findTotal = (shop: Shop): Locator => findPanel(shop).locator('p', { hasText: /^Total/ });
const findDialog = (shop: Shop, name: string): Locator => shop.page.getByRole('dialog', { name });
const step = (dialog: Locator, name: string): Locator => dialog.getByRole('heading', { level: 3, name });

async function customise(shop: Shop, what: string): Promise<Locator> {
  await shop.main.getByRole('button', { name: what }).click();
  const dialog = findDialog(shop, `Customise day ${what.at(-1)}`);
  await expect(dialog.getByLabel('Meal package')).toBeVisible();
  return dialog;
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save the day' }).click();
  await expect(dialog).toBeHidden();
}

test('TOUR-10 TOUR-12 TOUR-13 TOUR-14 TOUR-19 TOUR-24 TOUR-29 TOUR-37 TOUR-38 TOUR-39 TOUR-40 TOUR-42 TOUR-43 CONST-04 CONST-07 a guest customises a tour, shares it, signs in at the last step and books it', {
  tag: '@core',
}, async ({ page, context, shop, customer, quirks, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await shop.open(path);
  await expect(findTotal(shop)).toContainText('AED 4,900.00');
  await findPanel(shop).getByRole('button', { name: 'More: Adults' }).click();
  await expect(findTotal(shop)).toContainText('AED 7,350.00');

  const first = await customise(shop, 'Customise hotel, day 1');
  await first.getByLabel('Room type').selectOption({ label: 'Family suite · + AED 790.00' });
  await save(first);
  await expect(shop.main.getByText('Room: Family suite')).toBeVisible();
  await expect(findTotal(shop)).toContainText('AED 8,140.00');

  await shop.main.getByText('Day 2', { exact: true }).first().click();
  const second = await customise(shop, 'Customise activities, day 2');
  await second.getByRole('checkbox', { name: /^Perfume house visit/ }).check();
  await second.getByRole('checkbox', { name: /^Arabic coffee workshop/ }).check();
  await second.getByLabel('Meal package').selectOption({ index: 1 });
  await save(second);
  await expect(findTotal(shop)).toContainText('AED 8,234.00');

  await shop.reload();
  await expect(findTotal(shop)).toContainText('AED 8,234.00');
  await expect(shop.main.getByText('Room: Family suite')).toBeVisible();
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('main')).toContainText('AED 8,234.00');
  await friend.close();

  await findPanel(shop).getByRole('button', { name: 'Book Now' }).click();
  const dialog = findDialog(shop, 'Book this tour');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('First name is required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Rana');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Saleh');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(step(dialog, 'Contact details')).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rana@example.com');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+971 50 555 0199');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Cash', { exact: true }).click();
  await expect(dialog).toContainText('AED 8,234.00');
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();

  await shop.signIn.withPassword(customer);
  await expect(dialog).toContainText('You are signed in');
  await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
  const paid = formatPrice(payFirst(8234_00, quirks));
  await expect(dialog).toContainText(paid);
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  const booked = findDialog(shop, 'You are booked');
  await expect(step(booked, 'Confirmation')).toBeFocused();
  await expect(booked).toContainText(`${paid} · Cash`);
  await expect(booked).toContainText('rana@example.com');
  const [number = ''] = /TB\d{8}/.exec(await booked.innerText()) ?? [];
  expect(number).not.toBe('');

  await booked.getByRole('link', { name: 'View My Bookings' }).click();
  await shop.expectPath('/customer');
  await expect(shop.bookingCard(number)).toContainText(paid);
});

const plan = 'src/routes/tour/TourPlan.deferred.tsx';

test('TOUR-06 TOUR-18 input before the script of the plan has loaded is replayed when it loads', async ({
  page,
  shop,
}) => {
  const release = await delayScript(page, plan);
  await shop.open(path);
  const [days, panel] = [shop.main.getByRole('radio', { name: 'Day 3' }), findPanel(shop)];
  await panel.getByLabel('Start date').fill('2031-05-04');
  await panel.getByRole('button', { name: 'More: Adults' }).click();
  await panel.getByRole('button', { name: 'More: Adults' }).click();
  await shop.main.getByText('Day 3', { exact: true }).first().click();
  await expect(page.getByText('Loading page')).toBeAttached();
  await expect(findTotal(shop)).toContainText('AED 4,900.00');

  release();
  await expect(findTotal(shop)).toContainText('AED 9,800.00');
  await expect(panel.getByLabel('Start date')).toHaveValue('2031-05-04');
  await expect(days).toBeChecked();
  await expect(days).toBeFocused();
  await expect(shop.main.getByRole('button', { name: /^Day 3/, expanded: true })).toBeVisible();
  await expect(page.getByText('Loading page')).toHaveCount(0);
});

test('TOUR-18 the control that has the focus when the plan is rendered again keeps it', async ({ page, shop }) => {
  const release = await delayScript(page, plan);
  await shop.open(path);
  const panel = findPanel(shop);
  const buttons = await panel.getByRole('button', { name: 'More: ' }).elementHandles();
  await page.evaluate((serverRendered) => {
    let isMoving = false;
    const moveFocus = () => {
      isMoving = false;
      const next = serverRendered.find((button) => button.isConnected && button !== document.activeElement);
      if (!(next instanceof HTMLElement)) return;
      next.focus();
      document.body.dataset['focused'] = next.ariaLabel ?? '';
    };
    // The focus moves whenever the controls have been read, so what was read before the HTML is replaced is outdated.
    const { querySelectorAll } = Element.prototype;
    Element.prototype.querySelectorAll = function (selectors: string) {
      if (selectors.includes('button') && !isMoving) queueMicrotask(moveFocus);
      isMoving ||= selectors.includes('button');
      return querySelectorAll.call(this, selectors);
    };
  }, buttons);
  await panel.getByRole('button', { name: 'More: Adults' }).click();
  release();
  await expect(findTotal(shop)).toContainText('AED 7,350.00');
  expect(await buttons[0]?.evaluate((button) => button.isConnected)).toBe(false);
  const focused = await page.locator('body').getAttribute('data-focused');
  expect(focused).toMatch(/^More: /);
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(focused);
});

test('TOUR-17 when the script of the plan fails to load, a click shows an error and the page stays', async ({
  page,
  shop,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|dynamically imported module/);
  await abortScript(page, plan);
  await shop.open(path);
  await findPanel(shop).getByRole('button', { name: 'More: Adults' }).click();
  await expect(shop.notification('This part of the page couldn’t be loaded')).toBeVisible();
  await expect(findTotal(shop)).toContainText('AED 4,900.00');
});
