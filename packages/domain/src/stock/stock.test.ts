import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday } from '../dates/index.ts';
import { aDate } from '../testing/arbitraries.ts';
import {
  checkStockEdit,
  findUndoObstacle,
  listEditDates,
  planStockEdit,
  type StockEditErrors,
  type StockEditInput,
  type StockSlot,
  type StockState,
} from './index.ts';

const today = '2026-12-18';
const allDays = [0, 1, 2, 3, 4, 5, 6];
const edit = (rest: Partial<StockEditInput> = {}): StockEditInput => ({
  action: 'set-capacity',
  capacity: 20,
  productType: 'activity',
  startDate: today,
  endDate: '2026-12-24',
  weekdays: allDays,
  excludedDates: [],
  ...rest,
});
const open = (capacity: number | null): StockState => ({ capacity, isClosed: false });
const closed = (capacity: number | null): StockState => ({ capacity, isClosed: true });
const slot = (state: StockState | null, taken = 0): StockSlot => ({ date: today, timeSlotId: '1', state, taken });

const aState = fc.option(fc.record({ capacity: fc.option(fc.nat(30), { nil: null }), isClosed: fc.boolean() }), {
  nil: null,
});
const someSlots = fc
  .array(
    fc.record({
      date: aDate,
      timeSlotId: fc.constantFrom('1', '2'),
      state: aState,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  )
  .map((list) =>
    list.map(
      ({ share, ...rest }): StockSlot => ({
        ...rest,
        taken: Math.floor((rest.state ? (rest.state.capacity ?? 30) : 0) * share),
      }),
    ),
  );
const anEdit = fc.record({
  action: fc.constantFrom('open', 'close', 'set-capacity'),
  capacity: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
});

describe('checkStockEdit', () => {
  it.each<[string, Partial<StockEditInput>, StockEditErrors]>([
    ['a week from today', {}, {}],
    ['yesterday', { startDate: '2026-12-17' }, { startDate: 'past' }],
    ['an end before the start', { endDate: '2026-12-17' }, { endDate: 'before-start' }],
    ['a year', { endDate: addDays(today, 366) }, {}],
    ['more than a year', { endDate: addDays(today, 367) }, { endDate: 'too-long' }],
    ['each day excluded', { endDate: today, excludedDates: [today] }, { excludedDates: 'none-left' }],
    ['no day on the weekday', { endDate: '2026-12-19', weekdays: [3] }, { excludedDates: 'none-left' }],
    ['no capacity', { capacity: null }, { capacity: 'missing' }],
    ['no place', { capacity: 0 }, { capacity: 'too-small' }],
    ['half a place', { capacity: 1.5 }, { capacity: 'too-small' }],
    ['the largest capacity', { capacity: 100_000 }, {}],
    ['a typing error', { capacity: 999_999_999 }, { capacity: 'too-large' }],
    ['closing without a capacity', { action: 'close', capacity: null }, {}],
    ['opening without a capacity', { action: 'open', capacity: null }, {}],
    [
      'creating without a capacity',
      { action: 'open', capacity: null, productType: 'ticket-type' },
      { capacity: 'missing' },
    ],
    ['a tour without a limit', { capacity: null, productType: 'tour' }, {}],
    ['no place of a tour', { capacity: 0, productType: 'tour' }, { capacity: 'too-small' }],
    ['opening a tour', { action: 'open', capacity: 0, productType: 'tour' }, {}],
  ])('%s', (_, rest, errors) => expect(checkStockEdit(edit(rest), today)).toEqual(errors));
});

it('the dates of an edit are in the range, on a weekday and not excluded', () => {
  const someDays = fc.subarray(allDays);
  fc.assert(
    fc.property(aDate, fc.nat(400), someDays, fc.array(fc.nat(400)), (startDate, length, weekdays, excluded) => {
      const endDate = addDays(startDate, length);
      const excludedDates = excluded.map((days) => addDays(startDate, days));
      const dates = listEditDates({ startDate, endDate, weekdays, excludedDates });
      const all = Array.from({ length: length + 1 }, (_, days) => addDays(startDate, days));
      for (const date of all)
        expect(dates.includes(date)).toBe(weekdays.includes(getWeekday(date)) && !excludedDates.includes(date));
      expect(dates.every((date) => all.includes(date))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

describe('planStockEdit', () => {
  it.each([
    ['open', null, slot(closed(15), 3), { changed: open(15) }],
    ['open', 20, slot(closed(15)), { changed: open(15) }],
    ['open', 20, slot(open(15)), {}],
    ['open', 20, slot(null), { created: open(20) }],
    ['open', null, slot(null), {}],
    ['close', null, slot(open(15), 3), { changed: closed(15) }],
    ['close', null, slot(closed(15)), {}],
    ['close', null, slot(null), {}],
    ['set-capacity', 20, slot(open(15)), { changed: open(20) }],
    ['set-capacity', 20, slot(closed(15)), { changed: closed(20) }],
    ['set-capacity', 15, slot(open(15)), {}],
    ['set-capacity', 15, slot(null), {}],
    ['set-capacity', null, slot(open(15), 3), { changed: open(null) }],
    ['set-capacity', 20, slot(open(null), 3), { changed: open(20) }],
    ['close', null, slot(open(null), 3), { changed: closed(null) }],
  ] as const)('%s with %s', (action, capacity, before, expected) => {
    const { created, changed, skipped, conflicts } = planStockEdit([before], { action, capacity });
    expect([created[0]?.after, changed[0]?.after]).toEqual([
      'created' in expected ? expected.created : undefined,
      'changed' in expected ? expected.changed : undefined,
    ]);
    expect(skipped).toHaveLength(Object.keys(expected).length === 0 ? 1 : 0);
    expect(conflicts).toEqual([]);
  });

  it('opening skips what is closed by a blackout', () => {
    const plan = (action: 'open' | 'set-capacity') =>
      planStockEdit([slot(closed(15)), slot(null)], { action, capacity: 20 }, (date) => date === today);
    expect([plan('open').skipped.length, plan('set-capacity').changed.length]).toEqual([2, 1]);
  });

  it('a capacity may equal what is sold or held, and not be below it', () => {
    const plan = (capacity: number) => planStockEdit([slot(open(15), 12)], { action: 'set-capacity', capacity });
    expect([plan(12).conflicts.length, plan(11).conflicts.length, plan(11).booked.length]).toEqual([0, 1, 1]);
    expect(planStockEdit([slot(open(20), 1)], { action: 'close', capacity: null }).booked).toHaveLength(1);
  });

  it('each slot is created, changed or skipped; without conflicts nothing is oversold; a second time changes nothing', () => {
    fc.assert(
      fc.property(someSlots, anEdit, (slots, anyEdit) => {
        const { created, changed, skipped, conflicts } = planStockEdit(slots, anyEdit);
        expect(created.length + changed.length + skipped.length).toBe(slots.length);
        const applied = [...created, ...changed].map((planned) => ({ ...planned, state: planned.after }));
        const oversold = applied.filter(({ taken, state }) => state.capacity !== null && taken > state.capacity);
        expect(oversold.length).toBe(conflicts.length);
        expect(planStockEdit(applied, anyEdit)).toMatchObject({ created: [], changed: [] });
      }),
    );
  });

  it('an edit can be undone while nothing else has happened', () => {
    fc.assert(
      fc.property(someSlots, anEdit, (slots, anyEdit) => {
        const { created, changed } = planStockEdit(slots, anyEdit);
        for (const { state, after, taken, ...rest } of [...created, ...changed])
          expect(findUndoObstacle({ ...rest, before: state, after }, { state: after, taken })).toBeUndefined();
      }),
    );
  });
});

it.each([
  ['nothing has happened', open(20), open(20), 15, undefined],
  ['more is sold than before', open(20), open(20), 16, 'sold'],
  ['the capacity has changed', open(20), open(21), 0, 'changed'],
  ['it was closed', open(20), closed(20), 0, 'changed'],
  ['it no longer exists', open(20), null, 0, 'changed'],
] as const)('undo when %s', (_, after, state, taken, obstacle) => {
  const change = { date: today, timeSlotId: '1', before: open(15), after };
  expect(findUndoObstacle(change, { state, taken })).toBe(obstacle);
});

it('a limit can be undone however many places are sold, if there was none before', () => {
  const change = { date: today, timeSlotId: '1', before: open(null), after: open(20) };
  expect(findUndoObstacle(change, { state: open(20), taken: 20 })).toBeUndefined();
  expect(findUndoObstacle(change, { state: open(null), taken: 20 })).toBe('changed');
});

it('a created time slot is deleted only while none of its places is sold', () => {
  const change = { date: today, timeSlotId: '1', before: null, after: open(5) };
  expect(findUndoObstacle(change, { state: open(5), taken: 0 })).toBeUndefined();
  expect(findUndoObstacle(change, { state: open(5), taken: 1 })).toBe('sold');
  expect(findUndoObstacle(change, undefined)).toBe('changed');
});
