import { parseFils } from '@aitours/domain/money';
import { operation } from '../../contract/operation.ts';
import { findOwnBooking } from '../../db/bookings.ts';
import { notFound } from '../../problems/problems.ts';
import { bookingBody } from './bookingBody.ts';

/** Returns one of the caller's bookings (API-41), with a quote for its refund. */
export const getBooking = operation('getBooking', async ({ path, user, db, clock, refundQuotes }) => {
  const booking = await findOwnBooking(db, user.id, path.ref);
  if (!booking) throw notFound('booking');
  const now = clock.now();
  const body = bookingBody(booking, now);
  const preview = body.refund_if_cancelled;
  if (!preview || parseFils(preview.amount) === 0) return { status: 200, body };
  const { token, validUntil } = refundQuotes.issue(booking.number, now);
  const quote = { token, valid_until: validUntil.toISOString() };
  return { status: 200, body: { ...body, refund_if_cancelled: { ...preview, quote } } };
});
