import { expect, it } from 'vitest';
import { findDay } from './useAvailability.ts';

const slots = [{ id: '1', startDate: '2030-01-01', endDate: '2030-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] }];
const time = (slotId: string, spots: number) => ({ slotId, time: null, spots, isScarce: false, isFree: spots > 1 });
const party = { adults: 2, children: 0, infants: 0 };
const find = (...times: ReturnType<typeof time>[]) =>
  findDay('2030-03-10', { slots, times, party, today: '2030-03-01' });

it('a date with a full start time and a free one can be booked', () => {
  expect(find(time('nine', 0), time('sixteen', 5))).toEqual({ date: '2030-03-10', spots: 5, isScarce: false });
  expect(find(time('nine', 2), time('sixteen', 0))).toEqual({ date: '2030-03-10', spots: 2, isScarce: true });
});

it('a date can’t be booked if no start time has places for the whole party', () => {
  expect(find(time('nine', 1), time('sixteen', 1))).toMatchObject({ unavailableReason: 'tooFewSpots' });
  expect(find(time('nine', 0), time('sixteen', 0))).toMatchObject({ unavailableReason: 'soldOut' });
  expect(find()).toMatchObject({ unavailableReason: 'soldOut' });
});
