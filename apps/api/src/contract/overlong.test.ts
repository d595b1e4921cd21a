import { expect, test } from 'vitest';
import { endpointsOf, readContract } from './document.ts';
import { hasOverlongList } from './overlong.ts';

const most = 100;
const list = (length: number): unknown[] => Array.from({ length }, () => 1);

test('a list may be as long as that, and no longer, wherever it stands', () => {
  for (const place of [(items: unknown) => items, (items: unknown) => ({ a: [{ b: items }] })]) {
    expect(hasOverlongList(place(list(most)), most)).toBe(false);
    expect(hasOverlongList(place(list(most + 1)), most)).toBe(true);
  }
});

test.each([[null], [undefined], ['x'.repeat(1000)], [7], [{}], [{ length: 1000 }]])('%j is no list', (value) =>
  expect(hasOverlongList(value, most)).toBe(false),
);

test('depth is no danger', () => {
  let nested: unknown = list(most + 1);
  for (let depth = 0; depth < 200_000; depth++) nested = [nested];
  expect(hasOverlongList(nested, most)).toBe(true);
});

test('each operation takes lists as long as the contract says', () => {
  const longest = new Map(endpointsOf(readContract()).map(({ id, longestList }) => [id, longestList]));
  expect(longest.get('createBooking')).toBe(600);
  expect(longest.get('bulkCreateTicketSlots')).toBe(366);
  expect(longest.get('createToken')).toBe(most);
});
