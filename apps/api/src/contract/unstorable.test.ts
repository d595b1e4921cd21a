import { expect, test } from 'vitest';
import { hasUnstorableText } from './unstorable.ts';

test.each(['a\0b', '\ud83d', 'x\udc00y'])('%j is found wherever it stands', (text) => {
  for (const value of [text, [text], { a: { b: [1, text] } }, { [text]: null }])
    expect(hasUnstorableText(value)).toBe(true);
});

test.each(['', 'plain', 'دبي', '🐪 caravan', '\n\t'])('%j can be stored', (text) => {
  expect(hasUnstorableText({ [text]: [text, 1, null, true, undefined] })).toBe(false);
});

test('depth is no danger', () => {
  let nested: unknown = 'a\0';
  for (let depth = 0; depth < 200_000; depth++) nested = [nested];
  expect(hasUnstorableText(nested)).toBe(true);
});
