import { addFacts } from '../../bookings/addFacts.ts';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toBookingPassesBody } from '../../vouchers/bookingPasses.ts';
import { describeVoucher } from '../../vouchers/voucherContent.ts';

/** Returns the voucher of one of the caller's bookings as PDF. */
export const getVoucher = operation(
  'getVoucher',
  async ({ path, user, db, clock, config, passCodes, voucherPdfs }) => {
    const row = await findOwnBooking(db, user.id, path.ref);
    if (!row) throw notFound('booking');
    const now = clock.now();
    const passes = toBookingPassesBody(row, passCodes, now);
    const booking = await addFacts(db, toBookingBody(row, now));
    const pdf = await voucherPdfs.render(describeVoucher(booking, passes, config.quirks));
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
