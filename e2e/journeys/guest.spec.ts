import { expect, test } from '../support/test.ts';

test('SHELL-02 SHELL-03 SHELL-04 SHELL-09 SHELL-23 every kind of product is visible to a new visitor', {
  tag: '@phone',
}, async ({ page, shop }) => {
  const button = (name: string) => page.getByRole('button', { name, disabled: false });
  const tickets = shop.isPhone
    ? page.getByRole('link', { name: 'Choose tickets' })
    : page.getByRole('region', { name: 'Ticket Options' });
  const sold = [
    ['/tour/dubai-from-the-creek-to-the-clouds', button('Book Now')],
    ['/activity/sunrise-balloon-over-margham', button(shop.isPhone ? 'Check Availability' : 'Continue')],
    ['/attractions/louvre-abu-dhabi-entry', tickets],
    ['/transfers/search', button('Search transfers')],
    ['/cruise/1', button('Continue to payment')],
  ] as const;
  for (const [path, booking] of sold) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await shop.expectPath(path);
    await expect(shop.title, path).toBeVisible();
    await expect(booking.filter({ visible: true }).first(), path).toBeVisible();
  }
});

test('a guest who has never had a cart does not ask for one', async ({ page, shop }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await shop.open('/blog');
  await page.getByRole('main').getByRole('link', { name: 'A short guide to karak' }).first().click();
  await expect(page).toHaveURL(/karak/);
  await page.waitForLoadState('networkidle');
  expect(paths).toContain('/api/v1/blog/categories/');
  expect(paths).not.toContain('/api/v1/cart/');
});
