import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAmount } from '../testing/arbitraries.ts';
import { discountFirstBooking } from './index.ts';

describe('QUIRK-12 improved: the discount of a first booking', () => {
  it.each([
    [615_00, 10, -61_50],
    [755_07, 10, -75_51],
    [15, 10, -1],
    [5, 10, null],
    [0, 10, null],
    [615_00, 0, null],
  ])('of %i fils at %i %% is %o', (subtotal, percent, amount) =>
    expect(discountFirstBooking(subtotal, percent)?.amount ?? null).toBe(amount),
  );

  it('is its percentage to the fils, and never makes a price negative', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 100 }), (subtotal, percent) => {
        const price = discountFirstBooking(subtotal, percent) ?? { percent, subtotal, amount: 0, total: subtotal };
        expect(price).toMatchObject({ percent, subtotal, total: subtotal + price.amount });
        expect(Number.isSafeInteger(price.total)).toBe(true);
        expect(price.total).toBeGreaterThanOrEqual(0);
        // Rounded to the fils like the group discount (GAP-85).
        expect(Math.abs(subtotal * percent + price.amount * 100)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
