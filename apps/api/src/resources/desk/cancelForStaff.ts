import { formatWireAmount } from '@aitours/domain/money';
import { type BookingRefund, computeRefund } from '../../bookings/bookingRefund.ts';
import {
  type PreparedCancellation,
  performCancellation,
  prepareCancellation,
} from '../../changes/performCancellation.ts';
import { type BookingRow, findBooking } from '../../db/bookings/bookings.ts';
import { lockStaffBooking, requireBookingVersion } from '../../db/bookings/staffBookings.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

type CancelOperation = 'cancelStaffBooking' | 'overrideCancellation';

/** Ends the open payments of a booking at the provider, unless the caller has seen another version. */
export async function prepareForStaff(
  { path, headers, db, payments }: Pick<Context<CancelOperation>, 'path' | 'headers' | 'db' | 'payments'>,
  accept: (booking: BookingRow) => void = () => {},
): Promise<PreparedCancellation> {
  const booking = await findBooking(db, path.ref);
  if (!booking) throw notFound('booking');
  await requireBookingVersion(db, booking, headers['if-match']);
  accept(booking);
  return prepareCancellation({ db, payments }, booking);
}

/** What staff refund, and what they record about it. */
interface DecidedRefund extends Pick<BookingRefund, 'refund' | 'amount'> {
  readonly recorded?: object;
}

/** Cancels the version of a booking that the caller has seen, and records it. */
export async function cancelForStaff(
  context: Context<CancelOperation>,
  operation: CancelOperation,
  prepared: PreparedCancellation,
  getRefund: (booking: BookingRow) => DecidedRefund,
): Promise<{ readonly status: 204 }> {
  const { path, headers, db, clock, config } = context;
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const booking = await lockStaffBooking(tx, path.ref);
    if (!booking) throw notFound('booking');
    await requireBookingVersion(tx, booking, headers['if-match']);
    const decided = getRefund(booking);
    const { amount } = await performCancellation(tx, { config, now }, booking, prepared, () => decided);
    const before = { booking_status: booking.status, payment_status: booking.paymentStatus };
    const after = { booking_status: 'cancelled', refund_amount: formatWireAmount(amount), ...decided.recorded };
    await recordChange(tx, context, { operation, objectId: booking.number, before, after }, now);
  });
  return { status: 204 };
}

/** Returns the refund by the terms as an amount on the wire, for the record of another decision. */
export const formatRefundByTerms = (booking: BookingRow, now: Date): string =>
  formatWireAmount(computeRefund(booking, now).amount);
