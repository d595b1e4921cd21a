import { expect, it } from 'vitest';
import { listDiscountRows } from './index.ts';

const discounted = { total_amount: '553.50', discount: { percent: 10, amount: '-61.50' } };

it('QUIRK-12 explains the total of bookings of which one has a discount', () => {
  expect(listDiscountRows([discounted, { total_amount: '100.00' }])).toEqual([
    ['Subtotal', 'AED 715.00'],
    ['First booking, 10% off', '−AED 61.50'],
  ]);
  expect(listDiscountRows([discounted], (fils) => `$${fils}`)).toEqual([
    ['Subtotal', '$61500'],
    ['First booking, 10% off', '$-6150'],
  ]);
});

it('GAP-26 names the promo code, and its percentage if it has one', () => {
  const findRow = (discount: object) =>
    listDiscountRows([{ total_amount: '90.00', discount: { amount: '-10.00', ...discount } }])[1];
  expect(findRow({ promo_code: 'SPRING10', percent: 10 })).toEqual(['Promo code SPRING10, 10% off', '−AED 10.00']);
  expect(findRow({ promo_code: 'SORRY-10' })).toEqual(['Promo code SORRY-10', '−AED 10.00']);
});

it('explains nothing without a discount', () => expect(listDiscountRows([{ total_amount: '553.50' }])).toEqual([]));
