import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { parseJson, readStorage, readStorageJson, takeStorage, writeStorage, writeStorageJson } from './storage.ts';

const throwQuotaError = () => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a text is stored in the given storage area, and removed', () => {
  expect(writeStorage('theme', 'dark', 'local')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(readStorage('theme', 'local')).toBe('dark');
  expect(readStorage('theme', 'session')).toBeNull();
  expect(writeStorage('theme', 'light', 'session')).toBe(true);
  expect(writeStorage('theme', null, 'local')).toBe(true);
  expect(readStorage('theme', 'local')).toBeNull();
  expect(readStorage('theme', 'session')).toBe('light');
});

test('takeStorage returns a value once', () => {
  writeStorage('path', '/cart', 'local');
  expect(takeStorage('path', 'local')).toBe('/cart');
  expect(takeStorage('path', 'local')).toBeNull();
});

test('every JSON value is read as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('local', 'session'), (value, where) => {
      expect(writeStorageJson('value', value, where)).toBe(true);
      expect(readStorageJson('value', where)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([null, '', '{', 'nonsense', '{"a":1'])('invalid JSON (%o) reads as undefined', (text) => {
  expect(parseJson(text)).toBeNull();
  writeStorage('value', text, 'session');
  expect(readStorageJson('value', 'session')).toBeNull();
});

test('with full storage writing fails and existing values can be read', () => {
  const full = { ...memoryStorage(), getItem: () => 'old', setItem: throwQuotaError };
  vi.stubGlobal('localStorage', full);
  expect(writeStorage('theme', 'dark', 'local')).toBe(false);
  expect(writeStorageJson('theme', {}, 'local')).toBe(false);
  expect(readStorage('theme', 'local')).toBe('old');
  expect(writeStorage('theme', null, 'local')).toBe(true);
});

test.each([
  ['refuses every call', { getItem: throwQuotaError, setItem: throwQuotaError, removeItem: throwQuotaError }],
  ['is missing', undefined],
])('a storage that %s keeps nothing, and nothing breaks', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(writeStorage('theme', 'dark', 'local')).toBe(false);
  expect(writeStorage('theme', null, 'local')).toBe(false);
  expect(readStorage('theme', 'local')).toBeNull();
  expect(takeStorage('theme', 'local')).toBeNull();
  expect(readStorageJson('theme', 'local')).toBeNull();
});

test('with blocked storage nothing is stored and nothing throws', () => {
  vi.unstubAllGlobals();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: throwQuotaError });
  try {
    expect(writeStorage('theme', 'dark', 'local')).toBe(false);
    expect(readStorage('theme', 'local')).toBeNull();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', before ?? { configurable: true, value: undefined });
  }
});

test('a value that can’t be removed is not returned repeatedly', () => {
  vi.stubGlobal('sessionStorage', { ...memoryStorage(), getItem: () => 'Saved', removeItem: throwQuotaError });
  expect(readStorage('notices', 'session')).toBe('Saved');
  expect(takeStorage('notices', 'session')).toBeNull();
});
