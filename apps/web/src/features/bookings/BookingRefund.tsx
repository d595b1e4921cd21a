import { isFree, wasPaid } from '@aitours/domain/booking';
import { RefundDisclosure } from '../../platform/refund-terms/RefundDisclosure.tsx';
import * as styles from './BookingRefund.css.ts';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** What cancelling refunds until when, for each confirmed booking; nothing is promised for one that isn't paid online yet. */
export function BookingRefund({ bookings }: { bookings: readonly Booking[] }) {
  const confirmed = bookings.filter((booking) => booking.booking_status === 'confirmed' && !isFree(booking));
  const tables = confirmed.flatMap(({ booking_number: number, refund_if_cancelled: preview }) =>
    preview ? [{ ...(bookings.length > 1 && { title: messages.refundOf(number) }), steps: preview.steps }] : [],
  );
  if (tables.length === 0) return null;
  const isPaid = confirmed.every(wasPaid);
  return (
    <div className={styles.onScreen}>
      <RefundDisclosure tables={tables} withAmounts={isPaid} />
    </div>
  );
}
