import { operation } from '../../contract/operation.ts';
import { findBookedFacts } from '../../db/bookedFacts.ts';
import { findOwnBooking } from '../../db/bookings.ts';
import { notFound } from '../../problems/problems.ts';
import { describeVoucher, listActivityIds } from '../../vouchers/voucherContent.ts';
import { bookingBody } from '../bookings/bookingBody.ts';
import { bookingPassesBody } from './bookingPasses.ts';

/** Returns the voucher of one of the caller's bookings as PDF. */
export const getVoucher = operation(
  'getVoucher',
  async ({ path, user, db, clock, config, passCodes, voucherPdfs }) => {
    const row = await findOwnBooking(db, user.id, path.ref);
    if (!row) throw notFound('booking');
    const now = clock.now();
    const passes = bookingPassesBody(row, passCodes, now);
    const booking = bookingBody(row, now);
    const facts = await findBookedFacts(db, listActivityIds(booking));
    const pdf = await voucherPdfs.render(describeVoucher(booking, passes, config.quirks, facts));
    return {
      status: 200,
      body: pdf,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${row.number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    };
  },
  { limits: ({ user }) => [{ bucket: `voucher user ${user.id}`, max: 30, seconds: 15 * 60 }] },
);
