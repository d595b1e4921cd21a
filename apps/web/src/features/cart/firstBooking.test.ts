import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { readCartLine } from './cartLine.ts';
import { describeTotal, discountCart } from './firstBooking.ts';

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
  ['the tickets', [tour, tower!], 10, ['−AED 60.30', 'On your tickets', 'AED 1,297.77']],
  ['the first tour', [tour, tour], 10, ['−AED 75.51', 'On your first tour', 'AED 1,434.63']],
  ['nothing', [safari!], 0, [undefined, undefined, 'AED 755.07']],
])('QUIRK-12 the discount of a first booking is of %s', (_, lines, percent, expected) => {
  const { total, discountLines } = describeTotal(lines, discountCart(lines, { first_booking_discount: percent }));
  expect([discountLines[0]?.amount, discountLines[0]?.detail, total]).toEqual(expected);
});

test('QUIRK-12 a guest has no discount', () => expect(discountCart([safari!], undefined)).toBeNull());
