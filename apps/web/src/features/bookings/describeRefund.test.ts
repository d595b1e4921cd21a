import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { changeRefundText, describeRefund, findRefundedText, hasOwnTerms, refundUntilText } from './describeRefund.ts';
import { getBookingPaymentBadge } from './statusBadges.ts';

const booking = {
  ...examples.getBooking.activityBooking,
  payment_status: 'paid',
  total_amount: '486.00',
  refund_if_cancelled: {
    refund: 'full',
    amount: '486.00',
    free_until: '2030-03-01T10:00:00Z',
    steps: [{ until: '2030-03-01T10:00:00Z', percent: 100, amount: '486.00' }],
  },
} satisfies Booking;
const before = new Date('2030-03-01T09:59:59Z');
const after = new Date('2030-03-01T10:00:00Z');

it('BOOK-17 CONST-20 states the refund and its deadline', () => {
  expect(describeRefund(booking, before)).toEqual({
    is: 'full',
    title: 'You get AED 486.00 back.',
    text: 'Cancelling is free until Fri 1 March 2030, 2:00 PM, Dubai time.',
  });
  expect(refundUntilText(booking, before)).toBe('Free cancellation until 1 Mar 2030, 2:00 PM');
});

it('GAP-28 a booking that costs nothing has nothing to pay and nothing to refund', () => {
  const free = { ...booking, total_amount: '0.00' };
  const title = 'Nothing was paid, so nothing is refunded.';
  expect(describeRefund(free, before)).toEqual({ is: 'none', title });
  expect(findRefundedText({ ...free, booking_status: 'cancelled' })).toBe(title);
  expect(getBookingPaymentBadge(free)).toMatchObject({ label: 'Nothing to pay', meaning: 'settled' });
  expect(getBookingPaymentBadge(booking).label).toBe('Paid');
});

it('BOOK-17 promises no refund of what wasn’t paid', () => {
  expect(describeRefund({ ...booking, payment_status: 'pending' }, before)).toEqual({
    is: 'unpaid',
    title: 'Nothing was paid, so nothing is refunded.',
    text: 'Cancelling is free until Fri 1 March 2030, 2:00 PM, Dubai time. You no longer owe AED 486.00.',
  });
});

it.each([
  [
    'cancelled',
    'refunded',
    'Refund due: AED 486.00, recorded on 20 Feb 2030. When it is paid out isn’t shown here.',
    'due',
  ],
  ['refunded', 'refunded', 'Cancelled on 20 Feb 2030. Refunded: AED 486.00.', 'refunded'],
  ['cancelled', 'paid', 'No refund: it was cancelled 24 hours or less before the start.', 'none'],
  ['cancelled', 'pending', 'Nothing was paid, so nothing is refunded.', 'none'],
  ['confirmed', 'paid', undefined, 'none'],
] as const)('GAP-30 a %s booking whose payment is %s: %s', (booking_status, payment_status, text, refund_status) => {
  const refund_amount = refund_status === 'none' ? '0.00' : '486.00';
  const cancellation = { cancelled_at: '2030-02-19T20:00:00Z', refund_amount, refund_status } as const;
  expect(findRefundedText({ ...booking, booking_status, payment_status, cancellation })).toBe(text);
});

it.each([
  ['due', 'Refund due: AED 486.00, recorded on 20 Feb 2030. It isn’t on its way to the bank yet.'],
  ['pending', 'Refund on its way: AED 486.00, since 20 Feb 2030. The bank decides when the account shows it.'],
  ['refunded', 'Cancelled on 20 Feb 2030. Refunded: AED 486.00.'],
] as const)('GAP-30 a refund of an online payment that is %s', (refund_status, text) => {
  const cancellation = { cancelled_at: '2030-02-19T20:00:00Z', refund_amount: '486.00', refund_status } as const;
  const payment = { id: 'p', status: 'paid', hold_expires_at: null } as const;
  expect(findRefundedText({ ...booking, booking_status: 'cancelled', payment, cancellation })).toBe(text);
});

