import { type Activity, anActivity, anOrdinaryDay, putInCart } from './activities.ts';
import type { Customer } from './people.ts';
import type { Shop } from './shop.ts';

/** A customer stands at the checkout, with one place of an activity of this journey's own in the cart. */
export async function atCheckout(
  shop: Shop,
  customer: Customer,
): Promise<{ readonly activity: Activity; readonly day: string }> {
  const activity = await anActivity();
  const day = anOrdinaryDay();
  await putInCart(customer, activity, day);
  await shop.comesSignedIn(customer);
  await shop.open('/checkout');
  return { activity, day };
}
