import { addDays, type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { isReviewable } from '@aitours/domain/reviews';
import { LinkButton } from '@aitours/ui';
import { useIsOffline } from '../../platform/offline/readReports.ts';
import { paths } from '../../platform/paths.ts';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** Returns the last day of what can be reviewed; nothing of a transfer. */
function findLastDay(booking: Booking): CalendarDate | undefined {
  switch (booking.booking_type) {
    case 'activity':
    case 'ticket':
      return booking.cart_items.map(({ date }) => date).reduce((last, date) => (date > last ? date : last));
    case 'tour':
      return addDays(booking.booking_date, booking.tour.days.length - 1);
    case 'transfer':
      return undefined;
  }
}

/** Returns whether a booking took place and contains something to review. */
export function canReview(booking: Booking): boolean {
  const lastDay = findLastDay(booking);
  if (lastDay === undefined) return false;
  return isReviewable({ status: booking.booking_status, lastDay }, toDubaiDate(new Date()));
}

/** The link to the reviews of a booking, in a list of several; nothing without a connection. */
export function ReviewLink({ number }: { number: string }) {
  if (useIsOffline()) return null;
  return (
    <LinkButton
      size="small"
      tone="secondary"
      href={paths.reviewBooking(number)}
      aria-label={messages.ofBooking(messages.review, number)}
    >
      {messages.review}
    </LinkButton>
  );
}
