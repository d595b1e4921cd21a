import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { clearStoredAttempt, createAttemptKeys, storedAttemptKey } from './attemptKeys.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('API-39 equal requests have equal keys, different ones different keys', () => {
  const keyFor = createAttemptKeys();
  expect(keyFor('a tour')).toBe(keyFor('a tour'));
  expect(keyFor('another')).not.toBe(keyFor('a tour'));
});

test('API-39 an attempt’s key survives a reload until the outcome is known', () => {
  const first = createAttemptKeys(storedAttemptKey)('a tour');
  const afterReload = createAttemptKeys(storedAttemptKey)('a tour');
  expect(afterReload).toBe(first);
  clearStoredAttempt();
  expect(createAttemptKeys(storedAttemptKey)('a tour')).not.toBe(first);
});

test('API-39 a request changed after a reload is another attempt', () => {
  const first = storedAttemptKey('for two');
  expect(storedAttemptKey('for three')).not.toBe(first);
});

test.each(['nonsense', '{"request":"a tour"}', '{"request":"a tour","key":7}'])('%s is not an attempt', (text) => {
  sessionStorage.setItem('bookingAttempt', text);
  expect(storedAttemptKey('a tour', () => 'a new key')).toBe('a new key');
});

test('API-39 without storage an attempt has one key as long as the page is open', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const keyFor = createAttemptKeys(storedAttemptKey);
  expect(keyFor('a tour')).toBe(keyFor('a tour'));
});
