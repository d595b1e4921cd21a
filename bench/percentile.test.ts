import { describe, expect, it } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  it.each([
    [[30, 10, 20], 50, 20],
    [[30, 10, 20], 99, 30],
    [[7], 1, 7],
    [hundred, 50, 50],
    [hundred, 99, 99],
    [hundred, 100, 100],
  ])('of %j at %d is %d', (values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  it('sorts numerically', () => expect(percentile([9, 10, 100], 50)).toBe(10));

  it('does not change its argument', () => {
    const values = [3, 1, 2];
    percentile(values, 50);
    expect(values).toEqual([3, 1, 2]);
  });

  it('throws for no values', () => expect(() => percentile([], 50)).toThrow(RangeError));
});
