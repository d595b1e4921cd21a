import { formatWhen } from '@aitours/domain/booked';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type Booking, formatBookingTitle } from './booking.ts';

export interface OrderedItem {
  /** Duplicates have a number appended. */
  readonly label: string;
  /** Date and time. */
  readonly detail: string;
  /** Formatted price. */
  readonly amount: string;
}

/** Returns the booked items, one per line. */
export function listOrderedItems(bookings: readonly Booking[]): OrderedItem[] {
  const seen = new Map<string, number>();
  return bookings.flatMap(listLines).map((item) => {
    const index = (seen.get(item.label) ?? 0) + 1;
    seen.set(item.label, index);
    return index === 1 ? item : { ...item, label: `${item.label} (${index})` };
  });
}

function listLines(booking: Booking): OrderedItem[] {
  if (booking.booking_type === 'transfer') {
    const { booking_date, booking_time, discount, total_amount } = booking;
    return [toItem(formatBookingTitle(booking), booking_date, booking_time, discount?.subtotal ?? total_amount)];
  }
  return booking.cart_items.map(({ title, date, time, price }) => toItem(title, date, time, price));
}

const toItem = (title: string, date: string, time: string | null, amount: string): OrderedItem => ({
  label: title,
  detail: formatWhen(date, time),
  amount: formatPrice(parseFils(amount)),
});
