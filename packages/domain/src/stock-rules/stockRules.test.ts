import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday, listDates } from '../dates/index.ts';
import type { StockSlot } from '../stock/index.ts';
import {
  checkSchedule,
  indexSchedule,
  listChangedSlots,
  parseRrule,
  planSchedule,
  type StockRule,
  type StockSchedule,
  toRrule,
} from './index.ts';
import { listRuleDates } from './listRuleDates.ts';

const today = '2026-11-27';
const rule = (part: Partial<StockRule> = {}): StockRule => ({
  dtstart: '2026-12-01',
  rrule: 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20270331',
  exdate: [],
  timeSlotIds: ['four'],
  capacity: 20,
  ...part,
});
const eid = { name: 'Eid', startDate: '2026-12-04', endDate: '2026-12-05' };
const schedule = (...rules: StockRule[]): StockSchedule => ({ rules, blackouts: [] });
const nothing = schedule();

const aRecurrence = fc.record({
  frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  interval: fc.integer({ min: 1, max: 8 }),
  until: fc.integer({ min: 0, max: 366 }).map((days) => addDays('2026-12-01', days)),
} as const);

describe('listRuleDates', () => {
  it.each([
    [
      'an exception',
      rule({ exdate: ['2026-12-05'], rrule: 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261211' }),
      ['2026-12-04', '2026-12-11'],
    ],
    ['a number of dates', rule({ rrule: 'FREQ=DAILY;COUNT=2' }), ['2026-12-01', '2026-12-02']],
    [
      'the first Friday of each month',
      rule({ rrule: 'FREQ=MONTHLY;BYDAY=1FR;UNTIL=20270110' }),
      ['2026-12-04', '2027-01-01'],
    ],
    ['the 31st', rule({ dtstart: '2027-01-31', rrule: 'FREQ=MONTHLY;UNTIL=20270401' }), ['2027-01-31', '2027-03-31']],
    ['a day that no month has', rule({ rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=20271201' }), []],
    ['no end', rule({ rrule: 'FREQ=DAILY' }), 'endless'],
    ['an end after more than a year', rule({ rrule: 'FREQ=DAILY;UNTIL=20271203' }), 'too-long'],
    ['a year', rule({ rrule: 'FREQ=YEARLY;UNTIL=20271202' }), ['2026-12-01', '2027-12-01']],
    ['more dates than a year has', rule({ rrule: 'FREQ=DAILY;COUNT=400' }), 'too-long'],
    ['each second', rule({ rrule: 'FREQ=SECONDLY;UNTIL=20261202' }), 'unreadable'],
    ['hours', rule({ rrule: 'FREQ=DAILY;BYHOUR=9,10;UNTIL=20261202' }), 'unreadable'],
    ['an unknown weekday', rule({ rrule: 'FREQ=WEEKLY;BYDAY=XX;UNTIL=20261202' }), 'unreadable'],
    ['an end that is no date', rule({ rrule: 'FREQ=WEEKLY;UNTIL=tomorrow' }), 'unreadable'],
    ['no frequency', rule({ rrule: 'INTERVAL=2;UNTIL=20261202' }), 'unreadable'],
    ['words', rule({ rrule: 'every Friday' }), 'unreadable'],
  ] as const)('%s', (_, dates, expected) => expect(listRuleDates(dates)).toEqual(expected));

  it('has each chosen weekday of the range, and no other date', () => {
    fc.assert(
      fc.property(aRecurrence, ({ weekdays, until }) => {
        const rrule = toRrule({ frequency: 'weekly', weekdays, interval: 1, until });
        const expected = listDates('2026-12-01', until).filter((date) => weekdays.includes(getWeekday(date)));
        expect(listRuleDates({ dtstart: '2026-12-01', rrule, exdate: [] })).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

describe('parseRrule', () => {
  it('reads what staff have chosen', () => {
    fc.assert(
      fc.property(aRecurrence, (chosen) => {
        const recurrence = { ...chosen, weekdays: chosen.frequency === 'weekly' ? chosen.weekdays : [] };
        expect(parseRrule(toRrule(recurrence))).toEqual(recurrence);
      }),
    );
  });

  it.each([
    'FREQ=WEEKLY;UNTIL=20270331',
    'FREQ=DAILY;COUNT=3',
    'FREQ=YEARLY;UNTIL=20270331',
    'FREQ=DAILY;BYDAY=FR;UNTIL=20270331',
    'FREQ=MONTHLY;BYMONTHDAY=4;UNTIL=20270331',
  ])('%s isn’t one of them', (rrule) => expect(parseRrule(rrule)).toBeUndefined());
});

describe('checkSchedule', () => {
  const getErrors = (part: Partial<StockRule>) => checkSchedule(schedule(rule(part)), nothing, today);

  it.each<[string, Partial<StockRule>, object]>([
    ['nothing wrong', {}, {}],
    ['no end', { rrule: 'FREQ=DAILY' }, { 'rules.0.rrule': { code: 'endless' } }],
    ['no date', { rrule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261202' }, { 'rules.0.rrule': { code: 'none-left' } }],
    [
      'dates that are over',
      { dtstart: '2026-11-01', rrule: 'FREQ=DAILY;UNTIL=20261126' },
      { 'rules.0.rrule': { code: 'past' } },
    ],
    ['today', { dtstart: '2026-11-01', rrule: 'FREQ=DAILY;UNTIL=20261127' }, {}],
    [
      'each date excepted',
      { rrule: 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261206', exdate: ['2026-12-04', '2026-12-05'] },
      { 'rules.0.exdate': { code: 'none-left' } },
    ],
    [
      'a typing error, and no time slot',
      { capacity: 999_999_999, timeSlotIds: [] },
      { 'rules.0.capacity': { code: 'capacity-too-large' }, 'rules.0.time_slot_ids': { code: 'no-time-slot' } },
    ],
  ])('%s', (_, part, errors) => expect(getErrors(part)).toEqual(errors));

  it('no time slot is in two rules on a date from today on', () => {
    const fridays = rule({ rrule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270331', capacity: 30 });
    const check = (other: StockRule) => checkSchedule(schedule(rule(), other), schedule(rule()), today);
    expect(check(fridays)).toEqual({ 'rules.1.rrule': { code: 'overlap', date: '2026-12-04' } });
    expect(check({ ...fridays, timeSlotIds: ['nine'] })).toEqual({});
    expect(check({ ...fridays, rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270331' })).toEqual({});
    const over = rule({ dtstart: '2026-11-20', rrule: 'FREQ=DAILY;COUNT=1' });
    expect(
      checkSchedule(
        schedule(over, { ...over, rrule: 'FREQ=DAILY;UNTIL=20261201', exdate: ['2026-12-04'] }),
        nothing,
        '2026-11-21',
      ),
    ).toEqual({
      'rules.0.rrule': { code: 'past' },
    });
  });

  it('a stored rule stays valid when its dates have passed or it can’t be read', () => {
    const stored = {
      rules: [rule({ rrule: 'FREQ=DAILY' }), rule({ dtstart: '2025-01-01', rrule: 'FREQ=DAILY;COUNT=1' })],
      blackouts: [{ ...eid, startDate: '2025-01-01', endDate: '2025-01-01' }],
    };
    expect(checkSchedule(stored, stored, today)).toEqual({});
  });

  it.each([
    [{}, undefined],
    [{ endDate: '2026-12-03' }, 'before-start'],
    [{ endDate: '2027-12-06' }, 'too-long'],
    [{ startDate: '2026-11-25', endDate: '2026-11-26' }, 'past'],
  ])('a blackout with %j', (part, code) => {
    const errors = checkSchedule({ rules: [], blackouts: [{ ...eid, ...part }] }, nothing, today);
    expect(errors).toEqual(code ? { 'blackouts.0.end_date': { code } } : {});
  });
});

describe('planSchedule', () => {
  const date = '2026-12-04';
  const slot = (state: StockSlot['state'], taken = 0): StockSlot => ({ date, timeSlotId: 'four', state, taken });
  const open = (capacity: number) => ({ capacity, isClosed: false });
  const closed = (capacity: number) => ({ capacity, isClosed: true });
  const ruled = schedule(rule());
  const inBlackout = (from: StockSchedule): StockSchedule => ({ ...from, blackouts: [eid] });
  const key = `${date} four`;
  const change = (before: StockSchedule, after: StockSchedule) => ({
    before: indexSchedule(before),
    after: indexSchedule(after),
  });

  it.each<
    [string, StockSchedule, StockSchedule, StockSlot['state'], StockSlot['state'] | undefined, string[], string[]]
  >([
    ['a rule creates', nothing, ruled, null, open(20), [], []],
    ['a rule opens and resizes', nothing, ruled, closed(5), open(20), [], []],
    ['a rule leaves what is so already', nothing, ruled, open(20), undefined, [], []],
    ['another capacity resizes', ruled, schedule(rule({ capacity: 25 })), open(20), open(25), [], []],
    [
      'and leaves closed what staff have closed',
      ruled,
      schedule(rule({ capacity: 25 })),
      closed(20),
      closed(25),
      [],
      [],
    ],
    ['a removed rule closes', ruled, nothing, open(20), closed(20), [], []],
    ['and creates nothing', ruled, nothing, null, undefined, [], []],
    ['a blackout closes', ruled, inBlackout(ruled), open(20), closed(20), [], []],
    ['also without a rule', nothing, inBlackout(nothing), open(15), closed(15), [], []],
    ['and remembers what was closed before', nothing, inBlackout(nothing), closed(15), undefined, [], [key]],
    ['which it doesn’t open when it ends', inBlackout(nothing), nothing, closed(15), undefined, [key], []],
    ['the end of a blackout opens', inBlackout(nothing), nothing, closed(15), open(15), [], []],
    ['and creates by the rule', inBlackout(ruled), ruled, null, open(20), [], []],
    ['a rule in a blackout creates nothing', inBlackout(nothing), inBlackout(ruled), null, undefined, [], []],
    [
      'a rule in a blackout resizes, and opens later',
      inBlackout(nothing),
      inBlackout(ruled),
      closed(15),
      closed(20),
      [key],
      [],
    ],
    [
      'a rule removed in a blackout stays closed',
      inBlackout(ruled),
      inBlackout(nothing),
      closed(20),
      undefined,
      [],
      [key],
    ],
    ['without a rule, nothing is created in a blackout', nothing, inBlackout(nothing), null, undefined, [], []],
  ])('%s', (_, before, after, state, expected, staysClosed, stays) => {
    const plan = planSchedule([slot(state)], change(before, after), staysClosed);
    expect([...plan.created, ...plan.changed].map((planned) => planned.after)).toEqual(expected ? [expected] : []);
    expect(plan.staysClosed).toEqual(stays);
  });

  it('a capacity below what is sold or held is a conflict', () =>
    expect(planSchedule([slot(open(40), 21)], change(nothing, ruled), []).conflicts).toHaveLength(1));

  it('only time slots from today on whose rule or blackout differs are changed', () => {
    const keys = (before: StockSchedule, after: StockSchedule, now = today) =>
      listChangedSlots(change(before, after), now, () => ['four', 'nine']).map(
        (one) => `${one.date} ${one.timeSlotId}`,
      );
    const short = schedule(rule({ rrule: 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261211' }));
    expect(keys(nothing, short)).toEqual(['2026-12-04 four', '2026-12-05 four', '2026-12-11 four']);
    expect(keys(nothing, short, '2026-12-05')).toEqual(['2026-12-05 four', '2026-12-11 four']);
    expect(keys(short, short)).toEqual([]);
    expect(keys(short, schedule(rule({ rrule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261211' })))).toEqual(['2026-12-05 four']);
    expect(keys(nothing, { rules: [], blackouts: [eid] })).toHaveLength(4);
    expect(keys(nothing, schedule(rule({ rrule: 'FREQ=DAILY' })))).toEqual([]);
  });
});
