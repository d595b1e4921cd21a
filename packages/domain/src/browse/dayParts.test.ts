import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTime } from '../testing/arbitraries.ts';
import { type DayPart, dayParts, toStartQuery } from './index.ts';

const includes = (part: DayPart, time: string): boolean => {
  const { starts_from: from = '00:00', starts_until: until = '23:59' } = toStartQuery(part) ?? {};
  return from <= time && time <= until;
};

describe('toStartQuery', () => {
  it('has each start in exactly one part', () => {
    fc.assert(
      fc.property(aTime, (time) => {
        expect(dayParts.filter((part) => includes(part, time))).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['23:59', 'evening'],
  ] as const)('%s is in the %s', (time, part) => {
    expect(dayParts.filter((each) => includes(each, time))).toEqual([part]);
  });

  it('any time has no bounds', () => expect(toStartQuery(undefined)).toBeUndefined());
});
