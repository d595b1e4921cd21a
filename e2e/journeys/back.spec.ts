import type { Page } from '@playwright/test';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';

const attraction = '/attractions/louvre-abu-dhabi-entry';

/** Reloads; the response arrives after Enter has added a history entry. */
async function reloadDuringEnter(page: Page): Promise<void> {
  // Playwright neither clicks nor evaluates during a reload.
  await page.evaluate(() => addEventListener('pushState', () => console.debug('added')));
  const added = page.waitForEvent('console', { predicate: (message) => message.text() === 'added' });
  await page.route(
    page.url(),
    async (route) => {
      await page.keyboard.press('Enter');
      await added;
      await route.continue();
    },
    { times: 1 },
  );
  await page.reload();
}

test('Back closes the menu, forward doesn’t open it, and a closed menu leaves no entry', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  await shop.open('/faq');
  await shop.open('/about');
  const button = page.getByRole('banner').getByRole('button', { name: shop.isPhone ? 'Menu' : 'Resources' });
  const menu = page.getByRole(shop.isPhone ? 'dialog' : 'menu');
  await button.click();
  await expect(menu).toBeVisible();
  await shop.expectHistoryDepth(1);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await shop.expectPath('/about');

  await page.goForward();
  await shop.expectHistoryDepth(0);
  await expect(menu).toBeHidden();

  await button.click();
  await shop.expectHistoryDepth(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await shop.expectHistoryDepth(0);
  await page.goBack();
  await shop.expectPath('/faq');
});

test('a link in the menu replaces the menu’s entry: Back returns to the page', async ({ page, shop }) => {
  await shop.open('/about');
  const before = await page.evaluate(() => history.length);
  await page
    .getByRole('banner')
    .getByRole('button', { name: shop.isPhone ? 'Menu' : 'Resources' })
    .click();
  const menu = page.getByRole(shop.isPhone ? 'dialog' : 'menu');
  await shop.expectHistoryDepth(1);
  await menu.getByRole(shop.isPhone ? 'link' : 'menuitem', { name: 'FAQ', exact: true }).click();
  await shop.expectPath('/faq');
  await expect(shop.title).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await shop.expectPath('/about');
  await expect(menu).toBeHidden();
});

test('a reload with an open dialog leaves one entry of the page', async ({ page, shop }) => {
  await shop.open('/faq');
  await shop.open('/about');
  await shop.account('Log in');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shop.expectHistoryDepth(1);
  await shop.reload();
  await shop.expectHistoryDepth(0);
  await page.goBack();
  await shop.expectPath('/faq');
});

test('a layer that opens during a reload leaves one entry of the page', async ({ page, shop }) => {
  await shop.open('/faq');
  await shop.open('/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shop.isPhone ? 'Menu' : 'Resources' })
    .focus();
  await reloadDuringEnter(page);
  await shop.expectHistoryDepth(0);
  await shop.expectPath('/about');
  await page.goBack();
  await shop.expectPath('/faq');
});

test('ACT-12 Back goes from the second step of the booking panel to the first, closes the panel, leaves the page', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const { booking } = shop;
  const activity = await createActivity();
  await shop.open('/faq');
  await shop.open(`/activity/${activity.slug}`);
  await booking.open();
  await booking.choose(ordinaryDay());
  await booking.continueToOptions();
  if (shop.isPhone) {
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  }
  await shop.expectHistoryDepth(shop.isPhone ? 2 : 1);
  await page.goBack();
  await expect(booking.panel.getByRole('application', { name: /^Date of your visit/ })).toBeVisible();
  await expect(booking.panel.getByRole('status').filter({ hasText: 'Your date:' })).toBeVisible();
  if (shop.isPhone) {
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await shop.expectPath(`/activity/${activity.slug}`);
  }
  await shop.expectHistoryDepth(0);
  await page.goBack();
  await shop.expectPath('/faq');
});

