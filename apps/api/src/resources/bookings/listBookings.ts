import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import {
  toActivityBookingBody,
  toTicketBookingBody,
  toTourBookingBody,
  toTransferBookingBody,
} from '../../bookings/bookingBody.ts';
import { type ListedBooking, listBookingRows } from '../../db/bookings/bookingLists.ts';
import { findOwnBookings } from '../../db/bookings/bookings.ts';
import type { Database } from '../../db/database.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';

/** Returns the caller's bookings by kind, or for staff a page of all bookings (API-40, GAP-58). */
export const listBookings = operation('listBookings', async ({ query, user, db, clock }) => {
  if (query.scope === 'all') {
    if (query.start && query.end && query.end < query.start)
      throw invalidRequest(null, { end: ['must not be before the start'] });
    const page = await listBookingRows(db, query);
    return { status: 200, body: toPageBody('/api/v1/bookings/', query, page, page.rows.map(toStaffBookingBody)) };
  }
  return { status: 200, body: await readMyBookings(db, user.id, clock.now()) };
});

/** Reads all bookings of a user, by kind. */
export async function readMyBookings(
  db: Database,
  userId: string,
  now: Date,
): Promise<components['schemas']['MyBookings']> {
  const [activities, tickets, transfers, tours] = await Promise.all([
    findOwnBookings(db, userId, 'activity'),
    findOwnBookings(db, userId, 'ticket'),
    findOwnBookings(db, userId, 'transfer'),
    findOwnBookings(db, userId, 'tour'),
  ]);
  return {
    activity_bookings: activities.map((row) => toActivityBookingBody(row, now)),
    ticket_bookings: tickets.map((row) => toTicketBookingBody(row, now)),
    transfer_bookings: transfers.map((row) => toTransferBookingBody(row, now)),
    tour_bookings: tours.map((row) => toTourBookingBody(row, now)),
  };
}

/** ENTITY-34. */
const toStaffBookingBody = ({ booking, owner }: ListedBooking): components['schemas']['StaffBooking'] => ({
  booking_number: booking.number,
  user: owner
    ? `${owner.firstName} ${owner.lastName}`.trim() || owner.email
    : `${booking.firstName} ${booking.lastName}`,
  type: booking.kind,
  title: booking.details.title,
  booking_date: booking.details.date,
  created_at: booking.createdAt.toISOString(),
  total_amount: formatWireAmount(booking.total),
  payment_method: booking.paymentMethod,
  payment_status: booking.paymentStatus,
  booking_status: booking.status,
});
