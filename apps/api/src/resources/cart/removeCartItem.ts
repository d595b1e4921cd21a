import { removeCartLine } from '../../db/cart/storedCartLines.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { requireCartOwner } from './cartOwner.ts';

/** Removes a line from the caller's cart (API-20). */
export const removeCartItem = operation('removeCartItem', async ({ path, user, session, db }) => {
  if (!(await removeCartLine(db, requireCartOwner({ user, session }), path.id))) throw notFound('cart item');
  return { status: 204 };
});
