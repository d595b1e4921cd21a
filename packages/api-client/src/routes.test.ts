import { bearer } from '@aitours/openapi/operations';
import { expect, test } from 'vitest';
import { keyOf } from './keyOf.ts';
import { routes } from './mocks/allRoutes.ts';
import { operationIds } from './mocks/matching.ts';
import { isPersonal } from './routes.ts';

test('AUTH-45 answers that belong to one person are told from everybody’s', () => {
  expect(isPersonal(keyOf('getBooking', { path: { ref: 'AB00000001' } }))).toBe(true);
  expect(isPersonal(keyOf('getMe'))).toBe(true);
  expect(isPersonal(`${keyOf('listBookings')} every page`)).toBe(true);
  expect(isPersonal(keyOf('getTour', { path: { id: 'liwa' } }))).toBe(false);
  expect(isPersonal(keyOf('listPosts'))).toBe(false);
  expect(isPersonal('toString')).toBe(false);
  expect(isPersonal('')).toBe(false);
});

test('AUTH-45 every operation that takes a session is told, wherever it stands in the table', () => {
  const told = operationIds.filter((id) => routes[id][0] === 'get' && isPersonal(keyOf(id)));
  const wanted = operationIds.filter((id) => routes[id][0] === 'get' && (routes[id][2] & bearer) !== 0);
  expect(told).toEqual(wanted);
});
