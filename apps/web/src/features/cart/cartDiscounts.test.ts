import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { describeTotal, listFirstDiscount, readCartDiscounts } from './cartDiscounts.ts';
import { readCartLine } from './cartLine.ts';

const [safari, tower] = examples.getCart.cart.items.map(readCartLine);
const tour = { ...safari!, type: 'tour' as const };

test.each([
  ['the only booking', [safari!], 10, ['−AED 75.51', undefined, 'AED 679.56']],
  [
    'the activities, which are booked first',
    [tower!, safari!],
    10,
    ['−AED 75.51', 'On your activities', 'AED 1,282.56'],
  ],
  ['the tickets', [{ ...tour, id: '9' }, tower!], 10, ['−AED 60.30', 'On your tickets', 'AED 1,297.77']],
  ['the first tour', [tour, { ...tour, id: '9' }], 10, ['−AED 75.51', 'On your first tour', 'AED 1,434.63']],
  ['nothing', [safari!], 0, [undefined, undefined, 'AED 755.07']],
])('QUIRK-12 the discount of a first booking is of %s', (_, lines, percent, expected) => {
  const { total, discountLines } = describeTotal(lines, listFirstDiscount(lines, { first_booking_discount: percent }));
  expect([discountLines[0]?.amount, discountLines[0]?.detail, total]).toEqual(expected);
});

test('QUIRK-12 a guest has no discount', () => expect(listFirstDiscount([safari!], undefined)).toEqual([]));

test('GAP-26 a promo code reduces the booking that the server names, and a first booking another one', () => {
  const byCode = { items: [tower!.id], discount: { promo_code: 'SORRY-50', subtotal: '603.00', amount: '-50.00' } };
  const first = { items: [safari!.id], discount: { percent: 10, subtotal: '755.07', amount: '-75.51' } };
  const read = readCartDiscounts({ discounts: [first, byCode] });
  expect(read.map(({ total }) => total)).toEqual([679_56, 553_00]);
  const { total, discountLines } = describeTotal([safari!, tower!], read);
  expect(discountLines).toEqual([
    { label: 'First booking, 10% off', amount: '−AED 75.51', discount: true, detail: 'On your activities' },
    { label: 'Promo code SORRY-50', amount: '−AED 50.00', discount: true, detail: 'On your tickets' },
  ]);
  expect(total).toBe('AED 1,232.56');
});

test('GAP-26 a discount of lines that the cart no longer has isn’t taken off', () => {
  const both = {
    items: [safari!.id, '77'],
    discount: { promo_code: 'SORRY-50', subtotal: '800.00', amount: '-50.00' },
  };
  expect(describeTotal([safari!], readCartDiscounts({ discounts: [both] }))).toEqual({
    total: 'AED 755.07',
    isFree: false,
    discountLines: [],
  });
});

test('GAP-28 a cart of which a promo code takes off everything costs nothing', () => {
  const all = { items: [safari!.id], discount: { percent: 100, subtotal: '755.07', amount: '-755.07' } };
  expect(describeTotal([safari!], readCartDiscounts({ discounts: [all] }))).toMatchObject({
    total: 'AED 0.00',
    isFree: true,
  });
});
