import { type BookingStatus, isCancellable } from '../booking/index.ts';
import type { Fils } from '../money/index.ts';

/** What decides how staff can handle a booking. */
export interface HandledBooking {
  readonly status: BookingStatus;
  readonly paymentStatus: 'pending' | 'paid' | 'refunded' | 'failed';
  readonly paymentMethod: 'card' | 'cash' | 'wallet';
  readonly total: Fils;
  /** Whether its customer's account is deleted: it has no address any more. */
  readonly isAnonymous: boolean;
}

/** What staff can do with a booking. */
export type BookingAction =
  | 'record-cash'
  | 'withdraw-cash'
  | 'cancel'
  | 'override-refund'
  | 'change'
  | 'send-confirmation'
  | 'add-note';

/**
 * Returns what staff with all permissions can do with a booking now, the most usual action first.
 *
 * @example listBookingActions({ status: 'confirmed', paymentStatus: 'pending', paymentMethod: 'cash', total: 90_00, isAnonymous: false }) // ['record-cash', 'change', 'send-confirmation', 'add-note', 'cancel']
 * @example listBookingActions({ status: 'cancelled', paymentStatus: 'paid', paymentMethod: 'cash', total: 90_00, isAnonymous: true }) // []
 */
export function listBookingActions(booking: HandledBooking): readonly BookingAction[] {
  const { status, paymentStatus, paymentMethod, total, isAnonymous } = booking;
  const takesCash = total > 0 && paymentMethod === 'cash' && (status === 'confirmed' || status === 'completed');
  const canCancel = isCancellable(status);
  const actions: readonly (readonly [BookingAction, boolean])[] = [
    ['record-cash', takesCash && paymentStatus === 'pending'],
    ['change', status === 'confirmed' && !isAnonymous],
    ['send-confirmation', status === 'confirmed' && !isAnonymous],
    ['add-note', !isAnonymous],
    ['withdraw-cash', takesCash && paymentStatus === 'paid'],
    ['cancel', canCancel],
    ['override-refund', canCancel && total > 0 && paymentStatus === 'paid'],
  ];
  return actions.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}
