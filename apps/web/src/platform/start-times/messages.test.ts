import { expect, it } from 'vitest';
import { messages } from './messages.ts';

const time = (spots: number, isFree: boolean, at: string | null = '16:00') => ({
  slotId: '1',
  time: at,
  spots,
  isScarce: spots > 0 && spots <= 3,
  isFree,
});

it.each([
  [time(15, true), '4:00 PM'],
  [time(3, true), '4:00 PM · 3 left'],
  [time(5, false), '4:00 PM · 5 left'],
  [time(0, false), '4:00 PM · not available'],
  [time(0, true), '4:00 PM'],
  [time(15, true, null), 'Flexible'],
])('a start time names its places when they are few for the party: %j', (option, text) =>
  expect(messages.option(option)).toBe(text),
);

it('a start time that can’t be booked says why', () => {
  expect(messages.unavailable(time(0, false), '2030-03-10', 2)).toBe(
    '4:00 PM on Sun 10 March 2030 isn’t available any more. Choose another start time.',
  );
  expect(messages.unavailable(time(1, false), '2030-03-10', 2)).toBe(
    '4:00 PM on Sun 10 March 2030 has only 1 place left, and you have 2 people. Choose another start time or a smaller group.',
  );
});
