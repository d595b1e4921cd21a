import { expect, it } from 'vitest';
import { chooseTime, countSpots, findSameTime, findUnavailableReason, listActivityTimes } from './index.ts';

const date = '2026-12-18';
const entry = (start_time: string | null, spots: number, on = date) => ({
  date: on,
  time_slot_id: `at ${start_time}`,
  start_time,
  spots,
});
const list = (...spots: readonly [number, number]) =>
  listActivityTimes([entry('16:00', spots[1]), entry('09:00', spots[0]), entry('09:00', 99, '2026-12-19')], date, 2);
const everyDay = { id: '1', startDate: '2026-01-01', endDate: '2026-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] };

it('a date’s start times are in the order of the day, each with its own places', () => {
  expect(list(3, 12)).toEqual([
    { slotId: 'at 09:00', time: '09:00', spots: 3, isScarce: true, isFree: true },
    { slotId: 'at 16:00', time: '16:00', spots: 12, isScarce: false, isFree: true },
  ]);
  expect(listActivityTimes([entry('09:00', 1), entry(null, 1)], date, 1).map(({ time }) => time)).toEqual([
    null,
    '09:00',
  ]);
});

it.each([
  ['the first with places for the party is selected', list(2, 2), undefined, 'at 09:00'],
  ['a full one is skipped', list(0, 2), undefined, 'at 16:00'],
  ['one with too few places for the party is skipped', list(1, 2), null, 'at 16:00'],
  ['the chosen one is selected', list(15, 15), 'at 16:00', 'at 16:00'],
  [
    'the chosen one stays selected when it is full, so that it isn’t replaced unnoticed',
    list(0, 15),
    'at 09:00',
    'at 09:00',
  ],
  ['one that the date doesn’t have is not selected', list(0, 15), 'at 11:00', 'at 16:00'],
  ['without places at any time, the first is selected', list(0, 1), undefined, 'at 09:00'],
])('of the start times, %s', (_, times, chosen, expected) => expect(chooseTime(times, chosen)?.slotId).toBe(expected));

it.each([
  [list(2, 2), '16:00', 'at 16:00'],
  [list(2, 2), '11:00', undefined],
  [list(2, 2), null, undefined],
  [list(2, 1), '16:00', undefined],
  [listActivityTimes([entry(null, 2), entry('09:00', 2)], date, 2), null, 'at null'],
])(
  'a traveller who moves to another date keeps the time of the day if it has places: %j, %s',
  (times, time, expected) => expect(findSameTime(times, time)?.slotId).toBe(expected),
);

it('a date without start times has no selected one', () => expect(chooseTime([])).toBeUndefined());

it('a time without places is free for nobody', () =>
  expect(listActivityTimes([entry('09:00', 0)], date, 0)[0]?.isFree).toBe(false));

it.each([
  [list(0, 16), undefined],
  [list(2, 0), undefined],
  // Two parties of one fit, but the couple doesn't go together.
  [list(1, 1), 'tooFewSpots'],
  [list(0, 0), 'soldOut'],
  [[], 'soldOut'],
])('a date can be booked if one of its start times can: %j', (times, reason) => {
  const input = { slots: [everyDay], spots: countSpots(times), people: 2, today: '2026-12-01' };
  expect(findUnavailableReason(date, input)).toBe(reason);
});
