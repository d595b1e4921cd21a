import { cartItemTypes } from '@aitours/domain/cart';
import { addFacts } from '../../bookings/addFacts.ts';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { readRequest } from '../../bookings/bookRequest.ts';
import { completeBookings, prepareCompletion } from '../../bookings/completeBooking.ts';
import { choosePromoCodes } from '../../bookings/priceLines.ts';
import type { OwnedBooking } from '../../db/bookings/bookings.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
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
      const ordered: Ordered[] = [];
      for (const { index, special_requests = '', promo_code: promoCode, ...booking } of inBookedOrder(body.bookings)) {
        const request = { ...booking, special_requests };
        const read = await atIndex(index, () => readRequest(tx, user, request, completion));
        const isInOrder = ordered.some(({ cartLineIds }) => cartLineIds.some((id) => read.cartLineIds.includes(id)));
        if (isInOrder)
          throw invalidRequest(null, { [`bookings.${index}.cart_items`]: ['An item is in the order twice.'] });
        ordered.push({ index, promoCode, ...read });
      }
      const firstWithCode = ordered.find(({ promoCode }) => promoCode !== undefined)?.index ?? 0;
      const promoCodes = await atIndex(firstWithCode, () =>
        choosePromoCodes(tx, user.id, ordered, { now, quirks: services.config.quirks }),
      );
      const rows: OwnedBooking[] = [];
      for (const [position, { index, book }] of ordered.entries())
        rows[index] = await atIndex(index, () => book(promoCodes[position]));
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

type NewBookings = Context<'createOrder'>['body']['bookings'];
type Ordered = Awaited<ReturnType<typeof readRequest>> & {
  /** The position in the request. */
  readonly index: number;
  readonly promoCode: string | undefined;
};

/** Returns bookings in the order in which the checkout makes them: the first one has the discount of a first booking. */
const inBookedOrder = (bookings: NewBookings) =>
  bookings
    .map((booking, index) => ({ ...booking, index }))
    .toSorted((one, other) => cartItemTypes.indexOf(one.booking_type) - cartItemTypes.indexOf(other.booking_type));

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
