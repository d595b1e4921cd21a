/** The statuses of bookings (BOOK-08). */
export const bookingStatuses = ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'] as const;

/** The status of a booking. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** Whether a listed booking has its voucher and cancel actions, rather than "N/A" (BOOK-04, BOOK-05). */
export const hasActions = (status: string): boolean => status !== 'cancelled';

/** Whether a booking can still be cancelled (GAP-30). */
export const isCancellable = (status: BookingStatus): boolean => status === 'confirmed' || status === 'pending';
