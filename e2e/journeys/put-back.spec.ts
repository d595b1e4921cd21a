import { addToCart, createActivity, ordinaryDay } from '../support/activities.ts';
import { findBuiltFile } from '../support/findBuiltFile.ts';
import { expect, test } from '../support/test.ts';

test('API-17 API-20 an item removed from the cart is put back by keyboard, with its choices', async ({
  page,
  shop,
  customer,
}) => {
  const activity = await createActivity();
  await addToCart(customer, activity, ordinaryDay(), 3);
  await shop.signInWithTokens(customer);
  await shop.open('/cart');
  const item = shop.main.getByRole('article').filter({ hasText: activity.title });
  await item.getByRole('button', { name: `Remove ${activity.title}` }).click();
  await expect(shop.title).toHaveText('Your Cart is Empty');
  await expect(shop.title).toBeFocused();
  await expect(shop.notification(`${activity.title} was removed from your cart.`)).toBeVisible();

  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item).toContainText('3 adults');
  await expect(item.getByRole('button', { name: `Remove ${activity.title}` })).toBeFocused();
  await shop.reload();
  await expect(item).toContainText('3 adults');
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');
});

test('SHELL-56 a notification whose script failed to load is shown as text', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|dynamically imported/);
  await addToCart(customer, await createActivity(), ordinaryDay());
  await shop.signInWithTokens(customer);
  const script = findBuiltFile('src/features/notifications/ToastsPart.tsx');
  await page.route(`**${script}`, (route) => route.abort(), { times: 1 });
  const failure = page.waitForEvent('console', (message) => message.text().includes('dynamically imported'));
  await shop.open('/cart');
  await page.keyboard.press('Shift');
  await failure;
  await shop.main.getByRole('button', { name: /^Remove / }).click();
  // Chromium doesn't request a script again whose import has failed.
  await expect(page.getByRole('status').filter({ hasText: /was removed from your cart/ })).toBeVisible();
});
