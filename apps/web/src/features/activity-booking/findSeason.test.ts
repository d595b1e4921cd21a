import { expect, it } from 'vitest';
import { findSeason } from './findSeason.ts';
import { getLastDay, getMonth } from './month.ts';

const slot = (startDate: string, endDate: string, weekdays = [5]) => ({ id: '1', startDate, endDate, weekdays });
const today = '2026-12-01';

it('ACT-18 shows no date before today or after the last slot', () => {
  expect(findSeason([slot('2026-01-01', '2027-03-31'), slot('2026-05-01', '2026-12-31')], today)).toEqual({
    first: today,
    last: '2027-03-31',
  });
});

it('ACT-18 starts at the opening when it is in the future', () => {
  expect(findSeason([slot('2027-02-01', '2027-03-31')], today)?.first).toBe('2027-02-01');
});

it('ACT-18 ACT-19 shows nothing when all slots are over or have no dates', () => {
  expect(findSeason([slot('2026-01-01', '2026-11-30'), slot('2026-01-01', '2027-01-01', [])], today)).toBeUndefined();
});

it('knows the last day of each month', () => {
  expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(getLastDay)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-04-30',
    '2026-12-31',
  ]);
  expect(getMonth('2026-12-18')).toBe('2026-12');
});
