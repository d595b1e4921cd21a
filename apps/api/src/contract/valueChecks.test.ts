import { expect, test } from 'vitest';
import { listEndpoints, readContract } from './document.ts';
import { hasListLongerThan, hasUnstorableValue } from './valueChecks.ts';

test.each(['a\0b', '\ud83d', 'x\udc00y'])('%j is found at any depth', (text) => {
  for (const value of [text, [text], { a: { b: [1, text] } }, { [text]: null }])
    expect(hasUnstorableValue(value)).toBe(true);
});

test.each(['', 'plain', 'دبي', '🐪 caravan', '\n\t'])('%j can be stored', (text) => {
  expect(hasUnstorableValue({ [text]: [text, 1, null, true, undefined] })).toBe(false);
});

test('subnormal floats are found, zero is not', () => {
  for (const number of [5e-324, -5e-324, 1.1e-38]) expect(hasUnstorableValue({ rating: [number] })).toBe(true);
  for (const number of [0, -0, 1.2e-38, -1.2e-38, 0.1]) expect(hasUnstorableValue(number)).toBe(false);
});

const max = 100;
const list = (length: number): unknown[] => Array.from({ length }, () => 1);

test('lists at any depth are limited to the maximum length', () => {
  for (const place of [(items: unknown) => items, (items: unknown) => ({ a: [{ b: items }] })]) {
    expect(hasListLongerThan(place(list(max)), max)).toBe(false);
    expect(hasListLongerThan(place(list(max + 1)), max)).toBe(true);
  }
});

test.each([[null], [undefined], ['x'.repeat(1000)], [7], [{}], [{ length: 1000 }]])('%j is not a list', (value) =>
  expect(hasListLongerThan(value, max)).toBe(false),
);

test('values nested 200,000 levels deep are checked without a stack overflow', () => {
  let nested: unknown = [...list(max), 'a\0'];
  for (let depth = 0; depth < 200_000; depth++) nested = [nested];
  expect(hasUnstorableValue(nested)).toBe(true);
  expect(hasListLongerThan(nested, max)).toBe(true);
});

test('each operation accepts lists as long as its contract allows', () => {
  const maxima = new Map(listEndpoints(readContract()).map(({ id, maxListLength }) => [id, maxListLength]));
  expect(maxima.get('createBooking')).toBe(600);
  expect(maxima.get('bulkCreateTicketSlots')).toBe(366);
  expect(maxima.get('createToken')).toBe(max);
});
