import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { describeRefund, freeCancellationText, refundedText } from './describeRefund.ts';

const booking = {
  ...examples.getBooking.activityBooking,
  payment_status: 'paid',
  refund_if_cancelled: { refund: 'full', amount: '486.00', free_until: '2030-03-01T10:00:00Z' },
} as const;
const before = new Date('2030-03-01T09:59:59Z');
const after = new Date('2030-03-01T10:00:00Z');

it('BOOK-17 CONST-20 states the refund and its deadline', () => {
  expect(describeRefund(booking, before)).toEqual({
    is: 'full',
    title: 'You get AED 486.00 back.',
    text: 'Cancelling is free until Fri 1 March 2030, 2:00 PM, Dubai time.',
  });
  expect(freeCancellationText(booking, before)).toBe('Free cancellation until 1 Mar 2030, 2:00 PM');
});

it('BOOK-17 promises no refund of what wasn’t paid', () => {
  expect(describeRefund({ ...booking, payment_status: 'pending' }, before)).toEqual({
    is: 'unpaid',
    title: 'Nothing was paid, so nothing is refunded.',
    text: 'Cancelling is free until Fri 1 March 2030, 2:00 PM, Dubai time. You no longer owe AED 486.00.',
  });
});

it.each([
  ['cancelled', 'refunded', 'Refunded: AED 486.00.'],
  ['refunded', 'paid', 'Refunded: AED 486.00.'],
  ['cancelled', 'paid', 'No refund: it was cancelled 24 hours or less before the start.'],
  ['cancelled', 'pending', 'Nothing was paid, so nothing is refunded.'],
  ['confirmed', 'paid', undefined],
] as const)('GAP-30 a %s booking whose payment is %s: %s', (booking_status, payment_status, text) => {
  expect(refundedText({ ...booking, booking_status, payment_status, total_amount: '486.00' })).toBe(text);
});

it('BOOK-17 promises nothing once the deadline has passed in an open page', () => {
  const none = { is: 'none', title: 'No refund: this booking starts in 24 hours or less.' };
  expect(describeRefund(booking, after)).toEqual(none);
  expect(freeCancellationText(booking, after)).toBeUndefined();
  const late = { ...booking, refund_if_cancelled: { refund: 'none', amount: '0.00', free_until: null } } as const;
  expect(describeRefund(late, before)).toEqual(none);
  expect(freeCancellationText(late, before)).toBeUndefined();
});

it('GAP-30 is empty for a booking that can’t be cancelled', () => {
  expect(describeRefund({ ...booking, refund_if_cancelled: null }, before)).toBeUndefined();
  expect(freeCancellationText({ ...booking, refund_if_cancelled: null }, before)).toBeUndefined();
});
