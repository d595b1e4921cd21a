import { expect, it } from 'vitest';
import { isFree, wasPaid } from './index.ts';

it.each([
  ['paid', '90.00', true, false],
  ['pending', '90.00', false, false],
  ['refunded', '90.00', false, false],
  ['paid', '0.01', true, false],
  ['paid', '0.00', false, true],
  ['pending', '0.00', false, true],
])(
  'a booking that is %s with a total of %s: money was paid: %s, it costs nothing: %s',
  (payment_status, total, paid, free) => {
    const booking = { payment_status, total_amount: total };
    expect([wasPaid(booking), isFree(booking)]).toEqual([paid, free]);
  },
);