it.each([
  ['due', 'Changed on 20 Feb 2030. Refund due: AED 120.00. It isn’t on its way to the bank yet.'],
  ['pending', 'Changed on 20 Feb 2030. Refund on its way: AED 120.00. The bank decides when the account shows it.'],
  ['refunded', 'Changed on 20 Feb 2030. Refunded: AED 120.00.'],
] as const)('says what changes refund: %s', (status, text) => {
  const changes = { count: 2, last_at: '2030-02-19T20:00:00Z' };
  const payment = { id: 'p', status: 'paid', hold_expires_at: null } as const;
  expect(changeRefundText({ payment, changes: { ...changes, refund: { amount: '120.00', status } } })).toBe(text);
  expect(changeRefundText({ changes })).toBeUndefined();
  expect(changeRefundText({})).toBeUndefined();
});

it('says of cash that changes owe back only that it is due: no bank is concerned', () => {
  const refund = { amount: '120.00', status: 'due' } as const;
  const changes = { count: 1, last_at: '2030-02-19T20:00:00Z', refund };
  expect(changeRefundText({ changes })).toBe(
    'Changed on 20 Feb 2030. Refund due: AED 120.00. When it is paid out isn’t shown here.',
  );
});

const half = { until: '2030-03-01T10:00:00Z', percent: 50, amount: '243.00' };
const [item] = booking.cart_items;
const ownTerms: Booking = {
  ...booking,
  cart_items: [{ ...item!, activity: { ...item!.activity!, cancellation_terms: [{ hours_before: 24, percent: 50 }] } }],
  refund_if_cancelled: { refund: 'partial', amount: '243.00', free_until: null, steps: [half] },
};

it('states a partial refund, and other texts for other terms than the specified ones', () => {
  expect([hasOwnTerms(booking), hasOwnTerms(ownTerms)]).toEqual([false, true]);
  expect(describeRefund(ownTerms, before)).toEqual({
    is: 'partial',
    title: 'You get AED 243.00 back, 50% of the price.',
    text: 'This applies until Fri 1 March 2030, 2:00 PM, Dubai time.',
  });
  expect(refundUntilText(ownTerms, before)).toBe('50% refund until 1 Mar 2030, 2:00 PM');
  expect(describeRefund(ownTerms, after)).toEqual({
    is: 'none',
    title: 'No refund: the last deadline of this booking’s terms has passed.',
  });
  expect(findRefundedText({ ...ownTerms, booking_status: 'cancelled' })).toBe(
    'No refund: it was cancelled after the last deadline of its terms.',
  );
});

it('CONST-20 a quote is shown with its end although its deadline has passed', () => {
  const quote = { token: '', valid_until: '2030-03-01T10:05:00Z' };
  const quoted = { ...booking, refund_if_cancelled: { ...booking.refund_if_cancelled, quote } };
  const honoured = 'We honour this amount until 2:05 PM, Dubai time.';
  expect(describeRefund(quoted, before)).toMatchObject({
    text: `Cancelling is free until Fri 1 March 2030, 2:00 PM, Dubai time. ${honoured}`,
  });
  expect(describeRefund(quoted, after)).toEqual({ is: 'full', title: 'You get AED 486.00 back.', text: honoured });
});

it('BOOK-17 promises nothing once the deadline has passed in an open page', () => {
  const none = { is: 'none', title: 'No refund: this booking starts in 24 hours or less.' };
  expect(describeRefund(booking, after)).toEqual(none);
  expect(refundUntilText(booking, after)).toBeUndefined();
  const late: Booking = {
    ...booking,
    refund_if_cancelled: { refund: 'none', amount: '0.00', free_until: null, steps: [] },
  };
  expect(describeRefund(late, before)).toEqual(none);
  expect(refundUntilText(late, before)).toBeUndefined();
});

it('GAP-30 is empty for a booking that can’t be cancelled', () => {
  expect(describeRefund({ ...booking, refund_if_cancelled: null }, before)).toBeUndefined();
  expect(refundUntilText({ ...booking, refund_if_cancelled: null }, before)).toBeUndefined();
});
