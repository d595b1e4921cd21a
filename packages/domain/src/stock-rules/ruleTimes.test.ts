import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOn } from '../availability/index.ts';
import { addDays, listDates } from '../dates/index.ts';
import {
  checkSchedule,
  findDoubleTime,
  getRuleTimeId,
  listRuleTimes,
  parseRuleTimeId,
  type StockRule,
} from './index.ts';

const today = '2026-11-27';
const rule = (part: Partial<StockRule> = {}): StockRule => ({
  dtstart: '2026-12-01',
  rrule: 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261231',
  exdate: [],
  timeSlotIds: ['rule-1600'],
  startTime: '16:00',
  capacity: 20,
  ...part,
});
const own = { id: 'own', startDate: '2026-12-01', endDate: '2026-12-10', weekdays: [5], startTime: '16:00' };
const list = (part: Partial<Parameters<typeof listRuleTimes>[0]>, from = today) =>
  listRuleTimes({ rules: [rule()], own: [], isBlackout: () => false, kept: [], ...part }, from);

describe('listRuleTimes', () => {
  it('has one time slot for each time, in their order', () => {
    const times = list({ rules: [rule(), rule({ startTime: '09:00' }), rule({ rrule: 'FREQ=DAILY;COUNT=2' })] });
    expect(times.map(({ id, startTime }) => [id, startTime])).toEqual([
      ['rule-0900', '09:00'],
      ['rule-1600', '16:00'],
    ]);
    expect(times[1]).toMatchObject({ startDate: '2026-12-01', endDate: '2026-12-26', weekdays: [2, 3, 5, 6] });
  });

  it.each([
    ['of rules without a start time', { rules: [{ ...rule(), startTime: undefined } as never] }, today],
    ['before today', {}, '2027-01-01'],
    ['in a blackout', { isBlackout: () => true }, today],
  ])('has no dates %s', (_, part, from) => expect(list(part, from)).toEqual([]));

  it('leaves out the dates of the activity’s own time, and keeps what must stay', () => {
    const kept = [{ date: '2026-11-20', startTime: '16:00' }];
    const [time] = list({ own: [own, { ...own, weekdays: [6], startTime: '09:00' }], kept });
    expect(listDates('2026-11-01', '2026-12-31').filter((date) => runsOn(time!, date))).toEqual([
      ...['2026-11-20', '2026-12-05', '2026-12-11', '2026-12-12', '2026-12-18', '2026-12-19', '2026-12-25'],
      '2026-12-26',
    ]);
  });

  it('can have a single date', () =>
    expect(list({ rules: [rule({ rrule: 'FREQ=DAILY;COUNT=1' })] })).toMatchObject([
      { startDate: '2026-12-01', endDate: '2026-12-01', weekdays: [2], excludedDates: [] },
    ]));

  it('runs on exactly the dates that are kept', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 30 }), (days) => {
        const dates = days.map((count) => addDays(today, count)).sort();
        const [time] = list({ rules: [], kept: dates.map((date) => ({ date, startTime: '16:00' })) });
        expect(listDates(today, addDays(today, 400)).filter((date) => runsOn(time!, date))).toEqual(dates);
      }),
      { numRuns: 10 },
    ));
});

describe('parseRuleTimeId', () => {
  it('reads the time of a time slot of rules, and of no other', () => {
    expect(parseRuleTimeId(getRuleTimeId('16:05'))).toBe('16:05');
    expect(parseRuleTimeId('401')).toBeUndefined();
  });
});

describe('findDoubleTime', () => {
  const times = list({});

  it.each([
    ['the first date of both', own, '2026-12-04'],
    ['none at another time', { ...own, startTime: '17:00' }, undefined],
    ['none on other weekdays', { ...own, weekdays: [0] }, undefined],
  ])('is %s', (_, slot, date) => expect(findDoubleTime(slot, times, today)).toBe(date));

  it('is none before today', () => expect(findDoubleTime(own, times, '2026-12-05')).toBeUndefined());
});

it('a rule creates a time at most two years ahead', () => {
  const check = (part: Partial<StockRule>) =>
    checkSchedule({ rules: [rule(part)], blackouts: [] }, { rules: [], blackouts: [] }, today);
  const late = { dtstart: '2028-11-01', rrule: 'FREQ=DAILY;UNTIL=20281130' };
  expect(check(late)).toEqual({ 'rules.0.rrule': { code: 'too-far' } });
  expect(check({ ...late, rrule: 'FREQ=DAILY;UNTIL=20281128' })).toEqual({});
  const { startTime: _, ...existing } = rule(late);
  expect(checkSchedule({ rules: [existing], blackouts: [] }, { rules: [], blackouts: [] }, today)).toEqual({});
});
