import { expect, test } from '../support/test.ts';

test('the results are on a map, which reload and back keep; by keyboard a marker leads to its product', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const { main } = shop;
  await shop.open('/things-to-do?category=attractions');
  await main.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  await expect(page).toHaveURL('/things-to-do?category=attractions&map=true');
  const markers = main.getByRole('region', { name: 'Results on a map' }).locator('[data-ids]');
  await expect(markers).not.toHaveCount(0);

  await shop.reload();
  await expect(markers).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/things-to-do?category=attractions');
  await expect(markers).toHaveCount(0);
  await page.goForward();

  const close = main.getByRole('button', { name: 'Close' });
  await expect(async () => {
    await markers.first().press('Enter');
    await expect(close).toBeVisible({ timeout: 1000 });
  }).toPass();
  const selected = main.locator('a:focus');
  await expect(selected).toHaveAttribute('href', /attraction/);
  const title = (await selected.textContent()) ?? '';
  await selected.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
});
