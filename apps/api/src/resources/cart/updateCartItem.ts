import { checkCartEdit, parseActivityDetails, toWireActivityDetails } from '@aitours/domain/cart';
import { maxTickets, partyLimits } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import { type AnyLine, toLine } from '../../bookings/lines/cartLine.ts';
import { toLineProblem } from '../../bookings/lines/line.ts';
import type { TicketLine } from '../../bookings/lines/ticketLine.ts';
import { type CartLineRow, findCartLines } from '../../db/cart/cartLines.ts';
import { lockCart } from '../../db/cart/carts.ts';
import { changeCartLine } from '../../db/cart/storedCartLines.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { toCartItemBody } from './cartItemBody.ts';
import { requireCartOwner } from './cartOwner.ts';
import { toStoredTicketDetails } from './readNewTicketLine.ts';

type Update = components['schemas']['CartItemUpdate'];

/** Changes the quantity, details or start time of a cart item and recalculates its price (API-19). */
export const updateCartItem = operation(
  'updateCartItem',
  async ({ path, body: update, user, session, db, clock, config }) => {
    if (update.quantity === undefined && !update.details && update.activity_time_slot_id === undefined)
      throw invalidRequest('Send the quantity, the details or the start time to change.', {
        quantity: ['or details is required'],
      });
    const owner = requireCartOwner({ user, session }, update.session_key);
    const terms = { now: clock.now(), quirks: config.quirks };
    const changed = await inTransaction(db, async (tx) => {
      await lockCart(tx, owner, terms.now);
      const findLine = (rows: readonly CartLineRow[]) => rows.find(({ item }) => item.id === path.id);
      const before = findLine(await findCartLines(tx, owner));
      if (!before) throw notFound('cart item');
      const line = toLine(before, terms);
      const { quantity = before.item.quantity, details = before.item.details } = toChange(line, update);
      const timeSlotId = update.activity_time_slot_id ?? before.item.timeSlotId;
      await changeCartLine(tx, { ...before.item, quantity, details, timeSlotId });
      // Read again, because another start time has a stock of its own.
      const rows = await findCartLines(tx, owner);
      const after = findLine(rows);
      if (!after) throw new Error('A cart line must exist after it was changed');
      requireStillBookable(line, toLine(after, terms), path.id);
      return rows;
    });
    return { status: 200, body: toCartItemBody(changed, path.id, terms) };
  },
);

function toChange(line: AnyLine, update: Update) {
  if (update.activity_time_slot_id !== undefined && line.kind !== 'activity')
    throw invalidRequest('Only an activity has such a start time.', {
      activity_time_slot_id: ['is only for activities'],
    });
  switch (line.kind) {
    case 'activity':
      return {
        quantity: update.quantity,
        details: update.details && mergeDetails(toWireActivityDetails(line.choice), update.details),
      };
    case 'ticket':
      return changeTickets(line, update);
    case 'tour':
      throw invalidRequest('A tour in the cart cannot be changed.');
  }
}

/** CART-07: fields that aren't sent stay unchanged. */
function mergeDetails(
  before: ReturnType<typeof toWireActivityDetails>,
  { adults, children, infants, pickup, pickup_address, isPrivate, addons }: NonNullable<Update['details']>,
) {
  const given = Object.entries({ adults, children, infants, pickup, pickup_address, isPrivate, addons });
  const merged = parseActivityDetails({
    ...before,
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  });
  if (!merged) throw invalidRequest(null, { details: ['Please check the party and the extras.'] });
  const [problem] = checkCartEdit(merged);
  if (problem === 'pickup') throw invalidRequest(null, { 'details.pickup': ['is required'] });
  if (problem) {
    const { min, max } = partyLimits[problem];
    throw invalidRequest(null, { [`details.${problem}`]: [`must be from ${min} to ${max}`] });
  }
  return toWireActivityDetails(merged);
}

/** GAP-18: tickets are changed by adults and children; a quantity alone would be ambiguous. */
function changeTickets({ details: before, product, timeSlotId }: TicketLine, { details, quantity }: Update) {
  if (!details)
    throw invalidRequest('Tickets are changed by their numbers of adults and children.', {
      quantity: ['is not enough'],
    });
  const adults = details.adults ?? Number(details.adultQty ?? before.adults);
  const children = details.children ?? Number(details.childQty ?? before.children);
  const sum = adults + children;
  if (sum === 0)
    throw invalidRequest('Please choose at least one ticket.', { 'details.adultQty': ['must be at least 1'] });
  if (sum > maxTickets)
    throw invalidRequest(null, { 'details.adultQty': [`At most ${maxTickets} tickets can be booked together.`] });
  if (quantity !== undefined && quantity !== sum)
    throw invalidRequest(null, { quantity: ['The quantity must be the number of adults and children.'] });
  const ticketTypeId = String(before.ticketTypeId);
  return {
    quantity: sum,
    details: toStoredTicketDetails({ title: product.title, adults, children, ticketTypeId, slotId: timeSlotId }),
  };
}

const getReason = ({ error }: AnyLine) => (error?.kind === 'invalid' ? error.message : error?.kind);

/**
 * Rejects a change that makes the line unavailable. A reduction is allowed even while the product is sold out.
 *
 * @throws {Problem} invalid-request, sold-out
 */
function requireStillBookable(before: AnyLine, after: AnyLine, id: string): void {
  if (!after.error) return;
  const isIncrease = (after.places?.count ?? 0) > (before.places?.count ?? 0);
  const isNew = getReason(before) !== getReason(after) || before.timeSlotId !== after.timeSlotId;
  if (!isIncrease && !isNew) return;
  throw toLineProblem(after, after.error, id, (field) =>
    field === 'slot' ? 'activity_time_slot_id' : field === 'date' ? field : `details.${field}`,
  );
}
