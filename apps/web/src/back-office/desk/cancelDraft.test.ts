import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import type { StaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { describeMoney } from './cancelDraft.ts';

const { staffBookingOnSite: onSite, staffBookingPaid: online } = examples.getStaffBooking;

const withBooking = (details: StaffBooking, booking: object): StaffBooking => ({
  ...details,
  booking: { ...details.booking, ...booking } as StaffBooking['booking'],
});
const refund = (amount: string) => ({ refund_if_cancelled: { ...online.booking.refund_if_cancelled, amount } });
const cash = withBooking(onSite, { payment_status: 'paid' });

it.each<[string, StaffBooking, number | undefined, string]>([
  [
    'an open payment ends',
    withBooking(online, { payment: { ...online.booking.payment, status: 'open' } }),
    undefined,
    'Its open payment ends',
  ],
  ['nothing was paid yet', withBooking(onSite, { payment_status: 'pending' }), 10_000, 'Nothing was paid, so'],
  ['the payment failed', withBooking(onSite, { payment_status: 'failed' }), undefined, 'Nothing was paid, so'],
  ['the terms refund nothing', withBooking(online, refund('0.00')), undefined, 'the last deadline of its terms'],
  ['staff decide on nothing', online, 0, 'Nothing is refunded.'],
  ['it was paid online', withBooking(online, refund('755.07')), undefined, 'AED 755.07 goes back the way it was paid'],
  ['staff decide on an amount', online, 10_000, 'AED 100.00 goes back'],
  ['it was paid in cash', { ...cash, payments: [] }, 10_000, 'Give AED 100.00 back to the customer'],
])('cancelling for a customer says what happens to the money: %s', (_, details, amount, text) =>
  expect(describeMoney(details, amount)).toContain(text),
);
