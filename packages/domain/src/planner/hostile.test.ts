import { expect, it } from 'vitest';
import { extractPreferences } from './index.ts';

/** The maximum length of a message. */
const MAX_LENGTH = 2000;
const starts = ['', 'in ', 'budget ', 'we are ', 'until '];
const ends = ['', '!', '\n', 'x'];
const repeatedTexts = [
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
  'add the ',
  'without a ',
  'swap a ',
  'hotel in ',
  'kids 4 ',
  '4 and ',
  '4, ',
  'sat to ',
  'the 6th ',
  'no the ',
  'time for prayer ',
  'not before 1 ',
  'between 1 and ',
  'remove the first ',
  'wekend ',
  '’',
  '.',
];

it.each(repeatedTexts)('GAP-69 parses a message that repeats %j in linear time', (repeated) => {
  for (const start of starts) {
    for (const end of ends) {
      const text = (start + repeated.repeat(MAX_LENGTH / repeated.length)).slice(0, MAX_LENGTH - 1) + end;
      const startedAt = performance.now();
      extractPreferences(text, {}, '2030-01-01');
      // It takes a few milliseconds, even on a busy machine well under a second; backtracking took 16 seconds.
      expect(performance.now() - startedAt, JSON.stringify(start + repeated + end)).toBeLessThan(2000);
    }
  }
});

it('PLAN-11 GAP-69 ignores the amount of white space between words', () => {
  const spread = 'Two  days\n\nin   Dubai, we\tare  two,  budget\n\n is   1,500';
  const close = spread.replaceAll(/\s+/g, ' ');
  expect(extractPreferences(spread, {}, '2030-01-01')).toEqual(extractPreferences(close, {}, '2030-01-01'));
  expect(extractPreferences(spread, {}, '2030-01-01')).toMatchObject({ group_size: 2, budget_range: [0, 1500] });
});
