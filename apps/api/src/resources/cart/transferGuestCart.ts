import { moveCart } from '../../db/cart/carts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { readCartBody } from './cartBody.ts';

/** Moves the guest's lines to the user's cart (API-15, GAP-15). A retry finds nothing to move. */
export const transferGuestCart = operation('transferGuestCart', async ({ body, user, db, clock, config }) => {
  const owner = { userId: user.id };
  const now = clock.now();
  await inTransaction(db, (tx) => moveCart(tx, { sessionKey: body.session_key }, owner, now));
  return { status: 200, body: await readCartBody(db, owner, { now, quirks: config.quirks }) };
});
