import { parseFils } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { BookingRow } from '../db/bookings/bookings.ts';
import { toBookingBody } from './bookingBody.ts';
import type { RefundQuotes } from './refundQuotes.ts';

/** Returns a booking in the contract's form, with a quote for its refund. */
export function toQuotedBookingBody(
  booking: BookingRow,
  refundQuotes: RefundQuotes,
  now: Date,
): components['schemas']['Booking'] {
  const body = toBookingBody(booking, now);
  const preview = body.refund_if_cancelled;
  if (!preview || parseFils(preview.amount) === 0) return body;
  const { token, validUntil } = refundQuotes.issue(booking.number, now);
  const quote = { token, valid_until: validUntil.toISOString() };
  return { ...body, refund_if_cancelled: { ...preview, quote } };
}
