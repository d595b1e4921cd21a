import { expect, it } from 'vitest';
import { formatUnavailable } from './formatUnavailable.ts';

const day = { date: '2030-03-10', spots: 5, isScarce: false };
const nine = { slotId: 'nine', time: '09:00', spots: 1, isScarce: true, isFree: false };

it('a start time with too few places can’t be booked, though another one of its date can', () => {
  expect(formatUnavailable(day, nine, 2)).toMatch(/^9:00 AM on Sun 10 March 2030 has only 1 place left/);
  expect(formatUnavailable(day, { ...nine, isFree: true }, 1)).toBeUndefined();
  expect(formatUnavailable(day, undefined, 2)).toBeUndefined();
});

it('a date on which no start time can be booked says so for the date', () =>
  expect(formatUnavailable({ ...day, spots: 0, unavailableReason: 'soldOut' }, nine, 2)).toBe(
    'Sun 10 March 2030 can’t be booked: it is fully booked. Choose another day.',
  ));
