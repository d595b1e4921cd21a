import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createAttemptKeys, forgetAttempt, keptAttemptKey } from './attemptKeys.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('API-39 the same request has the same key, another has another', () => {
  const keyFor = createAttemptKeys();
  expect(keyFor('a tour')).toBe(keyFor('a tour'));
  expect(keyFor('another')).not.toBe(keyFor('a tour'));
});

test('API-39 an attempt keeps its key over a reload, until its outcome is known', () => {
  const first = createAttemptKeys(keptAttemptKey)('a tour');
  const afterReload = createAttemptKeys(keptAttemptKey)('a tour');
  expect(afterReload).toBe(first);
  forgetAttempt();
  expect(createAttemptKeys(keptAttemptKey)('a tour')).not.toBe(first);
});

test('API-39 what was changed after a reload is another attempt', () => {
  const first = keptAttemptKey('for two');
  expect(keptAttemptKey('for three')).not.toBe(first);
});

test.each(['nonsense', '{"request":"a tour"}', '{"request":"a tour","key":7}'])('%s is no attempt', (text) => {
  sessionStorage.setItem('bookingAttempt', text);
  expect(keptAttemptKey('a tour', () => 'a new key')).toBe('a new key');
});

test('API-39 in a browser that keeps nothing an attempt has one key as long as the page lives', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const keyFor = createAttemptKeys(keptAttemptKey);
  expect(keyFor('a tour')).toBe(keyFor('a tour'));
});
