import { expect, test } from 'vitest';
import { getInitials } from './getInitials.ts';

test.each([
  ['Layla Al Mansoori', 'LM'],
  ['  cher ', 'C'],
  ['ليلى المنصوري', 'لا'],
  ['Ömer Çelik', 'ÖÇ'],
  ['👩‍🚀 Neil', '👩N'],
  ['', ''],
  ['   ', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(getInitials(name)).toBe(letters);
});
