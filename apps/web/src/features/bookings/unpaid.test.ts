import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { getBookingPaymentBadge } from './statusBadges.ts';
import { findUnpaid, formatUnpaidText, type UnpaidPayment } from './unpaid.tsx';

const { activityBooking, activityBookingHeld } = examples.getBooking;
const withPayment = (status: UnpaidPayment['status'], payment_status: Booking['payment_status']): Booking => ({
  ...activityBooking,
  payment_status,
  payment: { id: 'p', status, hold_expires_at: null },
});

it('a booking waits for its payment until it has arrived or failed', () => {
  expect(findUnpaid(activityBooking)).toBeUndefined();
  expect(findUnpaid(activityBookingHeld)).toBe(activityBookingHeld.payment);
  expect(findUnpaid(withPayment('authorised', 'pending'))).toBeDefined();
  for (const status of ['paid', 'failed', 'partly_refunded', 'refunded', 'disputed'] as const)
    expect(findUnpaid(withPayment(status, 'paid')), status).toBeUndefined();
});

it('says until when the places are held, in Dubai time', () => {
  const payment = { id: 'p', status: 'open', hold_expires_at: '2030-02-25T10:35:00Z' } as const;
  expect(formatUnpaidText(payment)).toBe('Pay by 2:35 PM, Dubai time, to keep your places.');
  expect(formatUnpaidText({ ...payment, hold_expires_at: null })).toBe('Pay now to keep your places.');
  expect(formatUnpaidText({ ...payment, status: 'authorised' })).toBe('Your bank is processing the payment.');
});

it.each([
  ['open', 'pending', 'Not paid yet', 'pending'],
  ['authorised', 'pending', 'Processing', 'pending'],
  ['paid', 'paid', 'Paid', 'settled'],
  ['partly_refunded', 'paid', 'Paid', 'settled'],
  ['partly_refunded', 'refunded', 'Refunded', 'cancelled'],
  ['disputed', 'paid', 'Disputed', 'failed'],
  ['failed', 'failed', 'Failed', 'failed'],
] as const)(
  'BOOK-06 a payment that is %s, of a booking whose payment is %s, is shown as %s',
  (of, status, label, meaning) =>
    expect(getBookingPaymentBadge(withPayment(of, status))).toEqual({ of: 'payment', label, meaning }),
);
