import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('SHELL-46 SHELL-49 in forced colours the current page is marked by more than its colour', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open('/');
  await expectMark(page.getByRole('navigation', { name: 'Quick' }));
  await shop.open('/things-to-do');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectMark(page.getByRole('dialog'));
});

test('GAP-49 in forced colours the mark of days with few places has a border', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open('/activity/sunrise-balloon-over-margham');
  await shop.booking.open();
  const mark = page.getByText('Few places left').locator('span').first();
  await expect(mark).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(mark).not.toHaveCSS('border-top-width', '0px');
});

/** Expects that the link of the current page has a border that the others don't have. */
async function expectMark(links: Locator): Promise<void> {
  const width = (link: Locator) => link.first().evaluate((element) => getComputedStyle(element).borderBlockStartWidth);
  expect(await width(links.locator('a[aria-current=page]'))).not.toBe('0px');
  expect(await width(links.locator('a:not([aria-current])'))).toBe('0px');
}
