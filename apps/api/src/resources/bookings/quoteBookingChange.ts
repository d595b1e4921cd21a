import { settleChange } from '../../bookings/planChange.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { quoteChange } from './quoteChange.ts';

/** Returns what a change of a booking would cost or refund (GAP-30). */
export const quoteBookingChange = operation(
  'quoteBookingChange',
  async (context) => {
    const { path, user, db, payments } = context;
    const row = await findOwnBooking(db, user.id, path.ref);
    if (!row) throw notFound('booking');
    return {
      status: 200,
      body: await quoteChange(context, row, (price) => settleChange(row, price, payments !== null)),
    };
  },
  { limits: ({ user }) => [{ bucket: `change-quotes user ${user.id}`, max: 120, seconds: 3600 }] },
);
