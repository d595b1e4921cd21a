import { formatWireAmount } from '@aitours/domain/money';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { queueWebhook } from './queueWebhook.ts';

/** Queues what has happened to a booking, without personal data. @param refund in fils, of a cancelled one */
export function queueBookingWebhook(
  tx: Database,
  type: 'booking.confirmed' | 'booking.changed' | 'booking.cancelled',
  { number, details, status, paymentStatus, total }: BookingRow,
  now: Date,
  refund?: number,
): Promise<void> {
  const data = {
    booking_number: number,
    booking_type: details.kind,
    booking_status: status,
    payment_status: paymentStatus,
    total_amount: formatWireAmount(total),
    ...(refund !== undefined && { refund_amount: formatWireAmount(refund) }),
  };
  return queueWebhook(tx, type, data, now);
}
