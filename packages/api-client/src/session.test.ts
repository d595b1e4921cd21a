import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { examples } from './mocks/index.ts';
import type { KeyValueStorage } from './storage.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

const tokens = { access: 'a1', refresh: 'r1' };
const { user } = examples.getMe;

const sessionWith = (content: Readonly<Record<string, string>> = {}) => {
  const storage = memoryStorage(content);
  const onSignedOut = vi.fn();
  const { session } = createClient({ baseUrl: 'http://shop.test', storage, onSignedOut });
  return { session, storage, onSignedOut };
};

test('AUTH-32 stores tokens as accessToken and refreshToken', () => {
  const { session, storage } = sessionWith();
  session.signIn(tokens);
  expect(storage.all()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
  expect(sessionWith({ accessToken: 'a1', refreshToken: 'r1' }).session.tokens()).toEqual(tokens);
});

test('AUTH-33 QUIRK-18 stores them as access_token and refresh_token too after a one-time code', () => {
  const { session, storage } = sessionWith();
  session.signIn(tokens, { alsoUnderscored: true });
  expect(storage.all()).toEqual({ accessToken: 'a1', refreshToken: 'r1', access_token: 'a1', refresh_token: 'r1' });
});

test('AUTH-33 QUIRK-18 reads both pairs, and a sign-in deletes the other pair', () => {
  const { session, storage } = sessionWith({ access_token: 'a0', refresh_token: 'r0' });
  expect(session.tokens()).toEqual({ access: 'a0', refresh: 'r0' });
  session.signIn(tokens);
  expect(storage.all()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
});

test('AUTH-34 stores user and session key as user and session_key', () => {
  const { session, storage } = sessionWith();
  session.setUser(user);
  const key = session.sessionKey();
  expect(storage.all()).toEqual({ user: JSON.stringify(user), session_key: key });
  expect(sessionWith({ user: JSON.stringify(user) }).session.user()).toEqual(user);
});

test.each(['{', '"Amira"', 'null', '{"name":"Amira"}'])('AUTH-34 ignores an invalid stored user (%s)', (text) => {
  expect(sessionWith({ user: text }).session.user()).toBeNull();
});

test('AUTH-35 creates a random session key on first use', () => {
  const { session, storage } = sessionWith();
  const key = session.sessionKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(session.sessionKey()).toBe(key);
  expect(storage.getItem('session_key')).toBe(key);
  expect(sessionWith().session.sessionKey()).not.toBe(key);
});

test('peekSessionKey creates no key', () => {
  const { session, storage } = sessionWith();
  expect(session.peekSessionKey()).toBeNull();
  expect(storage.all()).toEqual({});
});

test('AUTH-45 signing out deletes all four tokens and the user, and calls onSignedOut with chosen', () => {
  const { session, storage, onSignedOut } = sessionWith({ session_key: 'guest-key' });
  session.signIn(tokens, { alsoUnderscored: true });
  session.setUser(user);
  session.signOut();
  expect(session.tokens()).toBeNull();
  expect(session.user()).toBeNull();
  expect(storage.all()).toEqual({ session_key: 'guest-key' });
  expect(onSignedOut.mock.calls).toEqual([['chosen']]);
});

test('listeners are called on changes until they unsubscribe', () => {
  const { session } = sessionWith();
  const listener = vi.fn();
  const unsubscribe = session.subscribe(listener);
  session.signIn(tokens);
  session.setUser(user);
  session.signOut();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  session.signIn(tokens);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('returns the same objects while nothing changes', () => {
  const { session } = sessionWith();
  session.signIn(tokens);
  session.setUser(user);
  expect(session.tokens()).toBe(session.tokens());
  expect(session.user()).toBe(session.user());
  const before = session.tokens();
  session.signIn({ access: 'a2', refresh: 'r2' });
  expect(session.tokens()).not.toBe(before);
});

test('reads what other tabs write to the storage', () => {
  const { session, storage } = sessionWith();
  expect(session.tokens()).toBeNull();
  storage.setItem('accessToken', 'a9');
  expect(session.tokens()).toEqual({ access: 'a9', refresh: undefined });
});

test('storage events of other tabs call listeners', () => {
  const events = new EventTarget();
  vi.stubGlobal('document', {});
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const dispatch = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const listener = vi.fn();
  const unsubscribe = sessionWith().session.subscribe(listener);
  dispatch('accessToken');
  dispatch('cruiseRequest');
  dispatch(null);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  dispatch('accessToken');
  expect(listener).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

const throwError = () => {
  throw new DOMException('no', 'QuotaExceededError');
};
const throwing: KeyValueStorage = { getItem: throwError, setItem: throwError, removeItem: throwError };
const full: KeyValueStorage = { ...memoryStorage(), setItem: throwError };

test.each([
  ['throws on every access', throwing],
  ['is full', full],
  ['is absent', null],
])('the session is held in memory when the storage %s', (_, storage) => {
  const { session } = createClient({ baseUrl: 'http://shop.test', storage });
  session.signIn(tokens);
  session.setUser(user);
  expect(session.tokens()).toEqual(tokens);
  expect(session.user()).toEqual(user);
  expect(session.sessionKey()).toBe(session.sessionKey());
  session.signOut();
  expect(session.tokens()).toBeNull();
});

test('on a server clients share no state', () => {
  const { session } = createClient({ baseUrl: 'http://shop.test' });
  session.signIn(tokens);
  expect(createClient({ baseUrl: 'http://shop.test' }).session.tokens()).toBeNull();
});
