import { addFacts } from '../../bookings/addFacts.ts';
import { toQuotedBookingBody } from '../../bookings/quotedBookingBody.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns one of the caller's bookings (API-41), with a quote for its refund. */
export const getBooking = operation('getBooking', async ({ path, user, db, clock, refundQuotes }) => {
  const booking = await findOwnBooking(db, user.id, path.ref);
  if (!booking) throw notFound('booking');
  return { status: 200, body: await addFacts(db, toQuotedBookingBody(booking, refundQuotes, clock.now())) };
});
