import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anAmount, anyAmount } from '../testing/arbitraries.ts';
import {
  formatPrice,
  formatWireAmount,
  multiplyByDecimal,
  parseFils,
  preventBreak,
  subtractPercent,
  sum,
} from './index.ts';
import { parseDecimal } from './parseDecimal.ts';

describe('parseFils', () => {
  it.each([
    ['486.00', 486_00],
    ['450', 450_00],
    [' 450.5 ', 450_50],
    ['337.505', 337_51],
    ['337.504', 337_50],
    ['0.005', 1],
    ['0.0049999', 0],
    ['-10.00', -10_00],
    ['-0.005', -1],
    ['007.10', 7_10],
    [337.5, 337_50],
    [1.005, 1_01],
    [0.1 + 0.2, 30],
    [-10, -10_00],
    [0, 0],
  ])('GAP-85 parses %o as %i fils', (text, fils) => expect(parseFils(text)).toBe(fils));

  it('GAP-85 never makes a negative zero', () => {
    expect(Object.is(parseFils('-0.001'), 0)).toBe(true);
    expect(Object.is(parseFils('-0'), 0)).toBe(true);
  });

  it.each([
    '',
    'ten',
    '1,000.00',
    '1.',
    '.5',
    '1e3',
    '--1',
    '1.2.3',
    'AED 5',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
  ])('GAP-85 rejects %o', (text) => expect(() => parseFils(text)).toThrow(new RangeError(`Not a decimal: ${text}`)));

  it('GAP-85 rejects a number too large to be exact', () => {
    expect(parseFils('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => parseFils('90071992547409.92')).toThrow(new RangeError('Too large to be exact: 90071992547409.92'));
  });

  it('CONST-03 parses text and numbers alike', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(parseFils(amount / 100)).toBe(parseFils(formatWireAmount(amount)));
        expect(parseFils(formatWireAmount(amount))).toBe(amount);
      }),
    );
  });
});

describe('parseDecimal', () => {
  it.each([
    ['20.5', 3, 20_500],
    ['0.0005', 3, 1],
    ['1.5', 0, 2],
    ['1.49', 0, 1],
  ])('GAP-85 parses %s to %i places as %i', (text, places, parsed) => expect(parseDecimal(text, places)).toBe(parsed));
});

describe('formatWireAmount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [486_00, '486.00'],
    [-1095_10, '-1095.10'],
  ])('GAP-85 formats %i fils as %s', (fils, text) => expect(formatWireAmount(fils)).toBe(text));
});

test.each([
  ['AED 1,095.00', 'AED\u00a01,095.00'],
  ['$786.00', '$786.00'],
])('preventBreak keeps %s on one line', (amount, expected) => expect(preventBreak(amount)).toBe(expected));

describe('formatPrice', () => {
  it.each([
    ['HOME-13 two decimals', formatPrice(486_00), 'AED 486.00'],
    ['BROWSE-16 listings are in AED', formatPrice(1095_00), 'AED 1,095.00'],
    ['CRUISE-12 thousands are grouped', formatPrice(50_000_00), 'AED 50,000.00'],
    ['SHELL-58 millions too', formatPrice(1_234_567_89), 'AED 1,234,567.89'],
    ['BROWSE-15 less than a dirham', formatPrice(5), 'AED 0.05'],
    ['CONST-11 a discount is below zero', formatPrice(-1054_00), '−AED 1,054.00'],
    ['CONST-01 nothing', formatPrice(0, '€'), '€0.00'],
    ['CONST-24 another sign', formatPrice(-1_786_00, '$'), '−$1,786.00'],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));
});

describe('subtractPercent', () => {
  it.each([
    ['CONST-11 10 %', 540_00, 10, 486_00],
    ['CONST-11 15 %', 940_00, 15, 799_00],
    ['CONST-02 25 %', 1000_00, 25, 750_00],
    ['GAP-85 half a fils is rounded up', 5, 50, 3],
    ['GAP-85 less than half is rounded down', 7, 93, 0],
    ['GAP-85 0 % is no discount', 7, 0, 7],
    ['GAP-85 100 % is free', 7, 100, 0],
  ])('%s', (_, amount, percent, left) => expect(subtractPercent(amount, percent)).toBe(left));

  it('GAP-85 leaves whole fils between nothing and all', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const left = subtractPercent(amount, percent);
        expect(Number.isSafeInteger(left)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(amount);
        expect(Math.abs(left * 100 - amount * (100 - percent))).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('multiplyByDecimal', () => {
  it.each([
    ['CONST-17 a rate times kilometres', 2_50, 40, 100_00],
    ['CONST-17 kilometres as text', 2_50, '40.0', 100_00],
    ['GAP-85 half a fils is rounded up', 1_25, '12.5', 15_63],
    ['GAP-85 less than half is rounded down', 1, '0.499', 0],
    ['GAP-85 half', 1, '0.5', 1],
    ['CONST-17 no distance, no price', 2_50, 0, 0],
  ])('%s', (_, rate, quantity, amount) => expect(multiplyByDecimal(rate, quantity)).toBe(amount));
});

test('CART-28 a sum does not depend on the order', () => {
  expect(sum([])).toBe(0);
  fc.assert(
    fc.property(fc.array(anyAmount), (amounts) => {
      expect(sum(amounts)).toBe(sum(amounts.toReversed()));
      expect(sum([...amounts, 1])).toBe(sum(amounts) + 1);
    }),
  );
});
