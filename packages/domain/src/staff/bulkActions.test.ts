import { describe, expect, it } from 'vitest';
import { type BulkAction, findBulkSkipReason, type HandledBooking, sumBulkAction } from './index.ts';

const cash: HandledBooking = {
  status: 'confirmed',
  paymentStatus: 'pending',
  paymentMethod: 'cash',
  total: 90_00,
  isAnonymous: false,
};

describe('a bulk action', () => {
  it.each<[BulkAction, string, Partial<HandledBooking>, string | null]>([
    ['record-cash', 'in cash, not paid', {}, null],
    ['record-cash', 'already paid in cash', { paymentStatus: 'paid' }, 'paid'],
    ['record-cash', 'paid by card', { paymentMethod: 'card', paymentStatus: 'paid' }, 'not-cash'],
    ['record-cash', 'not confirmed yet', { status: 'pending' }, 'unconfirmed'],
    ['record-cash', 'cancelled', { status: 'cancelled' }, 'cancelled'],
    ['withdraw-cash', 'paid in cash', { paymentStatus: 'paid' }, null],
    ['withdraw-cash', 'not paid', {}, 'unpaid'],
    ['record-cash', 'of nothing', { paymentStatus: 'paid', total: 0 }, 'paid'],
    ['withdraw-cash', 'of nothing', { paymentStatus: 'paid', total: 0 }, 'unpaid'],
    ['withdraw-cash', 'paid by card', { paymentMethod: 'card', paymentStatus: 'paid' }, 'not-cash'],
    ['send-confirmation', 'confirmed', {}, null],
    ['send-confirmation', 'not confirmed yet', { status: 'pending' }, 'unconfirmed'],
    ['send-confirmation', 'completed', { status: 'completed' }, 'completed'],
    ['send-confirmation', 'refunded', { status: 'refunded' }, 'cancelled'],
    ['send-confirmation', 'of a deleted account', { isAnonymous: true }, 'no-customer'],
    ['send-message', 'cancelled', { status: 'cancelled' }, null],
    ['send-message', 'cancelled, of a deleted account', { status: 'cancelled', isAnonymous: true }, 'no-customer'],
    ['cancel', 'confirmed', {}, null],
    ['cancel', 'not paid yet', { status: 'pending', paymentMethod: 'card' }, null],
    ['cancel', 'of a deleted account', { isAnonymous: true }, null],
    ['cancel', 'completed', { status: 'completed' }, 'completed'],
    ['cancel', 'cancelled', { status: 'cancelled' }, 'cancelled'],
  ])('%s of a booking that is %s', (action, _, part, expected) =>
    expect(findBulkSkipReason(action, { ...cash, ...part })).toBe(expected),
  );

  it('has the totals of what is done, and counts the rest', () =>
    expect(
      sumBulkAction([
        { is: 'done', amount: 30_000, isMailed: true },
        { is: 'done', amount: null, isMailed: false },
        { is: 'skipped', amount: 5000, isMailed: true },
        { is: 'failed', amount: 7000, isMailed: true },
        { is: 'failed', amount: null, isMailed: false },
      ]),
    ).toEqual({ done: 2, skipped: 1, failed: 2, amount: 30_000, mails: 1 }));
});
