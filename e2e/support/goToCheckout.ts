import type { Customer } from './accounts.ts';
import { type Activity, addToCart, createActivity, ordinaryDay } from './activities.ts';
import type { Shop } from './shop.ts';

/** Opens the checkout as a customer with one place of a new activity in the cart. */
export async function goToCheckout(
  shop: Shop,
  customer: Customer,
): Promise<{ readonly activity: Activity; readonly day: string }> {
  const activity = await createActivity();
  const day = ordinaryDay();
  await addToCart(customer, activity, day);
  await shop.signInWithTokens(customer);
  await shop.open('/checkout');
  return { activity, day };
}
