import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Layla Al Mansoori', 'LM'],
  ['  cher ', 'C'],
  ['ليلى المنصوري', 'لا'],
  ['Ömer Çelik', 'ÖÇ'],
  ['👩‍🚀 Neil', '👩N'],
  ['', ''],
  ['   ', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
