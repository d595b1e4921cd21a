import { expect, test } from '../support/test.ts';

test('BROWSE-02 BROWSE-03 BROWSE-11 the choice is in the URL: it survives back, reload and sharing', {
  tag: '@core',
}, async ({ page, shop }) => {
  await shop.open('/things-to-do');
  // Parallel journeys create activities; the number of attractions is constant.
  await shop.main.getByRole('link', { name: 'Attractions', exact: true }).click();
  await expect(page).toHaveURL(/\?category=attractions$/);
  const count = shop.main.getByRole('status').filter({ hasText: /^\d+ results?$/ });
  const all = await count.textContent();

  await shop.main.getByRole('button', { name: 'Show filters' }).click();
  await shop.main.getByRole('group', { name: 'Price' }).getByText('Over AED 100').click();
  await expect(page).toHaveURL(/category=attractions&price=over-100/);
  await expect(count).not.toHaveText(all ?? '');
  const narrowed = await count.textContent();

  await page.goBack();
  await expect(page).toHaveURL(/\?category=attractions$/);
  await expect(count).toHaveText(all ?? '');
  await page.goForward();
  await expect(count).toHaveText(narrowed ?? '');

  await shop.reload();
  await expect(count).toHaveText(narrowed ?? '');
  await expect(shop.main.getByRole('button', { name: 'Show filters (1)' })).toBeVisible();
  await shop.main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count).toHaveText(all ?? '');
});
