import { type BookingAction, type HandledBooking, listBookingActions } from './listBookingActions.ts';

/** What staff can do with several bookings at once; `withdraw-cash` undoes `record-cash`. */
export type BulkAction = 'record-cash' | 'withdraw-cash' | 'send-confirmation' | 'send-message' | 'cancel';

/** Why a bulk action isn't possible for a booking. */
export type BulkSkipReason = 'cancelled' | 'completed' | 'unconfirmed' | 'not-cash' | 'paid' | 'unpaid' | 'no-customer';

const singleActions: Readonly<Record<BulkAction, BookingAction>> = {
  'record-cash': 'record-cash',
  'withdraw-cash': 'withdraw-cash',
  'send-confirmation': 'send-confirmation',
  // A message is stored as a note.
  'send-message': 'add-note',
  cancel: 'cancel',
};

/**
 * Returns why a bulk action skips a booking; null if the action is possible, by the rule of the single action.
 *
 * @example findBulkSkipReason('cancel', { status: 'completed', paymentStatus: 'paid', paymentMethod: 'cash', total: 90_00, isAnonymous: false }) // 'completed'
 * @example findBulkSkipReason('record-cash', { status: 'confirmed', paymentStatus: 'pending', paymentMethod: 'cash', total: 90_00, isAnonymous: false }) // null
 */
export function findBulkSkipReason(action: BulkAction, booking: HandledBooking): BulkSkipReason | null {
  if (listBookingActions(booking).includes(singleActions[action])) return null;
  if (action === 'send-message') return 'no-customer';
  if (booking.status === 'cancelled' || booking.status === 'refunded') return 'cancelled';
  if (action === 'record-cash' || action === 'withdraw-cash') return findCashReason(action, booking);
  if (booking.status === 'completed') return 'completed';
  return booking.status === 'pending' ? 'unconfirmed' : 'no-customer';
}

function findCashReason(action: 'record-cash' | 'withdraw-cash', booking: HandledBooking): BulkSkipReason {
  if (booking.paymentMethod !== 'cash') return 'not-cash';
  if (booking.status === 'pending') return 'unconfirmed';
  return action === 'record-cash' ? 'paid' : 'unpaid';
}
