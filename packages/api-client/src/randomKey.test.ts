import { afterEach, expect, test, vi } from 'vitest';
import { randomKey } from './randomKey.ts';

afterEach(() => vi.unstubAllGlobals());

test('keys are unique and have 32 hexadecimal digits', () => {
  const keys = Array.from({ length: 1000 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a key contains all random bits, with leading zeros', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index * 17) });
  expect(randomKey()).toBe('00112233445566778899aabbccddeeff');
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index) });
  expect(randomKey()).toBe('000102030405060708090a0b0c0d0e0f');
});
