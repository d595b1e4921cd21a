import { emptyCart } from '../../db/cart/carts.ts';
import { operation } from '../../http/operation.ts';
import { requireCartOwner } from './cartOwner.ts';

/** Removes all lines of the caller's cart (API-16). */
export const clearCart = operation('clearCart', async ({ user, session, db }) => {
  await emptyCart(db, requireCartOwner({ user, session }));
  return { status: 204 };
});
