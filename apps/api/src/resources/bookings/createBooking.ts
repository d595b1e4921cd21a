import { toActivityBookingBody, toTicketBookingBody, toTourBookingBody } from '../../bookings/bookingBody.ts';
import { bookRequest } from '../../bookings/bookRequest.ts';
import { completeBooking, prepareCompletion } from '../../bookings/completeBooking.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';

/**
 * Books all lines or none: checks prices, takes places from the stock, and removes the lines from the cart (API-39,
 * GAP-26 to GAP-29).
 */
export const createBooking = operation('createBooking', async ({ body, user, db, clock, ...services }) => {
  const now = clock.now();
  const completion = prepareCompletion(services, body.payment_method, now);
  const row = await inTransaction(db, async (tx) =>
    completeBooking(tx, await bookRequest(tx, user, body, completion), completion),
  );
  const headers = { location: `/api/v1/bookings/${row.number}/` };
  switch (body.booking_type) {
    case 'activity':
      return { status: 201, body: toActivityBookingBody(row, now), headers };
    case 'ticket':
      return { status: 201, body: toTicketBookingBody(row, now), headers };
    case 'tour':
      return { status: 201, body: [toTourBookingBody(row, now)], headers };
  }
});
