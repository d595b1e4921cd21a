import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRefundOverride,
  type HandledBooking,
  listBookingActions,
  type RefundOverride,
  readPhoneSearch,
} from './index.ts';

const cash: HandledBooking = {
  status: 'confirmed',
  paymentStatus: 'pending',
  paymentMethod: 'cash',
  total: 90_00,
  isAnonymous: false,
};

describe('the actions of a booking', () => {
  it.each<[string, Partial<HandledBooking>, string]>([
    ['in cash, not paid', {}, 'record-cash change send-confirmation add-note cancel'],
    [
      'in cash, paid',
      { paymentStatus: 'paid' },
      'change send-confirmation add-note withdraw-cash cancel override-refund',
    ],
    ['completed in cash, not paid', { status: 'completed' }, 'record-cash add-note'],
    ['completed in cash, paid', { status: 'completed', paymentStatus: 'paid' }, 'add-note withdraw-cash'],
    [
      'paid by card',
      { paymentMethod: 'card', paymentStatus: 'paid' },
      'change send-confirmation add-note cancel override-refund',
    ],
    ['not paid yet by card', { paymentMethod: 'card', status: 'pending' }, 'add-note cancel'],
    ['cancelled', { status: 'cancelled', paymentStatus: 'paid' }, 'add-note'],
    ['refunded', { status: 'refunded', paymentStatus: 'refunded' }, 'add-note'],
    ['of a deleted account', { isAnonymous: true }, 'record-cash cancel'],
    ['in cash, of nothing', { paymentStatus: 'paid', total: 0 }, 'change send-confirmation add-note cancel'],
    ['in cash, of nothing since a change', { total: 0 }, 'change send-confirmation add-note cancel'],
  ])('%s', (_, rest, actions) => expect(listBookingActions({ ...cash, ...rest }).join(' ')).toBe(actions));
});

describe('a refund that staff decide', () => {
  it.each<[string, RefundOverride, object]>([
    ['a half, rounded to a whole fils', { percent: 50, reason: 'a' }, { amount: 50_00 }],
    ['nothing', { percent: 0, reason: 'a' }, { amount: 0 }],
    ['everything', { amount: 100_01, reason: 'a' }, { amount: 100_01 }],
    ['a reason without spaces around it', { percent: 100, reason: ' a ' }, { reason: 'a' }],
    ['neither percentage nor amount', { reason: 'a' }, { errors: { refund: 'missing' } }],
    ['percentage and amount', { percent: 1, amount: 1, reason: 'a' }, { errors: { refund: 'missing' } }],
    ['more than was paid', { amount: 100_02, reason: 'a' }, { errors: { refund: 'outOfRange' } }],
    ['more than all', { percent: 101, reason: 'a' }, { errors: { refund: 'outOfRange' } }],
    ['less than nothing', { amount: -1, reason: 'a' }, { errors: { refund: 'outOfRange' } }],
    ['no reason', { percent: 1, reason: ' ' }, { errors: { reason: 'missing' } }],
  ])('%s', (_, override, expected) => expect(checkRefundOverride(override, 100_01)).toMatchObject(expected));

  it('is never more than was paid', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), fc.integer({ min: 0, max: 100 }), (paid, percent) => {
        const checked = checkRefundOverride({ percent, reason: 'a' }, paid);
        expect(checked.is === 'valid' && checked.amount >= 0 && checked.amount <= paid).toBe(true);
      }),
    );
  });
});

it.each([
  ['050 555 0142', '505550142'],
  ['00971505550142', '971505550142'],
  ['(050) 555.01/42', '505550142'],
  ['550142', '550142'],
  ['0142', '0142'],
  ['142', undefined],
  ['01234567', '01234567'],
  ['04 555 0142', '45550142'],
  ['1420', '1420'],
  ['50142', '50142'],
  ['٠٥٠ ٥٥٥ ٠١٤٢', '505550142'],
  ['000000000', undefined],
  ['5550142 Layla', undefined],
  ['', undefined],
])('the search %j is read as the phone number %j', (text, digits) => expect(readPhoneSearch(text)).toBe(digits));
