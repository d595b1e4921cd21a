import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('GAP-59 a manager sees what was sold in the last week and downloads it', async ({ page, shop, customer }) => {
  const activity = await createActivity();
  await book(customer, activity, ordinaryDay(), 2);
  await shop.signInWithTokens(await createStaffMember('manager'));
  await shop.open('/dashboard/settings');
  await shop.main.getByRole('link', { name: 'Sales' }).click();
  await shop.main.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\?start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d$/);
  await expect(shop.main.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'page');
  await expect(shop.main.getByRole('table', { name: 'Products' })).toBeVisible();
  await expect(shop.main.getByText(/additions booked; .* in the 7 days before/)).toBeVisible();
  await expect(shop.main.getByRole('row', { name: /^Cart (Bookings )?\d/ })).toBeVisible();
  await shop.main.getByText('How these figures are computed').click();
  await expect(shop.main.getByText(/^Occupancy is the share of places sold/)).toBeVisible();
  await expect(shop.main.getByText(/than the 7 days before|in the 7 days before/i).first()).toBeVisible();
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await shop.main.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^sales-.*\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const line = Buffer.concat(chunks)
    .toString()
    .split('\r\n')
    .find((each) => each.includes(activity.id));
  expect(line?.startsWith(`activity,${activity.id},`)).toBe(true);
  expect(line).toMatch(/,1,2,\d+(\.\d+)?,\d+,\d+,1,1,0,1,0,0,0$/);
});
