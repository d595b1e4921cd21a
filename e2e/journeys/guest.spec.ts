import { expect, test } from '../support/test.ts';

test('SHELL-02 SHELL-03 SHELL-04 SHELL-09 SHELL-23 every kind of product is visible to a new visitor', async ({
  page,
  shop,
}) => {
  const sold = [
    ['/tour/dubai-from-the-creek-to-the-clouds', 'a tour of several days'],
    ['/activity/sunrise-balloon-over-margham', 'an activity'],
    ['/attractions/louvre-abu-dhabi-entry', 'tickets of an attraction'],
    ['/transfers/search', 'a transfer'],
    ['/cruise/1', 'a cruise'],
  ] as const;
  for (const [path, what] of sold) {
    expect((await page.goto(path))?.status(), what).toBe(200);
    await shop.expectPath(path);
    await expect(shop.title, what).toBeVisible();
  }
});

test('SHELL-04 a guest reads, chats and browses without signing in', async ({ page, shop }) => {
  for (const path of ['/attractions', '/blog', '/blog/a-short-guide-to-karak', '/contact-us', '/status', '/wishlist']) {
    await shop.open(path);
    await shop.expectPath(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shop.title).toBeVisible();
  }
  await shop.open('/contact-us');
  await shop.main.getByRole('button', { name: 'Send message' }).click();
  await expect(shop.main.getByRole('link', { name: 'Enter your message' })).toBeVisible();
});
