import type { BookingStatus } from '../booking/index.ts';
import type { CalendarDate, TimeOfDay } from '../dates/index.ts';

/** Whom a pass admits; all passengers of a ride share one. */
export const passKinds = ['adult', 'child', 'infant', 'ride'] as const;

/** One of `passKinds`. */
export type PassKind = (typeof passKinds)[number];

/** What admits one traveller of a booking. */
export interface Pass {
  /** Counts the passes of the booking, from 1. */
  readonly ordinal: number;
  readonly productId: string;
  readonly title: string;
  readonly date: CalendarDate;
  /** Null: any time of the day. */
  readonly time: TimeOfDay | null;
  readonly kind: PassKind;
}

/** Whether the passes of a booking admit, and if not, why. */
export type PassStatus = 'valid' | 'unpaid' | 'cancelled';

/**
 * Returns whether the passes of a booking admit. A pending booking waits for its payment online; one that is paid on the
 * spot is confirmed.
 *
 * @example getPassStatus('confirmed') // 'valid'
 * @example getPassStatus('refunded') // 'cancelled'
 */
export const getPassStatus = (status: BookingStatus): PassStatus => passStatuses[status];

const passStatuses = {
  confirmed: 'valid',
  completed: 'valid',
  pending: 'unpaid',
  cancelled: 'cancelled',
  refunded: 'cancelled',
} as const satisfies Record<BookingStatus, PassStatus>;

/**
 * Formats the number of a pass, as travellers read it to staff.
 *
 * @example formatPassNumber('AB12345678', 2) // 'AB12345678-2'
 * @example formatPassNumber('EB00000042', 1) // 'EB00000042-1'
 */
export const formatPassNumber = (bookingNumber: string, ordinal: number): string => `${bookingNumber}-${ordinal}`;
