import type { BookingStatus } from '../booking/index.ts';
import type { CalendarDate } from '../dates/index.ts';

/** What decides whether a booking can be reviewed. */
export interface ReviewableBooking {
  readonly status: BookingStatus;
  /** The last day in Dubai on which something of it takes place. */
  readonly lastDay: CalendarDate;
}

/**
 * Returns whether a traveller can review what a booking contains: from the day after its last day, unless it was
 * cancelled or never confirmed.
 *
 * @param today in Dubai
 * @example isReviewable({ status: 'confirmed', lastDay: '2030-03-02' }, '2030-03-03') // true
 */
export const isReviewable = ({ status, lastDay }: ReviewableBooking, today: CalendarDate): boolean =>
  (status === 'confirmed' || status === 'completed') && lastDay < today;
