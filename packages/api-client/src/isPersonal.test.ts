import { expect, test } from 'vitest';
import { isPersonal } from './isPersonal.ts';
import { keyOf } from './keyOf.ts';

test('AUTH-45 answers that belong to one person are told from everybody’s', () => {
  expect(isPersonal(keyOf('getBooking', { path: { ref: 'AB00000001' } }))).toBe(true);
  expect(isPersonal(keyOf('getMe'))).toBe(true);
  expect(isPersonal(`${keyOf('listBookings')} every page`)).toBe(true);
  expect(isPersonal(keyOf('getTour', { path: { id: 'liwa' } }))).toBe(false);
  expect(isPersonal('toString')).toBe(false);
  expect(isPersonal('')).toBe(false);
});
