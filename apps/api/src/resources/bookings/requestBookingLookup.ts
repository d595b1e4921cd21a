import { randomUUID } from 'node:crypto';
import { normaliseEmail, parseMailbox } from '../../auth/emailAddresses.ts';
import { requestLookupLimits } from '../../auth/limits.ts';
import { findBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { createBookingLookupMail } from '../../mail/oneTimePasswordMail.ts';
import { lookupOwner } from './lookupOwner.ts';

/**
 * Sends a code that shows a booking to the address that it was booked with. A number and an address that don't belong
 * together get the same response, in the same time, but no mail.
 */
export const requestBookingLookup = operation(
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
);
