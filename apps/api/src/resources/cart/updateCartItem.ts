import { checkCartEdit, parseActivityDetails, toWireActivityDetails } from '@aitours/domain/cart';
import type { components } from '@aitours/openapi/schema';
import { operation } from '../../contract/operation.ts';
import { changeCartLine, findCartLine, lockCart } from '../../db/carts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { type AnyLine, cartLine } from '../lines/cartLine.ts';
import { toLineProblem } from '../lines/line.ts';
import type { TicketLine } from '../lines/ticketLine.ts';
import { cartItemBody } from './cartItemBody.ts';
import { requireCartOwner } from './cartOwner.ts';
import { ticketNumbers } from './ticketToAdd.ts';

type Update = components['schemas']['CartItemUpdate'];

const mostTickets = 99;

/** Changes how often, or for whom and how; the price follows (API-19). */
export const updateCartItem = operation('updateCartItem', async ({ path, body: update, user, session, db, clock }) => {
  if (update.quantity === undefined && !update.details)
    throw invalidRequest('Say what is to change: the quantity or the details.', {
      quantity: ['or details is required'],
    });
  const owner = requireCartOwner({ user, session }, update.session_key);
  const now = clock.now();
  const changed = await inTransaction(db, async (tx) => {
    await lockCart(tx, owner, now);
    const before = await findCartLine(tx, owner, path.id);
    if (!before) throw notFound('cart item');
    const line = cartLine(before, now);
    await changeCartLine(tx, before.item.id, changeOf(line, update));
    const after = await findCartLine(tx, owner, path.id);
    if (!after) throw notFound('cart item');
    requireStillBookable(line, cartLine(after, now), path.id);
    return after;
  });
  return { status: 200, body: cartItemBody(changed, now) };
});

function changeOf(line: AnyLine, update: Update) {
  switch (line.kind) {
    case 'activity':
      return {
        quantity: update.quantity,
        details: update.details && changedWishes(toWireActivityDetails(line.choice), update.details),
      };
    case 'ticket':
      return changedTickets(line, update);
    case 'tour':
      throw invalidRequest('A tour in the cart cannot be changed.');
  }
}

/** CART-07: what isn't named stays as it was. */
function changedWishes(
  before: ReturnType<typeof toWireActivityDetails>,
  { adults, children, infants, pickup, isPrivate, addons }: NonNullable<Update['details']>,
) {
  const given = Object.entries({ adults, children, infants, pickup, isPrivate, addons });
  const wishes = parseActivityDetails({
    ...before,
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  });
  if (!wishes) throw invalidRequest(null, { details: ['cannot be read'] });
  const [problem] = checkCartEdit(wishes);
  if (problem) throw invalidRequest(null, { [`details.${problem}`]: ['is not possible'] });
  return toWireActivityDetails(wishes);
}

/** GAP-18: the numbers of adults and children decide; a quantity alone can't say which of them changes. */
function changedTickets({ details: before, product, timeSlotId }: TicketLine, { details, quantity }: Update) {
  if (!details)
    throw invalidRequest('Tickets are changed by their numbers of adults and children.', {
      quantity: ['decides nothing'],
    });
  const adults = details.adults ?? Number(details.adultQty ?? before.adults);
  const children = details.children ?? Number(details.childQty ?? before.children);
  const sum = adults + children;
  if (sum === 0)
    throw invalidRequest('Please choose at least one ticket.', { 'details.adultQty': ['must be at least 1'] });
  if (sum > mostTickets)
    throw invalidRequest(null, { 'details.adultQty': [`together with children, at most ${mostTickets}`] });
  if (quantity !== undefined && quantity !== sum)
    throw invalidRequest(null, { quantity: ['must be adults plus children'] });
  const ticketTypeId = String(before.ticketTypeId);
  return {
    quantity: sum,
    details: ticketNumbers({ title: product.title, adults, children, ticketTypeId, slotId: timeSlotId }),
  };
}

/**
 * A change must leave the line as bookable as it was: who only asks for less may, even while it is sold out.
 *
 * @throws {Problem} invalid-request, sold-out
 */
function requireStillBookable(before: AnyLine, after: AnyLine, id: string): void {
  if (!after.error) return;
  const asksForMore = (after.places?.count ?? 0) > (before.places?.count ?? 0);
  const isNew = before.error?.why !== after.error.why;
  if (!asksForMore && !isNew) return;
  throw toLineProblem(after, after.error, id, (field) =>
    field === 'date' || field === 'slot' ? field : `details.${field}`,
  );
}
