import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/index.ts';
import { aDate, aTime } from '../testing/arbitraries.ts';
import { cartItemTypes, findClashes, type PlannedItem, type PlannedTourDay } from './index.ts';

const downtown = { latitude: 25.2, longitude: 55.27 };
const abuDhabi = { latitude: 24.45, longitude: 54.38 };
const day = '2026-12-18';

const item = (id: string, rest: Partial<PlannedItem> = {}): PlannedItem => ({
  id,
  type: 'activity',
  date: day,
  isBooked: false,
  product: { id, slug: id },
  ...rest,
});
const booked = (id: string, rest: Partial<PlannedItem> = {}) => item(id, { isBooked: true, ...rest });
const airport = 'Dubai International Airport (DXB)';
const transfer = (time: string, rest: Partial<PlannedItem> = {}) =>
  booked('transfer', {
    type: 'transfer',
    time,
    durationMinutes: 45,
    product: undefined,
    ride: { from: 'Dubai Mall', to: airport },
    ...rest,
  });
const tourDay = (date: string, rest: Partial<PlannedTourDay> = {}): PlannedTourDay => ({
  date,
  time: '09:00',
  durationMinutes: 480,
  includes: [],
  rides: [],
  ...rest,
});
const tour = (days: readonly PlannedTourDay[], rest: Partial<PlannedItem> = {}) =>
  booked('tour', { type: 'tour', date: days[0]?.date, durationMinutes: days.length * 1440, days, ...rest });

const dunes = item('dunes', { time: '15:00', durationMinutes: 360 });
const deck = item('deck', { type: 'ticket', time: '17:30', durationMinutes: 90 });

