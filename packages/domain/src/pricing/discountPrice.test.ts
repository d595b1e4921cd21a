import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAmount } from '../testing/arbitraries.ts';
import { discountPrice } from './index.ts';

describe('QUIRK-12 GAP-85 a discount in percent', () => {
  it.each([
    [615_00, 10, -61_50],
    [755_07, 10, -75_51],
    [15, 10, -1],
    [5, 10, null],
    [0, 10, null],
    [615_00, 0, null],
  ])('of %i fils at %i %% is %o', (subtotal, percent, amount) =>
    expect(discountPrice(subtotal, { percent })?.amount ?? null).toBe(amount),
  );

  it('is its percentage to the fils, and never makes a price negative', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 100 }), (subtotal, percent) => {
        const price = discountPrice(subtotal, { percent }) ?? { subtotal, amount: 0, total: subtotal };
        expect(price).toEqual({ subtotal, amount: price.amount, total: subtotal + price.amount });
        expect(Number.isSafeInteger(price.total)).toBe(true);
        expect(price.total).toBeGreaterThanOrEqual(0);
        // Rounded to the fils like the group discount (GAP-85).
        expect(Math.abs(subtotal * percent + price.amount * 100)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('GAP-85 a discount of a part of the price', () => {
  it.each([
    ['a percentage', { percent: 10 }, 200_00, -20_00],
    ['an amount', { amount: 50_00 }, 200_00, -50_00],
    ['an amount, at most the part', { amount: 50_00 }, 30_00, -30_00],
    ['nothing of nothing', { amount: 50_00 }, 0, null],
  ])('takes off %s', (_what, rate, covered, amount) => {
    const total = 615_00 + (amount ?? 0);
    expect(discountPrice(615_00, rate, covered)).toEqual(amount === null ? null : { subtotal: 615_00, amount, total });
  });
});
