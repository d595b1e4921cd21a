import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/index.ts';
import { aDate, aTime } from '../testing/arbitraries.ts';
import { findOverlaps, type TimedItem } from './findOverlaps.ts';
import { cartItemTypes } from './index.ts';

const at = (id: string, time: string | undefined, durationMinutes?: number, date = '2026-12-18'): TimedItem => ({
  id,
  type: 'activity',
  date,
  time,
  durationMinutes,
  product: { id },
});
const dunes = at('dunes', '15:00', 360);

describe('findOverlaps', () => {
  it.each<[string, TimedItem, TimedItem, boolean]>([
    ['one starts while the other lasts', dunes, at('deck', '17:30', 90), true],
    ['one begins when the other ends', dunes, at('kayak', '21:00', 120), false],
    ['both start together', dunes, at('deck', '15:00', 30), true],
    ['the same time of another day', dunes, { ...dunes, id: 'next', date: '2026-12-19' }, false],
    ['past midnight', at('party', '22:00', 240), at('sunrise', '01:00', 60, '2026-12-19'), true],
    ['of unknown length, within the other', dunes, at('walk', '16:00'), true],
    ['of unknown length, before the other', dunes, at('walk', '14:59'), false],
    ['any time of the day beside a time', dunes, at('museum', undefined, 180), false],
    ['any time of the day, twice', at('zoo', undefined), at('museum', undefined, 180), false],
    ['any time of a day that a tour fills', at('tour', undefined, 5760), at('museum', undefined, 180), true],
    ['any time of the day before a tour', at('tour', undefined, 1440, '2026-12-19'), at('museum', undefined), false],
    ['a time on the third day of a tour', at('tour', undefined, 5760, '2026-12-16'), dunes, true],
    ['a time on the day after a tour', at('tour', undefined, 2880, '2026-12-16'), dunes, false],
    [
      'two kinds of ticket for one visit',
      { ...dunes, id: 'adult', product: { id: 3 } },
      { ...dunes, product: { id: 3 } },
      false,
    ],
    [
      'the same product again during its time',
      { ...dunes, product: { id: 3 } },
      { ...at('b', '16:00'), product: { id: 3 } },
      true,
    ],
    [
      'of products that are not known',
      { ...dunes, product: undefined },
      { ...dunes, id: 'b', product: undefined },
      true,
    ],
    ['without a date', { ...dunes, date: undefined }, at('deck', '17:30', 90), false],
  ])('CART-01 %s', (_, one, other, expected) => {
    const pairs: [string, string[]][] = [
      [one.id, [other.id]],
      [other.id, [one.id]],
    ];
    expect(findOverlaps([one, other])).toEqual(new Map(expected ? pairs : []));
    expect(findOverlaps([other, one])).toEqual(new Map(expected ? pairs : []));
  });

  it('CART-01 lists all overlapping items, in the order of the cart', () => {
    const items = [at('kayak', '07:00', 120), at('deck', '17:30', 90), dunes, at('dinner', '20:00', 180)];
    expect(findOverlaps(items)).toEqual(
      new Map([
        ['deck', ['dunes']],
        ['dunes', ['deck', 'dinner']],
        ['dinner', ['dunes']],
      ]),
    );
  });

  it('CART-01 is symmetric, and independent of the day', () => {
    const anItem = fc.record({
      type: fc.constantFrom(...cartItemTypes),
      date: aDate,
      time: fc.option(aTime, { nil: undefined }),
      durationMinutes: fc.option(fc.nat(6000), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anItem, { maxLength: 6 }), fc.nat(400), (all, days) => {
        const items = all.map((item, index) => ({ ...item, id: String(index), product: { id: index } }));
        const found = findOverlaps(items);
        for (const [id, others] of found) for (const other of others) expect(found.get(other)).toContain(id);
        expect(findOverlaps(items.map((item) => ({ ...item, date: addDays(item.date, days) })))).toEqual(found);
      }),
    );
  });
});
