import { findCartLine } from '../../db/cart/cartLines.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toCartItemBody } from './cartItemBody.ts';
import { requireCartOwner } from './cartOwner.ts';

/** Returns a line of the caller's cart (API-18). */
export const getCartItem = operation('getCartItem', async ({ path, user, session, db, clock, config }) => {
  const line = await findCartLine(db, requireCartOwner({ user, session }), path.id);
  if (!line) throw notFound('cart item');
  return { status: 200, body: toCartItemBody(line, { now: clock.now(), quirks: config.quirks }) };
});
