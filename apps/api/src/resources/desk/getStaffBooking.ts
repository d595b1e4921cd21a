import { formatWireAmount } from '@aitours/domain/money';
import { describeChangeObstacle, describeChangeOptions } from '../../bookings/changeOptions.ts';
import { toQuotedBookingBody } from '../../bookings/quotedBookingBody.ts';
import { findBooking } from '../../db/bookings/bookings.ts';
import { readBookingVersion, readStaffBooking } from '../../db/bookings/staffBookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toMailBody } from '../mails/mailBody.ts';
import { listBookingEvents } from './listBookingEvents.ts';

/** Returns a booking of any user, with what staff need to handle it. */
export const getStaffBooking = operation('getStaffBooking', async ({ path, db, clock, refundQuotes }) => {
  const booking = await findBooking(db, path.ref);
  if (!booking) throw notFound('booking');
  // Read first: whatever changes while the rest is read makes it stale.
  const version = await readBookingVersion(db, booking);
  const details = await readStaffBooking(db, booking);
  const { customer, payments, refunds, mails, notes } = details;
  const now = clock.now();
  const options = {
    change_options: describeChangeOptions(booking, now),
    change_obstacle: describeChangeObstacle(booking, now, 'staff'),
  };
  return {
    status: 200,
    headers: { etag: `"${version}"` },
    body: {
      version,
      booking: { ...toQuotedBookingBody(booking, refundQuotes, now), ...options },
      customer: customer && {
        email: customer.email,
        full_name: `${customer.firstName} ${customer.lastName}`.trim(),
      },
      payments: payments.map((payment) => ({
        id: payment.id,
        purpose: payment.purpose,
        status: payment.status,
        amount: formatWireAmount(payment.amount),
        created_at: payment.createdAt.toISOString(),
        refunds: refunds
          .filter(({ paymentId }) => paymentId === payment.id)
          .map(({ amount, status, createdAt }) => ({
            amount: formatWireAmount(amount),
            status,
            created_at: createdAt.toISOString(),
          })),
      })),
      mails: mails.map(toMailBody),
      notes: notes.map(({ note, email }) => ({
        id: note.id,
        text: note.text,
        created_at: note.createdAt.toISOString(),
        author_email: email,
      })),
      history: listBookingEvents(booking, details),
    },
  };
});
