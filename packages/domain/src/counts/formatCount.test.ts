import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test.each([
  [0, ['day'], '0 days'],
  [1, ['day'], '1 day'],
  [2, ['day'], '2 days'],
  [1, ['child', 'children'], '1 child'],
  [1200, ['child', 'children'], '1,200 children'],
] as const)('%i of %j: %s', (count, [one, many], text) => expect(formatCount(count, one, many)).toBe(text));
