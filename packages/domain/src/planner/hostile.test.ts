import { expect, it } from 'vitest';
import { extractPreferences } from './index.ts';

/** The maximum length of a message. */
const LONGEST = 2000;
const starts = ['', 'in ', 'budget ', 'we are ', 'until '];
const ends = ['', '!', '\n', 'x'];
const pumps = [
  ' ',
  '\t\n',
  'a',
  '1',
  '1 ',
  '1,',
  '1-',
  '1 to ',
  'in ',
  'in the ',
  'to A',
  'A ',
  'Al ',
  'budget ',
  'budget 1',
  'and ',
  'until ',
  '2030-01-01 ',
  '1 jan ',
  'january 1 ',
  'from ',
  'people ',
  '1 people',
  'AED ',
  'no ',
  'two ',
  'week ',
  'Dubai ',
  '’',
  '.',
];

it.each(pumps)('GAP-69 a message that repeats %j is parsed as fast as any other', (pump) => {
  for (const start of starts) {
    for (const end of ends) {
      const text = (start + pump.repeat(LONGEST / pump.length)).slice(0, LONGEST - 1) + end;
      const begun = performance.now();
      extractPreferences(text, {}, '2030-01-01');
      // It takes a few milliseconds, even on a busy machine well under a second; backtracking took 16 seconds.
      expect(performance.now() - begun, JSON.stringify(start + pump + end)).toBeLessThan(2000);
    }
  }
});

it('PLAN-11 GAP-69 ignores the amount of white space between words', () => {
  const spread = 'Two  days\n\nin   Dubai, we\tare  two,  budget\n\n is   1,500';
  const close = spread.replaceAll(/\s+/g, ' ');
  expect(extractPreferences(spread, {}, '2030-01-01')).toEqual(extractPreferences(close, {}, '2030-01-01'));
  expect(extractPreferences(spread, {}, '2030-01-01')).toMatchObject({ group_size: 2, budget_range: [0, 1500] });
});
