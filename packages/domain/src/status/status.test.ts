import { expect, it } from 'vitest';
import { classifyLatency } from './index.ts';

it.each([
  [0, 'fast'],
  [399, 'fast'],
  [400, 'moderate'],
  [1199, 'moderate'],
  [1200, 'slow'],
  [9000, 'slow'],
] as const)('STATUS-04 %s ms is %s', (milliseconds, band) => {
  expect(classifyLatency(milliseconds)).toBe(band);
});
