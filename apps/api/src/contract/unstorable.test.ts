import { expect, test } from 'vitest';
import { hasUnstorable } from './unstorable.ts';

test.each(['a\0b', '\ud83d', 'x\udc00y'])('%j is found wherever it stands', (text) => {
  for (const value of [text, [text], { a: { b: [1, text] } }, { [text]: null }])
    expect(hasUnstorable(value)).toBe(true);
});

test.each(['', 'plain', 'دبي', '🐪 caravan', '\n\t'])('%j can be stored', (text) => {
  expect(hasUnstorable({ [text]: [text, 1, null, true, undefined] })).toBe(false);
});

test('a number too near to nothing is found, nothing itself is not', () => {
  for (const number of [5e-324, -5e-324, 1.1e-38]) expect(hasUnstorable({ rating: [number] })).toBe(true);
  for (const number of [0, -0, 1.2e-38, -1.2e-38, 0.1]) expect(hasUnstorable(number)).toBe(false);
});

test('depth is no danger', () => {
  let nested: unknown = 'a\0';
  for (let depth = 0; depth < 200_000; depth++) nested = [nested];
  expect(hasUnstorable(nested)).toBe(true);
});