describe('findClashes', () => {
  it('CART-01 reports an overlap for both items of the cart, and with a booking for the item of the cart', () => {
    expect(findClashes([dunes, deck])).toEqual([
      { kind: 'overlap', item: 'dunes', other: 'deck' },
      { kind: 'overlap', item: 'deck', other: 'dunes' },
    ]);
    expect(findClashes([dunes, { ...deck, isBooked: true }])).toEqual([
      { kind: 'overlap', item: 'dunes', other: 'deck' },
    ]);
    expect(
      findClashes([
        { ...dunes, isBooked: true },
        { ...deck, isBooked: true },
      ]),
    ).toEqual([]);
  });

  it.each([
    ['picks up before the item has ended', '20:59', true],
    ['picks up when it ends', '21:00', false],
    ['arrives after it has begun', '14:16', true],
    ['arrives when it begins', '14:15', false],
  ])('CART-01 a transfer that %s', (_what, time, doesClash) => {
    expect(findClashes([dunes, transfer(time)])).toEqual(
      doesClash ? [{ kind: 'overlap', item: 'dunes', other: 'transfer' }] : [],
    );
  });

  it('counts the way from where a transfer ends, and to where it starts', () => {
    const toAbuDhabi = transfer('12:00', { durationMinutes: 120, point: downtown, endPoint: abuDhabi });
    const after = (point: PlannedItem['point']) => item('after', { time: '15:00', durationMinutes: 60, point });
    expect(findClashes([after(abuDhabi), toAbuDhabi])).toEqual([]);
    expect(findClashes([after(downtown), toAbuDhabi])).toEqual([
      { kind: 'tight-gap', item: 'after', other: 'transfer', minutes: 60, travelMinutes: 124 },
    ]);
    const before = (point: PlannedItem['point']) => item('before', { time: '10:00', durationMinutes: 60, point });
    expect(findClashes([before(downtown), toAbuDhabi])).toEqual([]);
    expect(findClashes([before(abuDhabi), toAbuDhabi])).toEqual([
      { kind: 'tight-gap', item: 'before', other: 'transfer', minutes: 60, travelMinutes: 124 },
    ]);
    expect(findClashes([{ ...before(abuDhabi), isBooked: true }, toAbuDhabi])).toEqual([]);
  });

  it('reports too little time between two items of the cart for the later one', () => {
    const kayak = item('kayak', { time: '07:00', durationMinutes: 120, point: abuDhabi });
    const walk = item('walk', { time: '10:00', durationMinutes: 60, point: downtown });
    expect(findClashes([walk, kayak])).toEqual([
      { kind: 'tight-gap', item: 'walk', other: 'kayak', minutes: 60, travelMinutes: 124 },
    ]);
  });

  it.each<[string, Partial<PlannedItem>, boolean]>([
    ['during the hours of its day', { time: '16:59', durationMinutes: 30 }, true],
    ['after the hours of its day', { time: '17:00', durationMinutes: 30 }, false],
    ['before the hours of its day', { time: '08:00', durationMinutes: 60 }, false],
    ['on its second day', { date: '2026-12-19', time: '12:30', durationMinutes: 30 }, true],
    ['before its second day begins', { date: '2026-12-19', time: '10:00', durationMinutes: 30 }, false],
    ['on the day after it', { date: '2026-12-20', time: '12:00', durationMinutes: 30 }, false],
    ['at any time of one of its days', { date: '2026-12-19' }, true],
    ['at any time of the day after it', { date: '2026-12-20' }, false],
  ])('CART-01 a tour and an item %s', (_what, visit, doesClash) => {
    const twoDays = tour([tourDay(day), tourDay('2026-12-19', { time: '12:00', durationMinutes: 60 })]);
    expect(findClashes([item('visit', visit), twoDays])).toEqual(
      doesClash ? [{ kind: 'overlap', item: 'visit', other: 'tour' }] : [],
    );
  });

  it('reports what a tour includes, instead of an overlap, on whatever day', () => {
    const withLouvre = tour([tourDay(day), tourDay('2026-12-19', { includes: ['louvre'] })]);
    const clash = { kind: 'included', item: 'louvre', other: 'tour', date: '2026-12-19' };
    expect(findClashes([item('louvre', { date: '2026-12-19', time: '10:00' }), withLouvre])).toEqual([clash]);
    expect(findClashes([item('louvre', { date: '2027-03-01', time: '10:00' }), withLouvre])).toEqual([clash]);
    expect(findClashes([item('louvre', { date: day }), { ...withLouvre, isBooked: false }])).toEqual([clash]);
    expect(findClashes([booked('louvre'), { ...withLouvre, isBooked: false }])).toEqual([
      { ...clash, item: 'tour', other: 'louvre' },
    ]);
    expect(findClashes([booked('louvre'), withLouvre])).toEqual([]);
    expect(findClashes([item('museum', { date: '2027-03-01' }), withLouvre])).toEqual([]);
    expect(findClashes([item('x', { date: '2027-03-01', product: undefined }), withLouvre])).toEqual([]);
  });

  it.each<[string, { from: string; to: string }, string, boolean]>([
    ['the same places', { from: 'Dubai Mall', to: 'Dubai Marina' }, day, true],
    ['the same places on another day', { from: 'Dubai Mall', to: 'Dubai Marina' }, '2026-12-19', false],
    ['the opposite direction', { from: 'Dubai Marina', to: 'Dubai Mall' }, day, false],
    ['another start', { from: 'Sharjah Corniche', to: 'Dubai Marina' }, day, false],
    ['another end', { from: 'Dubai Mall', to: 'Sharjah Corniche' }, day, false],
    ['the same airport, to another hotel', { from: airport, to: 'Dubai Marina' }, day, true],
    ['the same airport, from another hotel', { from: 'Dubai Marina', to: airport }, day, true],
    [
      'an airport in the opposite direction',
      { from: 'Atlantis, The Palm', to: 'Zayed International Airport (AUH)' },
      day,
      false,
    ],
  ])('reports a booked transfer that a tour of the cart includes: %s', (_what, ride, date, isIncluded) => {
    const rides = [
      { from: 'Dubai Mall', to: 'Dubai Marina' },
      { from: airport, to: 'Dubai Mall' },
      { from: 'Dubai Mall', to: airport },
    ];
    const ownTour = tour([tourDay(day, { rides })], { isBooked: false });
    const found = findClashes([ownTour, transfer('06:00', { ride, date })]);
    expect(found).toEqual(isIncluded ? [{ kind: 'included', item: 'tour', other: 'transfer', date: day }] : []);
  });

  it('CART-01 is about items of the cart, independent of the order, and never names a pair as two kinds', () => {
    const aDay = fc.record({
      offset: fc.nat(3),
      time: aTime,
      durationMinutes: fc.integer({ min: 0, max: 600 }),
      includes: fc.subarray(['0', '1', '2']),
    });
    const anItem = fc.record({
      type: fc.constantFrom(...cartItemTypes),
      date: aDate,
      isBooked: fc.boolean(),
      time: fc.option(aTime, { nil: undefined }),
      durationMinutes: fc.option(fc.nat(3000), { nil: undefined }),
      point: fc.constantFrom(undefined, downtown, abuDhabi),
      tourDays: fc.array(aDay, { maxLength: 3 }),
    });
    const toPlan = (
      { tourDays, ...rest }: typeof anItem extends fc.Arbitrary<infer Value> ? Value : never,
      index: number,
    ): PlannedItem => ({
      ...rest,
      id: String(index),
      product: { id: index, slug: String(index) },
      ...(rest.type === 'tour' && {
        days: tourDays.map(({ offset, ...hours }) => ({ ...hours, date: addDays(rest.date, offset), rides: [] })),
      }),
    });
    fc.assert(
      fc.property(fc.array(anItem, { maxLength: 6 }), (all) => {
        const items = all.map(toPlan);
        const found = findClashes(items);
        const isBooked = (id: string) => items.some((candidate) => candidate.id === id && candidate.isBooked);
        const kinds = new Map<string, string>();
        for (const { kind, item: id, other } of found) {
          expect(isBooked(id)).toBe(false);
          expect(id).not.toBe(other);
          const pair = [id, other].toSorted().join();
          if (kind === 'overlap') expect(kinds.get(pair) ?? kind).toBe(kind);
          kinds.set(pair, kind);
        }
        const reversed = findClashes(items.toReversed());
        expect(new Set(reversed.map((clash) => JSON.stringify(clash)))).toEqual(
          new Set(found.map((clash) => JSON.stringify(clash))),
        );
      }),
    );
  });
});
