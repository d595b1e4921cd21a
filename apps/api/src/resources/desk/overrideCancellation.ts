import { parseFils } from '@aitours/domain/money';
import { checkRefundOverride, listBookingActions } from '@aitours/domain/staff';
import { formatStatusObstacle } from '../../bookings/changeOptions.ts';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import { type Context, preparedOperation } from '../../http/operation.ts';
import { conflict, invalidRequest, notCancellable } from '../../problems/problems.ts';
import { cancelForStaff, formatRefundByTerms, prepareForStaff } from './cancelForStaff.ts';
import { toHandledBooking } from './toHandledBooking.ts';

/** Cancels a booking of any user with a refund that staff decide. */
export const overrideCancellation = preparedOperation(
  'overrideCancellation',
  (context) => prepareForStaff(context, (booking) => decideRefund(booking, context.body)),
  (context, prepared) =>
    cancelForStaff(context, 'overrideCancellation', prepared, (booking) => {
      const { amount, reason } = decideRefund(booking, context.body);
      const byTerms = formatRefundByTerms(booking, context.clock.now());
      const refund = amount === 0 ? 'none' : amount === booking.total ? 'full' : 'partial';
      return { refund, amount, recorded: { refund_by_terms: byTerms, reason } };
    }),
);

/** @throws {Problem} not-cancellable, conflict, invalid-request */
function decideRefund(booking: BookingRow, body: Context<'overrideCancellation'>['body']) {
  const actions = listBookingActions(toHandledBooking(booking));
  if (!actions.includes('cancel')) throw notCancellable(formatStatusObstacle(booking.status));
  if (!actions.includes('override-refund'))
    throw conflict('Nothing was paid, so there is no refund to decide. Please cancel it by its terms.');
  const amount = body.refund_amount === undefined ? undefined : parseFils(body.refund_amount);
  const checked = checkRefundOverride({ percent: body.refund_percent, amount, reason: body.reason }, booking.total);
  if (checked.is === 'valid') return checked;
  const { refund, reason } = checked.errors;
  const field = body.refund_amount === undefined ? 'refund_percent' : 'refund_amount';
  throw invalidRequest(null, {
    ...(refund && { [field]: [refundTexts[refund]] }),
    ...(reason && { reason: ['Please give a reason.'] }),
  });
}

const refundTexts = {
  missing: 'Please enter either a percentage or an amount.',
  outOfRange: 'The refund can’t be more than what was paid.',
} as const;
