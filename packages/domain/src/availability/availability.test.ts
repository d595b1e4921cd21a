import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday } from '../dates/index.ts';
import { aDate, aParty } from '../testing/arbitraries.ts';
import {
  findSlotForDate,
  findUnavailableReason,
  isLimited,
  isScarce,
  listActivityDates,
  type UnavailableReason,
} from './index.ts';

const fridays = { id: 'fridays', startDate: '2026-12-01', endDate: '2026-12-31', weekdays: [5] };
const weekends = { id: 'weekends', startDate: '2026-12-15', endDate: '2027-01-31', weekdays: [5, 6] };
const everyDay = { id: 'every day', startDate: '2026-01-01', endDate: '2030-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] };
const couple = { adults: 2, children: 0, infants: 0 };

describe('findUnavailableReason', () => {
  const reasonFor = (date: string, rest = {}): UnavailableReason | undefined =>
    findUnavailableReason(date, { slots: [fridays], spots: 15, people: 2, today: '2026-12-04', ...rest });

  it.each([
    ['ACT-18 a day on which it runs is available', reasonFor('2026-12-18'), undefined],
    ['ACT-18 today is not past', reasonFor('2026-12-04'), undefined],
    ['ACT-18 yesterday is past', reasonFor('2026-12-04', { today: '2026-12-05' }), 'past'],
    [
      'ACT-18 the first day of the season counts',
      reasonFor('2026-12-18', { slots: [{ ...fridays, startDate: '2026-12-18' }] }),
      undefined,
    ],
    [
      'ACT-18 the last day of the season counts',
      reasonFor('2026-12-18', { slots: [{ ...fridays, endDate: '2026-12-18' }] }),
      undefined,
    ],
    [
      'ACT-18 before the season',
      reasonFor('2026-12-18', { slots: [{ ...fridays, startDate: '2026-12-19' }] }),
      'outOfSeason',
    ],
    ['ACT-18 after the season', reasonFor('2027-01-01'), 'outOfSeason'],
    ['ACT-18 without any slot', reasonFor('2026-12-18', { slots: [] }), 'outOfSeason'],
    ['ACT-19 on another weekday', reasonFor('2026-12-19'), 'weekday'],
    [
      'ACT-19 a weekday of another season does not count',
      reasonFor('2026-12-12', { slots: [fridays, weekends] }),
      'weekday',
    ],
    ['GAP-24 more than two years away', reasonFor('2028-12-05', { slots: [everyDay] }), 'tooFar'],
    ['GAP-24 two years away', reasonFor('2028-12-04', { slots: [everyDay] }), undefined],
    ['ACT-19 one slot that runs is enough', reasonFor('2026-12-19', { slots: [fridays, weekends] }), undefined],
    ['ACT-20 no places left', reasonFor('2026-12-18', { spots: 0 }), 'soldOut'],
    ['ACT-20 no places left for an empty party either', reasonFor('2026-12-18', { spots: -1, people: 0 }), 'soldOut'],
    ['ACT-20 fewer places than people', reasonFor('2026-12-18', { spots: 1 }), 'tooFewSpots'],
    ['ACT-20 exactly as many places as people', reasonFor('2026-12-18', { spots: 2 }), undefined],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));
});

describe('findSlotForDate', () => {
  it('GAP-83 finds the slot that covers the date', () => {
    expect(findSlotForDate([fridays, weekends], '2026-12-18')).toBe(fridays);
    expect(findSlotForDate([fridays, weekends], '2026-12-19')).toBe(weekends);
    expect(findSlotForDate([fridays, weekends], '2026-12-17')).toBeUndefined();
    const late = { ...weekends, startTime: '16:00' };
    expect(findSlotForDate([fridays, late], '2026-12-18', { time: '16:00' })).toBe(late);
    expect(findSlotForDate([fridays, late], '2026-12-18', { time: null })).toBe(fridays);
    expect(findSlotForDate([fridays, late], '2026-12-18', { time: '03:33' })).toBeUndefined();
  });

  it('finds the first start of the day with places, whatever order staff entered them in', () => {
    const [nine, sixteen] = ['09:00', '16:00'].map((startTime) => ({ ...fridays, id: startTime, startTime }));
    if (!nine || !sixteen) throw new Error('There are two slots');
    const find = (full: readonly string[], time?: string) =>
      findSlotForDate([sixteen, nine], '2026-12-18', { time, isFree: ({ startTime }) => !full.includes(startTime) });
    expect(find([])).toBe(nine);
    expect(find(['09:00'])).toBe(sixteen);
    expect(find(['09:00', '16:00'])).toBe(nine);
    expect(find(['09:00'], '09:00')).toBe(nine);
    expect(findSlotForDate([sixteen, nine], '2026-12-18')).toBe(nine);
  });
});

describe('listActivityDates', () => {
  it('ACT-10 returns each day with its reason', () => {
    const spots = { '2026-12-18': 2, '2026-12-19': 15, '2026-12-25': 0, '2026-12-26': 1 };
    const input = {
      slots: [weekends],
      spots,
      party: couple,
      today: '2026-12-18',
      from: '2026-12-17',
      to: '2026-12-19',
    };
    expect(listActivityDates(input)).toEqual([
      { date: '2026-12-17', spots: 0, isScarce: false, unavailableReason: 'past' },
      { date: '2026-12-18', spots: 2, isScarce: true },
      { date: '2026-12-19', spots: 15, isScarce: false },
    ]);
    expect(listActivityDates({ ...input, from: '2026-12-24', to: '2026-12-26' })).toEqual([
      { date: '2026-12-24', spots: 0, isScarce: false, unavailableReason: 'weekday' },
      { date: '2026-12-25', spots: 0, isScarce: false, unavailableReason: 'soldOut' },
      { date: '2026-12-26', spots: 1, isScarce: true, unavailableReason: 'tooFewSpots' },
    ]);
  });

  it('ACT-20 infants need a place too', () => {
    const input = {
      slots: [fridays],
      spots: { '2026-12-18': 2 },
      today: '2026-12-01',
      from: '2026-12-18',
      to: '2026-12-18',
    };
    expect(listActivityDates({ ...input, party: { adults: 2, children: 0, infants: 1 } })[0]?.unavailableReason).toBe(
      'tooFewSpots',
    );
    expect(listActivityDates({ ...input, party: couple })[0]).not.toHaveProperty('unavailableReason');
  });

  it('ACT-18 never offers a day that is past, off season or on another weekday', () => {
    fc.assert(
      fc.property(aDate, aParty, (today, party) => {
        const from = addDays(today, -10);
        const to = addDays(today, 40);
        const slot = { id: 1, startDate: addDays(today, -5), endDate: addDays(today, 30), weekdays: [0, 3] };
        const days = listActivityDates({ slots: [slot], spots: {}, party, today, from, to });
        const spots = Object.fromEntries(days.map(({ date }) => [date, 30]));
        for (const { date, unavailableReason } of listActivityDates({ slots: [slot], spots, party, today, from, to })) {
          expect(unavailableReason === undefined).toBe(
            date >= today && date <= slot.endDate && slot.weekdays.includes(getWeekday(date)),
          );
        }
      }),
    );
  });
});

it('GAP-20 only one to three places are few', () => {
  expect([-1, 0, 1, 10, 11].map(isLimited)).toEqual([false, false, true, true, false]);
  expect([-1, 0, 1, 3, 4, 15].map(isScarce)).toEqual([false, false, true, true, false, false]);
});
