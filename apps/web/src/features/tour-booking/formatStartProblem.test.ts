import { describe, expect, it } from 'vitest';
import { formatStartProblem } from './formatStartProblem.ts';

type Start = Parameters<typeof formatStartProblem>[0];
const others = ['2030-03-07'];
const start = (problem: Start['problem'], spots?: number, nearest = others): Start => ({
  problem,
  text: '2030-03-08',
  spots,
  nearest,
});

describe('why a tour can’t start on a date', () => {
  it.each([
    ['GAP-24 no reason', start(undefined, 2), undefined],
    ['GAP-24 no date', start('missing'), 'Choose the day you start.'],
    ['GAP-24 a date that has passed', start('past'), 'This day has passed. Choose a later one.'],
    ['GAP-24 a date too far away', start('tooFar'), 'Please choose a date within the next two years.'],
    ['GAP-76 no places', start('soldOut', 0), 'No places are left on Fri 8 March 2030. Choose another date.'],
    [
      'GAP-76 too few places',
      start('tooFewSpots', 4),
      'Only 4 places are left on Fri 8 March 2030, and you have 5 people. Choose another date or a smaller group.',
    ],
    [
      'GAP-76 no places, on no other date either',
      start('soldOut', 0, []),
      'No places are left on Fri 8 March 2030. No other date has places for your group at the moment.',
    ],
    [
      'GAP-76 too few places on all dates',
      start('tooFewSpots', 1, []),
      'Only 1 place is left on Fri 8 March 2030, and you have 5 people. Choose a smaller group: no other date has places for all of you at the moment.',
    ],
  ])('%s', (_, problem, text) => expect(formatStartProblem(problem, 5)).toBe(text));
});
