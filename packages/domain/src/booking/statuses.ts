import type { CalendarDate } from '../dates/index.ts';

/** The statuses of bookings (BOOK-08). */
export const bookingStatuses = ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'] as const;

/** The status of a booking. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** Whether a listed booking has its voucher and cancel actions, rather than "N/A" (BOOK-04, BOOK-05). */
export const hasActions = (status: string): boolean => status !== 'cancelled';

/** Whether a booking can still be cancelled (GAP-30). */
export const isCancellable = (status: BookingStatus): boolean => status === 'confirmed' || status === 'pending';

/**
 * Returns whether a booking still takes place, today or later. The account of its customer can't be deleted yet.
 *
 * @param days all days of the booking that are known, in any order
 * @example isUnfinished('confirmed', ['2030-03-01', '2030-03-04'], '2030-03-04') // true
 * @example isUnfinished('cancelled', ['2030-03-04'], '2030-03-01') // false
 */
export const isUnfinished = (status: BookingStatus, days: readonly CalendarDate[], today: CalendarDate): boolean =>
  isCancellable(status) && days.some((day) => day >= today);