test('TICKET-20 Back goes through the steps of the ticket flow with the choices, then leaves the page', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const { tickets } = shop;
  await shop.open('/faq');
  await shop.open(attraction);
  await tickets.open();
  await tickets.days.last().click();
  await tickets.options('Select Ticket Type').first().click();
  await tickets.options('Select Time Slot').last().click();
  await tickets.panel.getByRole('button', { name: 'More: Adults' }).click();
  await shop.expectHistoryDepth(3);

  await page.goBack();
  await expect(tickets.step('Select Time Slot')).toBeFocused();
  await tickets.panel.getByRole('button', { name: 'Back' }).click();
  await expect(tickets.step('Select Ticket Type')).toBeFocused();
  await shop.expectHistoryDepth(1);
  await tickets.panel.getByRole('button', { name: 'Continue' }).click();
  await tickets.panel.getByRole('button', { name: 'Continue' }).click();
  await expect(tickets.panel.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('1');
  await shop.expectHistoryDepth(3);

  for (const step of ['Select Time Slot', 'Select Ticket Type', 'Select Date']) {
    await page.goBack();
    await expect(tickets.step(step)).toBeFocused();
  }
  await shop.expectHistoryDepth(0);
  // A phone's link to the tickets is an entry of its own.
  if (shop.isPhone) await page.goBack();
  await page.goBack();
  await shop.expectPath('/faq');
});

test('a link to a step of the ticket flow opens that step, and Back leaves the page', async ({ page, shop }) => {
  const { tickets } = shop;
  await shop.open(attraction);
  await tickets.open();
  await tickets.days.last().click();
  await tickets.options('Select Ticket Type').first().click();
  await expect(tickets.step('Select Time Slot')).toBeFocused();
  const link = page.url();
  await shop.open('/faq');
  await shop.open(`${link}#tickets`);
  await expect(tickets.step('Select Time Slot')).toBeVisible();
  await page.goBack();
  await shop.expectPath('/faq');
});

test('TOUR-28 Back goes through the steps of the tour dialog with the entries, closes it, leaves the page', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await shop.open('/faq');
  await shop.open('/tour/dubai-from-the-creek-to-the-clouds');
  const book = shop.main.getByRole('region', { name: 'Your price' }).getByRole('button', { name: 'Book Now' });
  await book.click();
  const dialog = page.getByRole('dialog', { name: 'Book this tour' });
  const step = (name: string) => dialog.getByRole('heading', { level: 3, name });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Rana');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Saleh');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rana@example.com');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+971 50 555 0199');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(step('Payment')).toBeFocused();
  await shop.expectHistoryDepth(3);

  await page.goBack();
  await expect(step('Contact details')).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('rana@example.com');
  await page.goBack();
  await expect(step('Personal info')).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Rana');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();
  await shop.expectHistoryDepth(0);
  await shop.expectPath('/tour/dubai-from-the-creek-to-the-clouds');
  await page.goBack();
  await shop.expectPath('/faq');
});

test('ACT-02 Back closes the lightbox and returns the focus to the picture', async ({ page, shop }) => {
  await shop.open('/faq');
  await shop.open(attraction);
  const picture = shop.main.getByRole('button', { name: /^Open image 1 of/ });
  await picture.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toContainText('Image 1 of');
  await lightbox.getByRole('button', { name: 'Next image' }).click();
  await expect(lightbox).toContainText('Image 2 of');
  await shop.expectHistoryDepth(1);
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(picture).toBeFocused();
  await shop.expectHistoryDepth(0);
  await page.goBack();
  await shop.expectPath('/faq');
});

test('a layer that changes before the code for Back has loaded keeps its history entries', async ({ page, shop }) => {
  await shop.open('/about');
  await page.waitForLoadState('networkidle');
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const panel = page.getByRole('dialog', { name: 'Travel assistant' });
  await page.getByRole('button', { name: 'Open the travel assistant' }).click();
  await panel.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Leave full screen' })).toBeFocused();
  pressed.resolve();
  await shop.expectHistoryDepth(shop.isPhone ? 2 : 1);
});

test('SHELL-52 Back shrinks the assistant from the whole screen; on a phone it then closes it', {
  tag: '@phone',
}, async ({ page, shop }) => {
  await shop.open('/faq');
  await shop.open('/about');
  const opener = page.getByRole('button', { name: 'Open the travel assistant' });
  const panel = page.getByRole('dialog', { name: 'Travel assistant' });
  await opener.click();
  await panel.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Leave full screen' })).toBeFocused();
  await shop.expectHistoryDepth(shop.isPhone ? 2 : 1);
  await page.goBack();
  await expect(panel.getByRole('button', { name: 'Full screen', exact: true })).toBeFocused();
  await shop.expectPath('/about');
  if (shop.isPhone) {
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await shop.expectPath('/about');
  }
  await shop.expectHistoryDepth(0);
  await page.goBack();
  await shop.expectPath('/faq');
});
