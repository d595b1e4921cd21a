import { openLookupLimits } from '../../auth/limits.ts';
import { addFacts } from '../../bookings/addFacts.ts';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { findBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound, otpExpired, otpInvalid } from '../../problems/problems.ts';
import { toBookingPassesBody } from '../../vouchers/bookingPasses.ts';
import { lookupOwner } from './lookupOwner.ts';

/** Returns a booking and its passes to the owner of the mailbox that its code was sent to. */
export const openBookingLookup = operation(
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
);
