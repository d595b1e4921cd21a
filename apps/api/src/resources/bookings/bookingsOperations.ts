import { randomUUID } from 'node:crypto';
import { addDays, fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { getPeriodStart, toDailyCounts } from '@aitours/domain/staff';
import { normaliseEmail, parseMailbox } from '../../auth/emailAddresses.ts';
import { openLookupLimits, requestLookupLimits } from '../../auth/limits.ts';
import { addFacts } from '../../bookings/addFacts.ts';
import {
  toActivityBookingBody,
  toBookingBody,
  toTicketBookingBody,
  toTourBookingBody,
} from '../../bookings/bookingBody.ts';
import { readRequest } from '../../bookings/bookRequest.ts';
import { passIsUsed } from '../../bookings/changeOptions.ts';
import { completeBooking, prepareCompletion } from '../../bookings/completeBooking.ts';
import { settleChange } from '../../bookings/planChange.ts';
import { toQuotedBookingBody } from '../../bookings/quotedBookingBody.ts';
import { countBookings, countBookingsByDay, sumBookings } from '../../db/bookings/bookingLists.ts';
import { findBooking, findLatestBooking, findOwnBooking } from '../../db/bookings/bookings.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createBookingLookupMail } from '../../mail/oneTimePasswordMail.ts';
import { notChangeable, notFound, otpExpired, otpInvalid } from '../../problems/problems.ts';
import { toBookingPassesBody } from '../../vouchers/bookingPasses.ts';
import { cancelBooking } from './cancelBooking.ts';
import { changeBooking } from './changeBooking.ts';
import { listBookings } from './listBookings.ts';
import { lookupOwner } from './lookupOwner.ts';
import { quoteChange } from './quoteChange.ts';

const days = 30;

export const bookingsOperations = {
  cancelBooking,
  changeBooking,

  /**
   * Books all lines or none: checks prices, takes places from the stock, and removes the lines from the cart (API-39,
   * GAP-26 to GAP-29).
   */
  createBooking: operation('createBooking', async ({ body, user, db, clock, ...services }) => {
    const now = clock.now();
    const completion = prepareCompletion(services, body.payment_method, now);
    const row = await inTransaction(db, async (tx) => {
      const { book } = await readRequest(tx, user, body, completion);
      return completeBooking(tx, await book(body.promo_code), completion);
    });
    const headers = { location: `/api/v1/bookings/${row.number}/` };
    switch (body.booking_type) {
      case 'activity':
        return { status: 201, body: toActivityBookingBody(row, now), headers };
      case 'ticket':
        return { status: 201, body: toTicketBookingBody(row, now), headers };
      case 'tour':
        return { status: 201, body: [toTourBookingBody(row, now)], headers };
    }
  }),

  /** Returns one of the caller's bookings (API-41), with a quote for its refund. */
  getBooking: operation('getBooking', async ({ path, user, db, clock, refundQuotes }) => {
    const booking = await findOwnBooking(db, user.id, path.ref);
    if (!booking) throw notFound('booking');
    return { status: 200, body: await addFacts(db, toQuotedBookingBody(booking, refundQuotes, clock.now())) };
  }),

  /** Returns figures of the bookings to date or of a period, and their number on each of the last 30 days; for staff (API-58). */
  getBookingStats: operation('getBookingStats', async ({ query: { period }, db, clock }) => {
    const today = toDubaiDate(clock.now());
    const since = period && fromDubaiTime(getPeriodStart(period, today));
    const [total, sums, counts] = await Promise.all([
      countBookings(db, since),
      since && sumBookings(db, since),
      countBookingsByDay(db, fromDubaiTime(addDays(today, 1 - days))),
    ]);
    return {
      status: 200,
      body: {
        total_bookings: total,
        ...(sums && { revenue: formatWireAmount(sums.revenue), average_duration_minutes: sums.averageMinutes }),
        per_day: toDailyCounts(counts, today, days),
      },
    };
  }),

  /** Returns the booking that the caller made last, or null (API-43). */
  getLatestBooking: operation('getLatestBooking', async ({ user, db, clock }) => {
    const booking = await findLatestBooking(db, user.id);
    return { status: 200, body: booking && toBookingBody(booking, clock.now()) };
  }),
  listBookings,

  /** Returns what a change of a booking would cost or refund (GAP-30). */
  quoteBookingChange: operation(
    'quoteBookingChange',
    async (context) => {
      const { path, user, db, payments } = context;
      const row = await findOwnBooking(db, user.id, path.ref);
      if (!row) throw notFound('booking');
      if (row.hasUsedPass) throw notChangeable(passIsUsed);
      return {
        status: 200,
        body: await quoteChange(context, row, (price) => settleChange(row, price, payments !== null)),
      };
    },
    { limits: ({ user }) => [{ bucket: `change-quotes user ${user.id}`, max: 120, seconds: 3600 }] },
  ),

  /**
   * Sends a code that shows a booking to the address that it was booked with. A number and an address that don't belong
   * together get the same response, in the same time, but no mail.
   */
  requestBookingLookup: operation(
    'requestBookingLookup',
    async ({ body, db, clock, codes, mail, config, log }) => {
      const email = normaliseEmail(body.email);
      const lookup = randomUUID();
      const code = await codes.issue(db, lookupOwner(body.booking_number, lookup), clock.now());
      const booking = await findBooking(db, body.booking_number);
      if (booking && parseMailbox(booking.email) === email) {
        mail.send(createBookingLookupMail(booking.email, booking.number, code));
        if (config.mail.logCodes) log.info({ terminal: true }, `The code for ${booking.number} is ${code}`);
      }
      return { status: 200, body: { lookup } };
    },
    { limits: (context) => requestLookupLimits(context.body.email, context) },
  ),

  /** Returns a booking and its passes to the owner of the mailbox that its code was sent to. */
  openBookingLookup: operation(
    'openBookingLookup',
    async ({ body, db, clock, codes, passCodes }) => {
      const now = clock.now();
      const result = await codes.redeem(db, lookupOwner(body.booking_number, body.lookup), body.code, now);
      if (result === 'expired') throw otpExpired();
      if (result === 'invalid') throw otpInvalid();
      const booking = await findBooking(db, body.booking_number);
      if (!booking) throw notFound('booking');
      return {
        status: 200,
        body: {
          booking: await addFacts(db, toBookingBody(booking, now)),
          passes: toBookingPassesBody(booking, passCodes, now),
        },
      };
    },
    { limits: ({ address }) => openLookupLimits(address) },
  ),
};
