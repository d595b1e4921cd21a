import { bearer, routes } from '@aitours/openapi/operations';
import { expect, test } from 'vitest';
import { isPersonal, keyOf } from './cacheKeys.ts';
import { operationIds } from './mocks/matching.ts';

test('equal input gives the same key, whatever the order of its members', () => {
  const key = keyOf('listTours', { query: { featured: true, page: 2 } });
  expect(keyOf('listTours', { query: { page: 2, featured: true } })).toBe(key);
  expect(keyOf('listTours', { query: { page: 2, featured: true, search: undefined } })).toBe(key);
  expect(key).toBe('listTours {"query":{"featured":true,"page":2}}');
});

test('another input or operation gives another key', () => {
  expect(keyOf('getTour', { path: { id: '1' } })).not.toBe(keyOf('getTour', { path: { id: '2' } }));
  expect(keyOf('getTour', { path: { id: '1' } })).not.toBe(keyOf('getActivity', { path: { id: '1' } }));
});

test('without input the key is the operation id', () => {
  expect(keyOf('getCart')).toBe('getCart');
  expect(keyOf('getCart', {})).toBe('getCart');
});

test('AUTH-45 responses of operations that take a session are personal, others are not', () => {
  expect(isPersonal(keyOf('getBooking', { path: { ref: 'AB00000001' } }))).toBe(true);
  expect(isPersonal(keyOf('getMe'))).toBe(true);
  expect(isPersonal(`${keyOf('listBookings')} every page`)).toBe(true);
  expect(isPersonal(keyOf('getTour', { path: { id: 'liwa' } }))).toBe(false);
  expect(isPersonal(keyOf('listPosts'))).toBe(false);
  expect(isPersonal('toString')).toBe(false);
  expect(isPersonal('')).toBe(false);
});

test('AUTH-45 every read that takes a session is personal', () => {
  const reads = operationIds.filter((id) => routes[id][0] === 'get');
  const withSession = reads.filter((id) => (routes[id][2] & bearer) !== 0);
  expect(reads.filter((id) => isPersonal(keyOf(id)))).toEqual(withSession);
});
