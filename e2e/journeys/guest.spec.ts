import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { tabTo } from '../support/keyboard.ts';
import { newestCode } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-02 SHELL-03 SHELL-04 SHELL-09 SHELL-23 every kind of product is visible to a new visitor', async ({
  page,
  shop,
}) => {
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

test('E15 without signing in, a booking is found by number, address and a mailed code, by keyboard', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/);
  const { booking_number: number } = await book(customer, await createActivity(), ordinaryDay(), 2);
  await shop.open('/auth');
  await shop.main.getByRole('link', { name: 'Find a booking by its number' }).click();
  await expect(shop.title).toHaveText('Find a booking');
  await expect(shop.title).toBeFocused();
  await tabTo(page, shop.main.getByRole('textbox', { name: 'Booking number' }));
  await page.keyboard.type(number.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Enter');
  const code = shop.main.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(shop.main.getByRole('alert')).toBeVisible();
  await code.fill(await newestCode(customer.email));
  await page.keyboard.press('Enter');
  await expect(shop.title).toHaveText(`Booking ${number}`);
  await expect(shop.title).toBeFocused();
  await expect(shop.main.getByRole('img', { name: `QR code of ${number}` })).toBeVisible();
  await expect(shop.main.getByRole('button', { name: `Send pass ${number}-2` })).toBeVisible();

  await page.reload();
  await expect(shop.title).toHaveText('Find a booking');
});
