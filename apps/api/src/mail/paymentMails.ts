import { formatPrice } from '@aitours/domain/money';
import type { BookingRow } from '../db/bookings.ts';
import type { PaymentRow } from '../db/payments.ts';
import type { Mail } from './mailer.ts';
import { renderMail } from './renderMail.ts';

/**
 * Returns the mail that reports a payment that came when its places were gone.
 *
 * @param booking the first of the payment's bookings
 * @param publicUrl the shop's address
 */
export const latePaymentMail = (
  { email, number, details }: Pick<BookingRow, 'email' | 'number' | 'details'>,
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
  publicUrl: string,
): Mail =>
  renderMail({
    kind: 'payment-failed',
    to: email,
    subject: `Your payment for booking ${number} is refunded`,
    intro: `Your payment of ${formatPrice(amount)} came after the time for paying was over, and the places could not be booked again at the same price. Nothing is booked. We refund the whole amount to your card.`,
    rows: [
      ['Booking number', number],
      ['Booked', details.title],
      ['Refund', formatPrice(amount)],
    ],
    link: { text: 'See your payment', url: `${publicUrl}/pay/${id}` },
    notes: ['Banks usually show a refund within ten days.'],
  });
