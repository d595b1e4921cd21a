import { expect, it } from 'vitest';
import { nameShift } from './nameShift.ts';

const at = { x: 100, y: 50 };

it.each([
  ['beside its middle', [{ x: 90, y: 48 }], 22],
  ['at its very place', [at], 24],
  ['a little below', [{ x: 100, y: 60 }], 34],
  ['far to the side', [{ x: 200, y: 50 }], 0],
  ['far above', [{ x: 100, y: 10 }], 0],
  [
    'two of them: below both',
    [
      { x: 90, y: 48 },
      { x: 110, y: 55 },
    ],
    29,
  ],
  ['none', [], 0],
])('a pin hides no name: %s', (_, pins, shift) => expect(nameShift(at, 40, pins)).toBe(shift));
