import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAmount } from '../testing/arbitraries.ts';
import { sharePrice } from './index.ts';

describe('sharePrice', () => {
  it.each([
    ['one line has the price', [200_00], 100_00, [100_00]],
    ['by the amounts', [200_00, 100_00], 270_00, [180_00, 90_00]],
    ['to the fils', [33_33, 33_33, 33_33], 50_00, [16_67, 16_66, 16_67]],
    ['nothing of nothing', [200_00, 100_00], 0, [0, 0]],
    ['a line that costs nothing has none', [0, 100_00, 0], 50_00, [0, 50_00, 0]],
    ['what is kept beyond the lines is in the last if they cost nothing', [0, 0], 20_00, [0, 20_00]],
    ['no line', [], 0, []],
  ])('%s', (_, amounts, price, shares) => expect(sharePrice(amounts, price)).toEqual(shares));

  it('the shares add up to the price, and none is negative', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { minLength: 1, maxLength: 8 }), anAmount, (amounts, price) => {
        const shares = sharePrice(amounts, price);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(price);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
