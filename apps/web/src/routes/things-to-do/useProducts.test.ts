import { expect, test } from 'vitest';
import { interleave } from './useProducts.ts';

test('interleaves lists', () => {
  expect(interleave([['a', 'b', 'c'], ['1'], ['x', 'y']])).toEqual(['a', '1', 'x', 'b', 'y', 'c']);
  expect(interleave([])).toEqual([]);
});
