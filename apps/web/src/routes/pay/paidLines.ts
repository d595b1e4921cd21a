import { formatDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { PriceLine } from '@aitours/ui';
import type { Payment } from '../../features/payment/payment.ts';
import { messages } from './messages.ts';

/** Returns the bookings of a payment with their prices; of a change, the difference. */
export const listPaidLines = ({ bookings, purpose, amount }: Payment): PriceLine[] =>
  bookings.map(({ booking_number, booking_type, title, booking_date, total_amount }) => ({
    label: purpose === 'change' ? messages.changeOf(title) : title,
    detail: `${messages.kinds[booking_type]} ${booking_number} · ${formatDate(booking_date)}`,
    amount: formatPrice(parseFils(purpose === 'change' ? amount : total_amount)),
  }));
