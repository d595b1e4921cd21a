import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('GAP-59 the desk finds a customer and opens their bookings', async ({ page, shop }) => {
  await shop.signInWithTokens(await createStaffMember('desk'));
  await shop.open('/dashboard/settings');
  await shop.openSection('Customers');
  await shop.main.getByRole('searchbox').fill('layla');
  const link = shop.main.getByRole('link', { name: /bookings? of Layla/ }).first();
  await expect(link).toBeVisible();
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\?search=layla/);
  await expect(shop.main.getByRole('searchbox')).toHaveValue(/^layla/);
});
