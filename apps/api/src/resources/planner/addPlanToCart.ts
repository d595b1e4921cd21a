import type { components } from '@aitours/openapi/schema';
import type { CartLineRow } from '../../db/cart/cartLines.ts';
import { lockCart, maxCartLines } from '../../db/cart/carts.ts';
import { isSameTicket, listLines } from '../../db/cart/storedCartLines.ts';
import { findPlan } from '../../db/people/planner.ts';
import { settleInOrder } from '../../db/settleInOrder.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { alreadyInCart, conflict, notFound } from '../../problems/problems.ts';
import { addLine } from '../cart/addLine.ts';
import { toCartItemBody } from '../cart/cartItemBody.ts';
import { requireCartOwner } from '../cart/cartOwner.ts';
import { type NewCartItem, readNewActivityLine } from '../cart/readNewActivityLine.ts';
import { readNewTicketLine } from '../cart/readNewTicketLine.ts';

type Schemas = components['schemas'];

/** Adds all stops of a plan to the cart, or none of them if one can't be booked. */
export const addPlanToCart = operation(
  'addPlanToCart',
  async ({ path, body, user, session, db, clock, config }) => {
    const owner = requireCartOwner({ user, session }, body.session_key);
    const stored = await findPlan(db, path.id);
    if (stored === null) throw notFound('plan');
    // Only `generateItinerary` stores plans.
    const items = toCartItems(stored as Schemas['PlannedTrip'], body);
    if (items.length === 0) throw conflict('The plan contains nothing that can be booked.');
    const terms = { now: clock.now(), quirks: config.quirks };
    const added = await inTransaction(db, async (tx) => {
      const [id, others] = await settleInOrder([lockCart(tx, owner, terms.now), listLines(tx, owner)]);
      if (others.length + items.length > maxCartLines)
        throw conflict(`A cart holds at most ${maxCartLines} items. Please book or remove some first.`);
      const ids: string[] = [];
      let all: readonly CartLineRow[] = [];
      // The time of each is later by a millisecond, because lines are in the order of their addition (CART-01).
      for (const [index, item] of items.entries()) {
        const line = await (item.event_id === undefined
          ? readNewActivityLine(tx, item, terms.now)
          : readNewTicketLine(tx, item));
        if (line.line.kind === 'ticket' && others.some((other) => isSameTicket(other, line.line)))
          throw alreadyInCart();
        const at = new Date(terms.now.getTime() + index);
        const cart = { id, owner, channel: 'planner' } as const;
        const { id: lineId, rows } = await addLine(tx, cart, line, terms, at);
        ids.push(lineId);
        all = rows;
      }
      return ids.map((lineId) => toCartItemBody(all, lineId, terms));
    });
    return { status: 201, body: { items: added } };
  },
  {
    limits: ({ user, address }) => (user ? [] : [{ bucket: `guest cart address ${address}`, max: 300, seconds: 3600 }]),
  },
);

/** The stops that the shop sells, in the order of the plan. Plans from before parties were stored have adults only. */
function toCartItems(
  { days, party, group_size }: Schemas['PlannedTrip'],
  { pickup, pickup_address }: Schemas['PlanPickup'],
): NewCartItem[] {
  const { adults, children, infants } = party ?? { adults: group_size, children: 0, infants: 0 };
  const details = { adults, children, infants, pickup, ...(pickup_address && { pickup_address }) };
  return days.flatMap(({ date, activities }) =>
    activities.flatMap(({ activity_id, time_slot_id, ticket }): NewCartItem[] => {
      if (ticket && time_slot_id !== undefined) return [toTicketItem(date, time_slot_id, ticket)];
      if (activity_id === null) return [];
      const slot = { activity_date: date, activity_time_slot_id: time_slot_id ?? null };
      return [{ activity_id, ...slot, quantity: 1, children: 0, details }];
    }),
  );
}

const toTicketItem = (
  date: string,
  slotId: string,
  { event_id, ticket_type_id, adults, children }: Schemas['PlannedTicket'],
): NewCartItem => ({
  event_id,
  ticket_type_id,
  event_date: date,
  date_time_slot_id: slotId,
  quantity: adults + children,
  adults,
  children,
});
