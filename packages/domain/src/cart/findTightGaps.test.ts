import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDate, aTime } from '../testing/arbitraries.ts';
import { findOverlaps } from './findOverlaps.ts';
import { findTightGaps, type PlacedItem } from './findTightGaps.ts';
import { parseCartItem } from './index.ts';

const dubai = { latitude: 25.2, longitude: 55.27 };
const abuDhabi = { latitude: 24.45, longitude: 54.38 };
const at = (id: string, time: string | undefined, durationMinutes: number | undefined, point = dubai): PlacedItem => ({
  id,
  date: '2026-12-18',
  time,
  durationMinutes,
  point,
});
const kayak = at('kayak', '07:00', 120, abuDhabi);

describe('findTightGaps', () => {
  it.each<[string, PlacedItem, PlacedItem, [minutes: number, travelMinutes: number] | undefined]>([
    ['159 km in an hour', kayak, at('deck', '10:00', 90), [60, 124]],
    ['one minute too little', kayak, at('deck', '11:03', 90), [123, 124]],
    ['just enough', kayak, at('deck', '11:04', 90), undefined],
    ['at once, at the same place', kayak, at('walk', '09:00', 60, abuDhabi), undefined],
    ['an overlap, which is named elsewhere', kayak, at('deck', '08:59', 90), undefined],
    ['any time of the day', kayak, at('museum', undefined, 90), undefined],
    ['an unknown end', at('walk', '07:00', undefined, abuDhabi), at('deck', '07:30', 90), undefined],
    ['an unknown place', kayak, { ...at('deck', '10:00', 90), point: undefined }, undefined],
    ['another day', kayak, { ...at('deck', '10:00', 90), date: '2026-12-19' }, undefined],
    ['no date', kayak, { ...at('deck', '10:00', 90), date: undefined }, undefined],
    [
      'past midnight',
      at('party', '22:30', 90, abuDhabi),
      { ...at('sunrise', '01:00', 60), date: '2026-12-19' },
      [60, 124],
    ],
  ])('%s', (_what, one, other, expected) => {
    const [minutes, travelMinutes] = expected ?? [];
    const gaps = expected ? [{ from: one.id, to: other.id, minutes, travelMinutes }] : [];
    expect(findTightGaps([one, other])).toEqual(gaps);
    expect(findTightGaps([other, one])).toEqual(gaps);
  });

  it('reads the places of the server’s items', () => {
    const wire = { id: 1, type: 'activity', title: 'Kayak', price: '100.00', quantity: 1, date: '2026-12-18' };
    const items = [
      { ...wire, time: '07:00', duration_minutes: 120, point: abuDhabi },
      { ...wire, id: 2, time: '10:00', duration_minutes: 60, point: dubai },
    ];
    expect(findTightGaps(items.map(parseCartItem))).toMatchObject([{ from: '1', to: '2', travelMinutes: 124 }]);
  });

  it('never names what overlaps, and always less time than the way takes', () => {
    const anItem = fc.record({
      type: fc.constant('activity' as const),
      date: aDate,
      time: aTime,
      durationMinutes: fc.integer({ min: 1, max: 900 }),
      point: fc.constantFrom(dubai, abuDhabi, { latitude: 25.79, longitude: 55.94 }),
    });
    fc.assert(
      fc.property(fc.array(anItem, { maxLength: 6 }), (all) => {
        const items = all.map((item, index) => ({ ...item, id: String(index), product: { id: index } }));
        const overlaps = findOverlaps(items);
        for (const { from, to, minutes, travelMinutes } of findTightGaps(items)) {
          expect(minutes).toBeGreaterThanOrEqual(0);
          expect(minutes).toBeLessThan(travelMinutes);
          expect(overlaps.get(from) ?? []).not.toContain(to);
        }
      }),
    );
  });
});
