import { formatDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { PriceLine } from '@aitours/ui';
import type { Payment } from '../../features/payment/payment.ts';
import { messages } from './messages.ts';

/** Returns the bookings of a payment with their prices. */
export const paidLines = ({ bookings }: Payment): PriceLine[] =>
  bookings.map(({ booking_number, booking_type, title, booking_date, total_amount }) => ({
    label: title,
    detail: `${messages.kinds[booking_type]} ${booking_number} · ${formatDate(booking_date)}`,
    amount: formatPrice(parseFils(total_amount)),
  }));
