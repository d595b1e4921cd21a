import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, listDates } from '../dates/index.ts';
import { findPeriodError, getChangePercent, getPeriodBefore, getSharePercent } from './index.ts';

describe('findPeriodError', () => {
  test.each([
    ['one day', '2030-03-01', '2030-03-01', undefined],
    ['366 days', '2030-01-01', '2031-01-01', undefined],
    ['367 days', '2030-01-01', '2031-01-02', 'too-long'],
    ['the end before the start', '2030-03-02', '2030-03-01', 'reversed'],
  ])('%s', (_what, start, end, expected) => {
    expect(findPeriodError({ start, end })).toBe(expected);
  });
});

describe('getPeriodBefore', () => {
  it('has as many days and ends the day before', () => {
    const start = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 365 }), (from, more) => {
        const period = { start: from, end: addDays(from, more) };
        const before = getPeriodBefore(period);
        expect(listDates(before.start, before.end)).toHaveLength(more + 1);
        expect(addDays(before.end, 1)).toBe(from);
      }),
    );
  });
});

test.each([
  [150, 100, 50],
  [100, 150, -33],
  [100, 100, 0],
  [0, 100, -100],
  [50, 0, null],
  [0, 0, null],
])('%d after %d is a change of %s %%', (now, before, expected) => {
  expect(getChangePercent(now, before)).toBe(expected);
});

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [299, 300, 99],
  [3, 3, 100],
  [0, 0, null],
])('%d of %d are %s %%', (part, whole, expected) => {
  expect(getSharePercent(part, whole)).toBe(expected);
});
