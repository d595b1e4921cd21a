import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { deleteExpiredPendingBooking } from './pendingBooking.ts';

const now = new Date('2026-12-18T08:30:00Z');
const afterSignIn = (stored: string) => {
  localStorage.setItem('pendingBooking', stored);
  deleteExpiredPendingBooking(now);
  return localStorage.getItem('pendingBooking');
};

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('AUTH-47 a transfer that has waited less than 30 minutes stays', () => {
  const stored = JSON.stringify({ step: 3, timestamp: now.getTime() - 1_799_999 });
  expect(afterSignIn(stored)).toBe(stored);
});

test.each([
  ['that waited for 30 minutes', JSON.stringify({ timestamp: now.getTime() - 1_800_000 })],
  ['without a moment', JSON.stringify({ step: 3 })],
  ['that is nothing', 'null'],
  ['that can’t be read', '{'],
])('AUTH-47 a transfer %s is discarded', (_, stored) => {
  expect(afterSignIn(stored)).toBeNull();
});

test('AUTH-47 works without a transfer and without storage', () => {
  deleteExpiredPendingBooking(now);
  vi.stubGlobal('localStorage', undefined);
  expect(() => deleteExpiredPendingBooking(now)).not.toThrow();
});
