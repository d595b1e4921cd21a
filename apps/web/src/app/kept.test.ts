import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { keep, keepJson, kept, keptJson, readJson, take } from './kept.ts';

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a text is kept in the store it was meant for, and removed there', () => {
  expect(keep('theme', 'dark', 'local')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(kept('theme', 'local')).toBe('dark');
  expect(kept('theme', 'session')).toBeNull();
  expect(keep('theme', 'light', 'session')).toBe(true);
  expect(keep('theme', null, 'local')).toBe(true);
  expect(kept('theme', 'local')).toBeNull();
  expect(kept('theme', 'session')).toBe('light');
});

test('what is taken is handed out once', () => {
  keep('path', '/cart', 'local');
  expect(take('path', 'local')).toBe('/cart');
  expect(take('path', 'local')).toBeNull();
});

test('every JSON value comes back as it was kept', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('local', 'session'), (value, where) => {
      expect(keepJson('value', value, where)).toBe(true);
      expect(keptJson('value', where)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([null, '', '{', 'nonsense', '{"a":1'])('what is no JSON (%o) is nothing', (text) => {
  expect(readJson(text)).toBeNull();
  keep('value', text, 'session');
  expect(keptJson('value', 'session')).toBeNull();
});

test('a full storage keeps nothing new, says so, and still gives what it holds', () => {
  const full = { ...memoryStorage(), getItem: () => 'old', setItem: refuse };
  vi.stubGlobal('localStorage', full);
  expect(keep('theme', 'dark', 'local')).toBe(false);
  expect(keepJson('theme', {}, 'local')).toBe(false);
  expect(kept('theme', 'local')).toBe('old');
  expect(keep('theme', null, 'local')).toBe(true);
});

test.each([
  ['refuses every call', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is missing', undefined],
])('a storage that %s keeps nothing, and nothing breaks', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(keep('theme', 'dark', 'local')).toBe(false);
  expect(keep('theme', null, 'local')).toBe(false);
  expect(kept('theme', 'local')).toBeNull();
  expect(take('theme', 'local')).toBeNull();
  expect(keptJson('theme', 'local')).toBeNull();
});

test('a browser that refuses the storage itself keeps nothing, and nothing breaks', () => {
  vi.unstubAllGlobals();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  try {
    expect(keep('theme', 'dark', 'local')).toBe(false);
    expect(kept('theme', 'local')).toBeNull();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', before ?? { configurable: true, value: undefined });
  }
});

test('what can be read but not removed isn’t handed out, time and again', () => {
  vi.stubGlobal('sessionStorage', { ...memoryStorage(), getItem: () => 'Saved', removeItem: refuse });
  expect(kept('notices', 'session')).toBe('Saved');
  expect(take('notices', 'session')).toBeNull();
});
