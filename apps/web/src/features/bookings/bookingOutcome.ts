import { getPassStatus } from '@aitours/domain/passes';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';
import { findUnpaid, formatUnpaidText, type UnpaidPayment } from './unpaid.tsx';

/** What is true of bookings that were made together. */
export type BookingOutcome = { readonly is: 'confirmed' | 'cancelled' } | UnpaidOutcome;

export interface UnpaidOutcome {
  readonly is: 'unpaid';
  /** What the traveller has to do. */
  readonly text: string;
  /** Absent if it isn't made in the shop. */
  readonly payment: UnpaidPayment | undefined;
}

/** Whether a booking is cancelled, refunded or not. */
export const isCancelled = ({ booking_status }: Pick<Booking, 'booking_status'>): boolean =>
  getPassStatus(booking_status) === 'cancelled';

/** Returns what a page may say of bookings: only a booking that admits is confirmed. Cancelled ones don't count among others. */
export function getOutcome(bookings: readonly Pick<Booking, 'booking_status' | 'payment'>[]): BookingOutcome {
  const remaining = bookings.filter((booking) => !isCancelled(booking));
  if (remaining.length === 0) return { is: 'cancelled' };
  const [payment] = remaining.flatMap((booking) => findUnpaid(booking) ?? []);
  if (payment) return { is: 'unpaid', text: formatUnpaidText(payment), payment };
  return remaining.every(({ booking_status }) => getPassStatus(booking_status) === 'valid')
    ? { is: 'confirmed' }
    : { is: 'unpaid', text: messages.awaitingPayment, payment };
}
