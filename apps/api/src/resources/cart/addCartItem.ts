import { lockCart, maxCartLines } from '../../db/cart/carts.ts';
import { isSameTicket, listLines } from '../../db/cart/storedCartLines.ts';
import { settleInOrder } from '../../db/settleInOrder.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { alreadyInCart, conflict, unsupportedItem } from '../../problems/problems.ts';
import { addLine } from './addLine.ts';
import { toCartItemBody } from './cartItemBody.ts';
import { requireCartOwner } from './cartOwner.ts';
import { type NewCartItem, readNewActivityLine } from './readNewActivityLine.ts';
import { readNewTicketLine } from './readNewTicketLine.ts';

/** Adds an activity or tickets to the cart if they can be booked (API-17). */
export const addCartItem = operation(
  'addCartItem',
  async ({ body, user, session, db, clock, config }) => {
    const owner = requireCartOwner({ user, session }, body.session_key);
    const terms = { now: clock.now(), quirks: config.quirks };
    const isActivity = body.activity_id !== undefined;
    if (isActivity === (body.event_id !== undefined)) throw unsupportedItem();
    const { id, rows } = await inTransaction(db, async (tx) => {
      const [requested, cartId, others] = await settleInOrder([
        isActivity ? readNewActivityLine(tx, body, terms.now) : readNewTicketLine(tx, body),
        lockCart(tx, owner, terms.now),
        listLines(tx, owner),
      ]);
      if (others.length >= maxCartLines)
        throw conflict(`A cart holds at most ${maxCartLines} items. Please book or remove some first.`);
      if (requested.line.kind === 'ticket' && others.some((other) => isSameTicket(other, requested.line)))
        throw alreadyInCart();
      const cart = { id: cartId, owner, channel: 'cart' } as const;
      return addLine(tx, cart, requested, terms, addedAt(body, terms.now));
    });
    return {
      status: 201,
      body: toCartItemBody(rows, id, terms),
      headers: { location: `/api/v1/cart-items/${id}/` },
    };
  },
  // Each new session key makes a cart, so guests are counted by address.
  {
    limits: ({ user, address }) => (user ? [] : [{ bucket: `guest cart address ${address}`, max: 300, seconds: 3600 }]),
  },
);

/** An item that is put back returns to its place: lines are in the order of their addition (CART-01). */
function addedAt({ added_at }: NewCartItem, now: Date): Date {
  const time = Date.parse(added_at ?? '');
  return time > 0 && time < now.getTime() ? new Date(time) : now;
}
