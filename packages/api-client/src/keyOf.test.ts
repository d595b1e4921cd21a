import { expect, test } from 'vitest';
import { keyOf } from './keyOf.ts';

test('the same input has the same key, whatever the order of its members', () => {
  const key = keyOf('listTours', { query: { featured: true, page: 2 } });
  expect(keyOf('listTours', { query: { page: 2, featured: true } })).toBe(key);
  expect(keyOf('listTours', { query: { page: 2, featured: true, search: undefined } })).toBe(key);
  expect(key).toBe('listTours {"query":{"featured":true,"page":2}}');
});

test('another input or operation has another key', () => {
  expect(keyOf('getTour', { path: { id: '1' } })).not.toBe(keyOf('getTour', { path: { id: '2' } }));
  expect(keyOf('getTour', { path: { id: '1' } })).not.toBe(keyOf('getActivity', { path: { id: '1' } }));
});

test('no input is the operation alone', () => {
  expect(keyOf('getCart')).toBe('getCart');
  expect(keyOf('getCart', {})).toBe('getCart');
});
