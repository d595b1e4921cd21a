import { bearer, routes } from '@aitours/openapi/operations';
import { expect, test } from 'vitest';
import { isPersonal, toCacheKey } from './cacheKeys.ts';
import { operationIds } from './mocks/matching.ts';

test('equal input gives the same key, whatever the order of its members', () => {
  const key = toCacheKey('listTours', { query: { featured: true, page: 2 } });
  expect(toCacheKey('listTours', { query: { page: 2, featured: true } })).toBe(key);
  expect(toCacheKey('listTours', { query: { page: 2, featured: true, search: undefined } })).toBe(key);
  expect(key).toBe('listTours {"query":{"featured":true,"page":2}}');
});

test('another input or operation gives another key', () => {
  expect(toCacheKey('getTour', { path: { id: '1' } })).not.toBe(toCacheKey('getTour', { path: { id: '2' } }));
  expect(toCacheKey('getTour', { path: { id: '1' } })).not.toBe(toCacheKey('getActivity', { path: { id: '1' } }));
});

test('without input the key is the operation id', () => {
  expect(toCacheKey('getCart')).toBe('getCart');
  expect(toCacheKey('getCart', {})).toBe('getCart');
});

test('AUTH-45 responses of operations that take a session are personal, others are not', () => {
  expect(isPersonal(toCacheKey('getBooking', { path: { ref: 'AB00000001' } }))).toBe(true);
  expect(isPersonal(toCacheKey('getMe'))).toBe(true);
  expect(isPersonal(`${toCacheKey('listBookings')} every page`)).toBe(true);
  expect(isPersonal(toCacheKey('getTour', { path: { id: 'liwa' } }))).toBe(false);
  expect(isPersonal(toCacheKey('listPosts'))).toBe(false);
  expect(isPersonal('toString')).toBe(false);
  expect(isPersonal('')).toBe(false);
});

test('AUTH-45 every read that takes a session is personal', () => {
  const reads = operationIds.filter((id) => routes[id][0] === 'get');
  const withSession = reads.filter((id) => (routes[id][2] & bearer) !== 0);
  expect(reads.filter((id) => isPersonal(toCacheKey(id)))).toEqual(withSession);
});
