import type { Context, Operation } from '../../http/operation.ts';
import { cancelStaffBooking } from './cancelStaffBooking.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { sendBookingMessage } from './sendBookingMessage.ts';
import { setCashPayment } from './setCashPayment.ts';

type BulkContext = Context<'applyBulkAction'>;
type BulkBooking = BulkContext['body']['bookings'][number];

/** The operation that a bulk action runs for a booking, with its input. */
export interface SingleAction {
  readonly operation: Operation;
  readonly context: Parameters<Operation['handle']>[0];
}

/** Returns the operation that does the action of a request for one of its bookings. */
export function toSingleAction(bulk: BulkContext, booking: BulkBooking): SingleAction {
  const { action, text = '', reason } = bulk.body;
  const target = {
    ...bulk,
    path: { ref: booking.booking_number },
    query: {},
    headers: { 'if-match': `"${booking.version}"` },
  };
  switch (action) {
    case 'record-cash':
    case 'withdraw-cash': {
      const context: Context<'setCashPayment'> = { ...target, body: { is_paid: action === 'record-cash' } };
      return { operation: setCashPayment, context };
    }
    case 'send-confirmation': {
      const context: Context<'resendConfirmation'> = { ...target, body: undefined };
      return { operation: resendConfirmation, context };
    }
    case 'send-message': {
      const context: Context<'sendBookingMessage'> = { ...target, body: { text } };
      return { operation: sendBookingMessage, context };
    }
    case 'cancel': {
      const { refund_quote } = booking;
      const body = { ...(refund_quote !== undefined && { refund_quote }), ...(reason !== undefined && { reason }) };
      const context: Context<'cancelStaffBooking'> = { ...target, body };
      return { operation: cancelStaffBooking, context };
    }
  }
}
