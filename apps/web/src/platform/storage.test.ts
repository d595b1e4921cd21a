import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import {
  clearPersonalStorage,
  parseJson,
  readStorage,
  readStorageJson,
  takeStorage,
  writeStorage,
  writeStorageJson,
} from './storage.ts';

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

/** A key with all that may follow it. */
const kept = {
  // The cart of a guest stays (GAP-17).
  session_key: 'guest-key',
  // How the browser looks.
  theme: 'dark',
  dashboardTheme: 'dark',
  servicesFolded: 'true',
  // The wishlist belongs to the browser, signed in or not (GAP-42).
  wishlist: '[]',
  // Random keys and digests: without them, a retry of a request could book again.
  bookingAttempts: '[]',
  cartUpdated: 'random',
  // What the gate is called and admits to, and scans that aren't sent yet: without names.
  'gate name': 'North',
  'gate product': '7',
  'gate scans of 7': '{}',
  // Filters without a search text, under the account's id; they are stored nowhere else.
  'savedBookingFilters 7': '[]',
};

/** Each of them shows who was here, or what they were looking for. */
const removed = {
  local: [
    ...['accessToken', 'refreshToken', 'access_token', 'refresh_token', 'user'],
    ...['pendingBooking', 'redirectAfterLogin', 'lastBooking', 'transferSearch', 'transferChoice', 'transferBooking'],
    ...['cruiseRequest', 'dayPlannerSessionId', 'dayPlannerPreferences', 'recentSearches'],
    'a key of a later version',
  ],
  session: [
    ...['checkoutDraft', 'promoCode', 'seenPrices', 'assistantConversation', 'registrationKey', 'notices'],
    ...['tourBooking liwa', 'activityBooking dune-drive'],
  ],
};

test('AUTH-45 what a person has left is removed from storage, what belongs to the browser stays', () => {
  for (const [key, value] of Object.entries(kept)) writeStorage(key, value, 'local');
  for (const where of ['local', 'session'] as const)
    for (const key of removed[where]) writeStorage(key, 'Layla', where);
  clearPersonalStorage();
  expect(Object.keys(kept).map((key) => readStorage(key, 'local'))).toEqual(Object.values(kept));
  expect(localStorage.length).toBe(Object.keys(kept).length);
  expect(sessionStorage.length).toBe(0);
});

test('clearing a storage that is missing doesn’t throw', () => {
  vi.stubGlobal('localStorage', undefined);
  writeStorage('promoCode', 'SUN', 'session');
  clearPersonalStorage();
  expect(sessionStorage.length).toBe(0);
});

test('a value that can’t be removed is not returned repeatedly', () => {
  vi.stubGlobal('sessionStorage', { ...memoryStorage(), getItem: () => 'Saved', removeItem: throwQuotaError });
  expect(readStorage('notices', 'session')).toBe('Saved');
  expect(takeStorage('notices', 'session')).toBeNull();
});
