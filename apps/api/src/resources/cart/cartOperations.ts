import { findCartLines } from '../../db/cart/cartLines.ts';
import { emptyCart, moveCart } from '../../db/cart/carts.ts';
import { removeCartLine } from '../../db/cart/storedCartLines.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { addCartItem } from './addCartItem.ts';
import { readCartBody } from './cartBody.ts';
import { toCartItemBody } from './cartItemBody.ts';
import { getCartOwner, requireCartOwner } from './cartOwner.ts';
import { getCartDiscounts } from './getCartDiscounts.ts';
import { updateCartItem } from './updateCartItem.ts';

export const cartOperations = {
  addCartItem,

  /** Removes all lines of the caller's cart (API-16). */
  clearCart: operation('clearCart', async ({ user, session, db }) => {
    await emptyCart(db, requireCartOwner({ user, session }));
    return { status: 204 };
  }),

  /** Returns the caller's cart with current prices; an empty cart without token and session key (API-14). */
  getCart: operation('getCart', async ({ user, session, db, clock, config }) => {
    const owner = getCartOwner({ user, session });
    if (!owner) return { status: 200, body: { user: null, session_key: null, items: [], clashes: [] } };
    return { status: 200, body: await readCartBody(db, owner, { now: clock.now(), quirks: config.quirks }) };
  }),
  getCartDiscounts,

  /** Returns a line of the caller's cart (API-18). */
  getCartItem: operation('getCartItem', async ({ path, user, session, db, clock, config }) => {
    const rows = await findCartLines(db, requireCartOwner({ user, session }));
    return { status: 200, body: toCartItemBody(rows, path.id, { now: clock.now(), quirks: config.quirks }) };
  }),

  /** Removes a line from the caller's cart (API-20). */
  removeCartItem: operation('removeCartItem', async ({ path, user, session, db }) => {
    if (!(await removeCartLine(db, requireCartOwner({ user, session }), path.id))) throw notFound('cart item');
    return { status: 204 };
  }),

  /** Moves the guest's lines to the user's cart (API-15, GAP-15). A retry finds nothing to move. */
  transferGuestCart: operation('transferGuestCart', async ({ body, user, db, clock, config }) => {
    const owner = { userId: user.id };
    const now = clock.now();
    const terms = { now, quirks: config.quirks };
    const guest = { sessionKey: body.session_key };
    const merge = await inTransaction(db, (tx) => moveCart(tx, guest, owner, now));
    const cart = await readCartBody(db, owner, terms);
    if (!merge) return { status: 200, body: cart };
    const left = merge.leftOut.length > 0 ? (await readCartBody(db, guest, terms)).items : [];
    return { status: 200, body: { ...cart, merged: [...merge.merged], left_out: left.map(({ title }) => title) } };
  }),
  updateCartItem,
};
