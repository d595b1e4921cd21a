import { expect, it } from 'vitest';
import { growth } from './soak.ts';

it('compares the last third with the middle one', () => {
  expect(growth([1, 5, 9, 10, 10, 10, 10, 10, 10])).toBe(0);
  expect(growth([1, 1, 10, 10, 11, 11])).toBeCloseTo(0.1);
  expect(growth([9, 9, 10, 10, 8, 8])).toBeCloseTo(-0.2);
});

it('says nothing of too few samples', () => {
  expect(growth([1, 2])).toBeNaN();
});
