import { addFacts } from '../../bookings/addFacts.ts';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { bookRequest } from '../../bookings/bookRequest.ts';
import { completeBookings, prepareCompletion } from '../../bookings/completeBooking.ts';
import type { OwnedBooking } from '../../db/bookings/bookings.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest, Problem } from '../../problems/problems.ts';
import { toPaymentBody } from '../payments/paymentBody.ts';

export const ordersOperations = {
  /** Books several types in one transaction, with one payment for all (CHECKOUT-28, API-39). */
  createOrder: operation('createOrder', async ({ body, user, db, clock, ...services }) => {
    const now = clock.now();
    const [method = 'cash', ...otherMethods] = new Set(body.bookings.map(({ payment_method }) => payment_method));
    if (otherMethods.length > 0)
      throw invalidRequest(null, { 'bookings.1.payment_method': ['must be the same for all bookings'] });
    const completion = prepareCompletion(services, method, now);
    const { bookings, payment } = await inTransaction(db, async (tx) => {
      const rows: OwnedBooking[] = [];
      for (const [index, { special_requests = '', ...booking }] of body.bookings.entries()) {
        const request = { ...booking, special_requests };
        rows.push(await atIndex(index, () => bookRequest(tx, user, request, completion)));
      }
      return completeBookings(tx, rows, completion);
    });
    return {
      status: 201,
      body: {
        bookings: await Promise.all(bookings.map((row) => addFacts(db, toBookingBody(row, now)))),
        payment: payment && toPaymentBody(payment, [], bookings),
      },
      headers: { location: payment ? `/api/v1/payments/${payment.id}/` : `/api/v1/bookings/${bookings[0]?.number}/` },
    };
  }),
};

/** Adds the position of the booking to the fields of a problem. */
async function atIndex<T>(index: number, book: () => Promise<T>): Promise<T> {
  try {
    return await book();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { type, message: detail, errors, suggestions, headers, more } = error;
    const prefixed =
      errors && Object.fromEntries(Object.entries(errors).map(([name, texts]) => [`bookings.${index}.${name}`, texts]));
    const position = type === 'price-changed' ? { booking_index: index } : {};
    throw new Problem(type, { detail, errors: prefixed, suggestions, headers, more: { ...more, ...position } });
  }
}
