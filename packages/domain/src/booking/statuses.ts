import { type CalendarDate, fromDubaiTime } from '../dates/index.ts';

/** The statuses of bookings (BOOK-08). */
export const bookingStatuses = ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'] as const;

/** The status of a booking. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** Whether a listed booking has its voucher and cancel actions, rather than "N/A" (BOOK-04, BOOK-05). */
export const hasActions = (status: string): boolean => status !== 'cancelled';

/** Whether a booking can still be cancelled (GAP-30). */
export const isCancellable = (status: BookingStatus): boolean => status === 'confirmed' || status === 'pending';

/** Whether a booking or a line of it has begun. Without a time, it begins with its day. */
export const hasStarted = (start: { readonly date: CalendarDate; readonly time: string | null }, now: Date): boolean =>
  fromDubaiTime(start.date, start.time ?? undefined) <= now;

/** What decides whether a customer can cancel a booking. */
export interface CancellableBooking {
  readonly status: BookingStatus;
  /** Whether one of its passes was used. */
  readonly hasUsedPass: boolean;
  readonly start: { readonly date: CalendarDate; readonly time: string | null };
}

/**
 * Returns why a customer, unlike staff, can't cancel a booking; null if it can be cancelled. One that waits for its
 * payment only holds places, which can be given back at any time.
 *
 * @example findCancellationObstacle({ status: 'cancelled', hasUsedPass: false, start }, now) // 'status'
 */
export function findCancellationObstacle(
  { status, hasUsedPass, start }: CancellableBooking,
  now: Date,
): 'status' | 'used' | 'begun' | null {
  if (!isCancellable(status)) return 'status';
  if (hasUsedPass) return 'used';
  return status === 'confirmed' && hasStarted(start, now) ? 'begun' : null;
}

/**
 * Returns whether a booking still takes place, today or later. The account of its customer can't be deleted yet.
 *
 * @param days all days of the booking that are known, in any order
 * @example isUnfinished('confirmed', ['2030-03-01', '2030-03-04'], '2030-03-04') // true
 * @example isUnfinished('cancelled', ['2030-03-04'], '2030-03-01') // false
 */
export const isUnfinished = (status: BookingStatus, days: readonly CalendarDate[], today: CalendarDate): boolean =>
  isCancellable(status) && days.some((day) => day >= today);
