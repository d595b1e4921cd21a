import { expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { getOutcome } from './bookingOutcome.ts';

type Status = Booking['booking_status'];
const payment = { id: 'p', status: 'open', hold_expires_at: null } as const;
const of = (...statuses: Status[]) => statuses.map((booking_status) => ({ booking_status }));

it.each([
  ['confirmed', of('confirmed')],
  ['confirmed', of('completed')],
  ['cancelled', of('cancelled')],
  ['cancelled', of('refunded')],
  ['cancelled', of('cancelled', 'refunded')],
  ['unpaid', of('pending')],
  ['unpaid', of('confirmed', 'pending')],
  ['confirmed', of('confirmed', 'cancelled')],
  ['unpaid', of('pending', 'cancelled')],
] as const)('CHECKOUT-41 bookings are called %s only if they are: %j', (is, bookings) =>
  expect(getOutcome(bookings).is).toBe(is),
);

it('CHECKOUT-41 a held booking names its payment; without one it says when the voucher is valid', () => {
  expect(getOutcome([{ booking_status: 'pending', payment }])).toEqual({
    is: 'unpaid',
    text: 'Pay now to keep your places.',
    payment,
  });
  expect(getOutcome(of('pending'))).toEqual({
    is: 'unpaid',
    text: 'Its voucher is valid when the payment has arrived.',
    payment: undefined,
  });
});

it('CHECKOUT-41 a cancelled booking asks for no payment', () =>
  expect(getOutcome([{ booking_status: 'cancelled', payment }])).toEqual({ is: 'cancelled' }));
