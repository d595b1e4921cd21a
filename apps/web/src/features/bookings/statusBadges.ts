import type { Schema } from '@aitours/api-client';
import {
  type BadgeColour,
  getBookingStatusColour,
  getPaymentStatusColour,
  isFree,
  nothingToPay,
} from '@aitours/domain/booking';
import type { StatusBadgeProps, StatusMeaning } from '@aitours/ui';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

const meanings: Readonly<Record<BadgeColour, StatusMeaning>> = {
  green: 'settled',
  yellow: 'pending',
  red: 'cancelled',
  blue: 'completed',
  purple: 'refunded',
};

const formatStatusLabel = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);

/** Returns the badge of a booking's status (BOOK-08, GAP-52). */
export const getBookingBadge = (status: string): StatusBadgeProps => ({
  of: 'booking',
  label: formatStatusLabel(status),
  meaning: meanings[getBookingStatusColour(status)],
});

/** Returns the badge of a cruise request's status. */
export const requestBadge = (status: Schema<'CruiseRequest'>['status']): StatusBadgeProps => ({
  of: 'booking',
  label: formatStatusLabel(status),
  meaning: status === 'requested' ? 'pending' : 'cancelled',
});

/** Returns the badge of a booking's payment: that of the online payment while it decides about the booking. */
export function getBookingPaymentBadge(booking: Booking): StatusBadgeProps {
  const { payment, payment_status } = booking;
  if (payment_status === 'paid' && isFree(booking)) return { of: 'payment', label: nothingToPay, meaning: 'settled' };
  switch (payment?.status) {
    case 'open':
    case 'authorised':
      return { of: 'payment', label: messages.paymentStates[payment.status], meaning: 'pending' };
    case 'disputed':
      return { of: 'payment', label: messages.paymentStates.disputed, meaning: 'failed' };
    default:
      return getPaymentBadge(payment_status);
  }
}

/** Returns the badge of its payment status (BOOK-06, BOOK-07). */
export const getPaymentBadge = (status: string): StatusBadgeProps => ({
  of: 'payment',
  label: formatStatusLabel(status),
  meaning: status === 'failed' ? 'failed' : meanings[getPaymentStatusColour(status)],
});
