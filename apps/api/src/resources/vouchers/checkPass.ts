import { findStatedPass, formatPassNumber, getPassStatus, listPasses } from '@aitours/domain/passes';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { findBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns a pass by its code, which proves that the caller may see it. */
export const checkPass = operation(
  'checkPass',
  async ({ body, db, clock, passCodes }) => {
    const stated = passCodes.read(body.code);
    const booking = stated && (await findBooking(db, stated.bookingNumber));
    if (!booking) throw notFound('pass');
    const { ordinal, date, time, kind } = stated;
    const current = findStatedPass(stated, listPasses(toBookingBody(booking, clock.now())));
    const status = getPassStatus(booking.status);
    return {
      status: 200,
      body: {
        number: formatPassNumber(booking.number, ordinal),
        title: current?.title ?? booking.details.title,
        date,
        time,
        kind,
        status: current || status === 'cancelled' ? status : 'changed',
      },
    };
  },
  // A code can't be guessed: this limits the work. A gate checks a pass in less than two seconds.
  { limits: ({ address }) => [{ bucket: `check-pass address ${address}`, max: 600, seconds: 15 * 60 }] },
);
