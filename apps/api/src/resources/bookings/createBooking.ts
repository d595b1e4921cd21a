import { isPersonalComplete } from '@aitours/domain/checkout';
import { checkoutMessages } from '@aitours/domain/messages';
import type { SignedInUser } from '../../auth/signedInUser.ts';
import { type Context, operation } from '../../contract/operation.ts';
import { removeCartLines, removeTourLine } from '../../db/carts.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidRequest, unsupportedItem } from '../../problems/problems.ts';
import type { Terms } from '../lines/line.ts';
import { readPhone } from '../readPhone.ts';
import { activityBookingBody, ticketBookingBody, tourBookingBody } from './bookingBody.ts';
import { type BookingTerms, type Buyer, bookLines } from './bookLines.ts';
import { completeBooking } from './completeBooking.ts';
import { readRequestedLines } from './readRequestedLines.ts';
import { readRequestedTour } from './readRequestedTour.ts';

type NewBooking = Context<'createBooking'>['body'];

/**
 * Books all lines or none: checks prices, takes places from the stock, and removes the lines from the cart (API-39,
 * GAP-26 to GAP-29).
 */
export const createBooking = operation('createBooking', async ({ body, user, db, clock, config }) => {
  const terms = { now: clock.now(), quirks: config.quirks };
  const { now } = terms;
  if (body.cart_items.some(({ type }) => type !== body.booking_type)) throw unsupportedItem();
  const buyer = buyerOf(body, user);
  const row = await inTransaction(db, async (tx) =>
    completeBooking(tx, await book(tx, buyer, body, { ...terms, shownTotal: body.total_amount }), config, now),
  );
  const headers = { location: `/api/v1/bookings/${row.number}/` };
  switch (body.booking_type) {
    case 'activity':
      return { status: 201, body: activityBookingBody(row, now), headers };
    case 'ticket':
      return { status: 201, body: ticketBookingBody(row, now), headers };
    case 'tour':
      return { status: 201, body: [tourBookingBody(row, now)], headers };
  }
});

async function book(
  tx: Database,
  buyer: Buyer,
  { booking_type: kind, cart_items }: NewBooking,
  terms: Terms & BookingTerms,
) {
  if (kind === 'tour') {
    const { requested, details } = await readRequestedTour(tx, cart_items, terms.now);
    const row = await bookLines(tx, buyer, [requested], (items) => ({ ...details, kind, items }), terms);
    await removeTourLine(tx, buyer.userId, details.tour.id, requested.line.date);
    return row;
  }
  const { requested, cartLineIds } = await readRequestedLines(tx, buyer.userId, kind, cart_items, terms);
  const row = await bookLines(tx, buyer, requested, (items) => ({ kind, items }), terms);
  await removeCartLines(tx, cartLineIds);
  return row;
}

/** The buyer is read from the first line; the client sends the same details with each (CHECKOUT-21). */
function buyerOf({ cart_items: [first], payment_method, special_requests }: NewBooking, user: SignedInUser): Buyer {
  if (!first || !isPersonalComplete(first.details)) throw invalidRequest(checkoutMessages.personalInfoMissing);
  const { firstName, lastName, email, phone } = first.details;
  return {
    userId: user.id,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: readPhone(phone, 'cart_items.0.details.phone'),
    paymentMethod: payment_method,
    specialRequests: special_requests.trim(),
  };
}
