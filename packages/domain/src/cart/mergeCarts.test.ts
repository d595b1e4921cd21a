import { expect, test } from 'vitest';
import { type MergedLine, mergeCarts } from './mergeCarts.ts';

const line = (id: string, count: number, { key = 'frame 9:00', date = '2030-03-10' } = {}): MergedLine => ({
  id,
  key,
  date,
  count,
});

test.each([
  ['the guest’s larger number', 3, 1, { moved: ['g'], dropped: ['u'], merged: ['g'] }],
  ['the user’s larger number', 1, 3, { moved: [], dropped: ['g'], merged: ['u'] }],
  ['of equal ones the newer choice', 2, 2, { moved: ['g'], dropped: ['u'], merged: ['g'] }],
] as const)('of the same choice in both carts, %s is kept', (_, guest, own, expected) => {
  expect(mergeCarts([line('g', guest)], [line('u', own)], 50)).toEqual({ ...expected, leftOut: [] });
});

test.each([
  ['another time', { key: 'frame 10:00' }],
  ['another date', { date: '2030-03-11' }],
])('a choice at %s is another one', (_, other) => {
  const merge = mergeCarts([line('g', 1, other)], [line('u', 3)], 50);
  expect(merge).toEqual({ moved: ['g'], dropped: [], merged: [], leftOut: [] });
});

test('what a full cart has no room for is left out; what replaces a line needs none', () => {
  const guest = [line('new', 1, { key: 'a' }), line('more', 4), line('late', 1, { key: 'b' })];
  const own = [line('u', 1), line('v', 1, { key: 'c' })];
  const expected = { moved: ['more', 'new'], dropped: ['u'], merged: ['more'], leftOut: ['late'] };
  expect(mergeCarts(guest, own, 3)).toEqual(expected);
  expect(mergeCarts(guest, own, 2)).toMatchObject({ moved: ['more'], leftOut: ['new', 'late'] });
  expect(mergeCarts(guest, own, 1)).toMatchObject({ moved: ['more'], leftOut: ['new', 'late'] });
});
