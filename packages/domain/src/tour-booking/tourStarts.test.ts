import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getLastBookableDate } from '../dates/index.ts';
import { findFirstStart, findUnavailableStartReason, listNearestStarts, type TourStartsInput } from './index.ts';

const today = '2026-12-18';
const spots = new Map([
  ['2026-12-18', 0],
  ['2026-12-19', 4],
  ['2026-12-20', -1],
  ['2026-12-21', 3],
  ['2026-12-24', 0],
]);
const starts = (people: number): TourStartsInput => ({ spots, people, today });

describe('findUnavailableStartReason', () => {
  it.each([
    ['fits other dates', '2026-12-22', 6, undefined],
    ['is too small for other dates', '2026-12-22', 7, 'tooFewSpots'],
    ['isn’t that of a date with its own places', '2026-12-19', 6, 'tooFewSpots'],
  ])('GAP-76 the capacity of the tour %s', (_, date, people, expected) =>
    expect(findUnavailableStartReason(date, { ...starts(people), placesPerDate: 6 })).toBe(expected),
  );

  it.each([
    ['GAP-24 yesterday has passed', '2026-12-17', 1, 'past'],
    ['GAP-24 a date after two years is too far away', '2028-12-19', 1, 'tooFar'],
    ['GAP-24 the last date is two years away', '2028-12-18', 1, undefined],
    ['GAP-76 today without places', '2026-12-18', 1, 'soldOut'],
    ['GAP-76 no places for an empty group either', '2026-12-20', 0, 'soldOut'],
    ['GAP-76 as many places as travellers', '2026-12-19', 4, undefined],
    ['GAP-76 fewer places than travellers', '2026-12-19', 5, 'tooFewSpots'],
    ['GAP-76 a date that isn’t listed has no limit', '2026-12-22', 100, undefined],
  ])('%s', (_, date, people, reason) => expect(findUnavailableStartReason(date, starts(people))).toBe(reason));
});

describe('findFirstStart', () => {
  it.each([
    ['GAP-24 the date itself', '2026-12-19', 4, '2026-12-19'],
    ['GAP-76 the next date with places for the group', '2026-12-19', 5, '2026-12-22'],
    ['GAP-24 from a date that has passed, the first from today', '2026-01-01', 2, '2026-12-19'],
    ['GAP-24 none after the last date', '2028-12-19', 2, undefined],
  ])('%s', (_, from, people, first) => expect(findFirstStart(from, starts(people))).toBe(first));
});

describe('listNearestStarts', () => {
  it.each([
    ['GAP-76 before and after', '2026-12-24', 2, ['2026-12-23', '2026-12-25']],
    ['GAP-76 past other dates without enough places', '2026-12-20', 4, ['2026-12-19', '2026-12-22']],
    ['GAP-24 none before today', '2026-12-18', 2, ['2026-12-19']],
    ['GAP-24 of a date that has passed', '2026-12-01', 4, ['2026-12-19']],
    ['GAP-24 of a date too far away', '9999-12-31', 2, ['2028-12-18']],
  ])('%s', (_, date, people, nearest) => expect(listNearestStarts(date, starts(people))).toEqual(nearest));

  it('GAP-76 returns dates with places, and no nearer date has any', () => {
    const aDay = fc.integer({ min: -3, max: 30 }).map((days) => addDays(today, days));
    const someSpots = fc.array(fc.tuple(aDay, fc.nat(4)), { maxLength: 40 }).map((entries) => new Map(entries));
    fc.assert(
      fc.property(aDay, someSpots, fc.integer({ min: 1, max: 5 }), (date, spots, people) => {
        const input = { spots, people, today };
        const nearest = listNearestStarts(date, input);
        const isFree = (day: string) => findUnavailableStartReason(day, input) === undefined;
        expect(nearest.every(isFree)).toBe(true);
        expect(nearest).not.toContain(date);
        expect(nearest.length).toBeLessThanOrEqual(2);
        for (let days = -40; days <= 40; days += 1) {
          const day = addDays(date, days);
          const isNearer = (found: string) => (days < 0 ? found < date && found >= day : found > date && found <= day);
          if (days !== 0 && isFree(day)) expect(nearest.some(isNearer)).toBe(true);
        }
      }),
    );
  });

  it('GAP-76 finds none when all dates are closed', () => {
    const closed = new Map<string, number>();
    for (let date = today; date <= getLastBookableDate(today); date = addDays(date, 1)) closed.set(date, 0);
    expect(listNearestStarts('2027-05-01', { spots: closed, people: 1, today })).toEqual([]);
  });
});
