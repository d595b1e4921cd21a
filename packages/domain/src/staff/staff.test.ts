import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/index.ts';
import { aDate } from '../testing/arbitraries.ts';
import {
  type BulkSlotsPlan,
  buildOccupancyGrid,
  checkBulkSlots,
  defaultCapacity,
  getPeriodStart,
  isBulkComplete,
  maxBulkRangeDays,
  toDailyCounts,
} from './index.ts';

const today = '2026-12-18';
const event = { first: '2026-01-01', last: '2028-12-31' };
const plan = (rest: Partial<BulkSlotsPlan> = {}): BulkSlotsPlan => ({
  startDate: '2026-12-20',
  endDate: '2026-12-24',
  excludedDates: ['2026-12-22'],
  timeSlots: ['morning'],
  capacity: defaultCapacity,
  ...rest,
});

describe('checkBulkSlots', () => {
  it.each<[string, Partial<BulkSlotsPlan>, object]>([
    ['STAFF-20 a week with a day left out', {}, {}],
    ['STAFF-20 today', { startDate: today, endDate: today, excludedDates: [] }, {}],
    ['STAFF-20 a start before today', { startDate: '2026-12-17' }, { startDate: 'past' }],
    ['STAFF-20 an end before the start', { endDate: '2026-12-19', excludedDates: [] }, { endDate: 'before-start' }],
    ['STAFF-20 a day left out before the range', { excludedDates: ['2026-12-19'] }, { excludedDates: 'outside-range' }],
    ['STAFF-20 a day left out after the range', { excludedDates: ['2026-12-25'] }, { excludedDates: 'outside-range' }],
    ['STAFF-20 its first and last day left out', { excludedDates: ['2026-12-20', '2026-12-24'] }, {}],
    ['STAFF-20 nothing chosen yet', { startDate: '', endDate: '' }, {}],
    ['STAFF-20 no end yet', { endDate: '' }, {}],
    ['STAFF-20 no start yet', { startDate: '' }, {}],
    ['STAFF-21 no capacity', { capacity: 0 }, { capacity: 'too-small' }],
    ['STAFF-21 one place', { capacity: 1 }, {}],
    ['STAFF-21 the largest capacity', { capacity: 100_000 }, {}],
    ['STAFF-21 a capacity with a digit too many', { capacity: 100_001 }, { capacity: 'too-large' }],
    [
      'STAFF-20 each day left out',
      { endDate: '2026-12-21', excludedDates: ['2026-12-20', '2026-12-21'] },
      { excludedDates: 'none-left' },
    ],
    ['STAFF-21 half a place', { capacity: 1.5 }, { capacity: 'too-small' }],
    ['STAFF-21 not a number', { capacity: Number.NaN }, { capacity: 'too-small' }],
    ['STAFF-21 no time slot', { timeSlots: [] }, { timeSlots: 'none' }],
    ['STAFF-20 more than a year', { endDate: addDays('2026-12-20', maxBulkRangeDays + 1) }, { endDate: 'too-long' }],
    [
      'STAFF-20 after the event',
      { startDate: '2028-12-30', endDate: '2029-01-01', excludedDates: [] },
      { endDate: 'after-event' },
    ],
  ])('%s', (_, rest, errors) => expect(checkBulkSlots(plan(rest), event, today)).toEqual(errors));

  it('STAFF-20 a start before the event begins', () =>
    expect(checkBulkSlots(plan(), { ...event, first: '2026-12-21' }, today)).toEqual({ startDate: 'before-event' }));

  it('STAFF-20 a range from today on, within the event and a year, is always valid', () => {
    fc.assert(
      fc.property(aDate, fc.nat(maxBulkRangeDays), fc.nat(maxBulkRangeDays), (start, length, day) => {
        const endDate = addDays(start, length);
        // Not the first date, so that one is left.
        const excludedDates = day > 0 && day <= length ? [addDays(start, day)] : [];
        const open = { first: start, last: endDate };
        expect(checkBulkSlots(plan({ startDate: start, endDate, excludedDates }), open, start)).toEqual({});
      }),
    );
  });

  it('STAFF-21 begins with a capacity of 100', () => expect(defaultCapacity).toBe(100));
});

it.each([
  ['', '2026-12-24', ['1'], false],
  ['2026-12-20', '', ['1'], false],
  ['2026-12-20', '2026-12-24', [], false],
  ['2026-12-20', '2026-12-24', ['1'], true],
])('STAFF-22 from %j to %j at %j: %s', (startDate, endDate, timeSlots, complete) =>
  expect(isBulkComplete({ startDate, endDate, timeSlots })).toBe(complete),
);

describe('buildOccupancyGrid', () => {
  const slot = (date: string, timeSlotId: string, capacity: number, available: number) => ({
    date,
    timeSlotId,
    capacity,
    available,
  });

  it('STAFF-16 adds up the ticket types of a time, and leaves out what is not open', () => {
    const slots = [
      slot('2026-12-18', 'a', 10, 4),
      slot('2026-12-18', 'a', 10, 10),
      slot('2026-12-19', 'b', 3, 0),
      slot('2026-12-19', 'a', 0, 0),
    ];
    expect(buildOccupancyGrid(slots, ['a', 'b'], ['2026-12-18', '2026-12-19'])).toEqual([
      { timeSlotId: 'a', cells: [{ booked: 6, capacity: 20, percent: 30 }, null] },
      { timeSlotId: 'b', cells: [null, { booked: 3, capacity: 3, percent: 100 }] },
    ]);
  });

  it('STAFF-16 is 100 percent only if no place is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000), (capacity, available) => {
        fc.pre(available <= capacity);
        const [row] = buildOccupancyGrid([slot('2026-12-18', 'a', capacity, available)], ['a'], ['2026-12-18']);
        expect(row?.cells[0]?.percent === 100).toBe(available === 0);
      }),
    );
  });
});

describe('toDailyCounts', () => {
  it('STAFF-08 fills days without a count with 0', () =>
    expect(toDailyCounts([{ date: '2026-12-30', count: 2 }], '2027-01-01', 4)).toEqual([
      { date: '2026-12-29', count: 0 },
      { date: '2026-12-30', count: 2 },
      { date: '2026-12-31', count: 0 },
      { date: '2027-01-01', count: 0 },
    ]));

  it('STAFF-08 returns the requested number of days, the last one last', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: 1, max: 60 }), (last, days) => {
        const counts = toDailyCounts([], last, days);
        expect([counts.length, counts.at(-1)?.date]).toEqual([days, last]);
      }),
    );
  });
});

describe('getPeriodStart', () => {
  it.each([
    ['today', '2026-12-20', '2026-12-20'],
    ['week', '2026-12-20', '2026-12-14'],
    ['week', '2026-12-21', '2026-12-21'],
    ['week', '2027-01-01', '2026-12-28'],
    ['month', '2026-12-31', '2026-12-01'],
    ['year', '2026-12-31', '2026-01-01'],
  ] as const)('STAFF-06 the current %s on %s starts on %s', (period, day, start) =>
    expect(getPeriodStart(period, day)).toBe(start),
  );
});
