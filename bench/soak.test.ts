import { expect, it } from 'vitest';
import { growth } from './soak.ts';

const samples = (...values: readonly [resident: number, heap: number][]) =>
  values.map(([resident, heap], minute) => ({ minute, resident, heap }));

it('compares the last third with the middle one', () => {
  const wavering = samples([1, 1], [1, 1], [100, 20], [80, 60], [90, 80], [100, 20]);
  expect(growth(wavering)).toEqual({ heap: 0, resident: 0 });
  const growing = samples([1, 1], [1, 1], [100, 20], [80, 60], [110, 80], [90, 30]);
  expect(growth(growing).heap).toBeCloseTo(0.5);
  expect(growth(growing).resident).toBeCloseTo(0.1);
});

it('returns NaN for too few samples', () => {
  expect(growth(samples([1, 1], [1, 1])).heap).toBeNaN();
});
