import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { examples } from './mocks/index.ts';
import type { KeyValueStorage } from './storage.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

const tokens = { access: 'a1', refresh: 'r1' };
const { user } = examples.getMe;

const sessionOver = (content: Readonly<Record<string, string>> = {}) => {
  const storage = memoryStorage(content);
  const onSignedOut = vi.fn();
  const { session } = createClient({ baseUrl: 'http://shop.test', storage, onSignedOut });
  return { session, storage, onSignedOut };
};

test('AUTH-32 tokens are kept as accessToken and refreshToken', () => {
  const { session, storage } = sessionOver();
  session.signIn(tokens);
  expect(storage.all()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
  expect(sessionOver({ accessToken: 'a1', refreshToken: 'r1' }).session.tokens()).toEqual(tokens);
});

test('AUTH-33 QUIRK-18 after a one-time password they are kept as access_token and refresh_token too', () => {
  const { session, storage } = sessionOver();
  session.signIn(tokens, { alsoUnderscored: true });
  expect(storage.all()).toEqual({ accessToken: 'a1', refreshToken: 'r1', access_token: 'a1', refresh_token: 'r1' });
});

test('AUTH-33 either pair is read, and the next sign-in leaves no old pair behind', () => {
  const { session, storage } = sessionOver({ access_token: 'a0', refresh_token: 'r0' });
  expect(session.tokens()).toEqual({ access: 'a0', refresh: 'r0' });
  session.signIn(tokens);
  expect(storage.all()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
});

test('AUTH-34 the user and the session key are kept as user and session_key', () => {
  const { session, storage } = sessionOver();
  session.setUser(user);
  const key = session.sessionKey();
  expect(storage.all()).toEqual({ user: JSON.stringify(user), session_key: key });
  expect(sessionOver({ user: JSON.stringify(user) }).session.user()).toEqual(user);
});

test.each(['{', '"Amira"', 'null', '{"name":"Amira"}'])('AUTH-34 a kept user that is none (%s) is nobody', (text) => {
  expect(sessionOver({ user: text }).session.user()).toBeNull();
});

test('AUTH-35 the session key is made at random on first use, and stays', () => {
  const { session, storage } = sessionOver();
  const key = session.sessionKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(session.sessionKey()).toBe(key);
  expect(storage.getItem('session_key')).toBe(key);
  expect(sessionOver().session.sessionKey()).not.toBe(key);
});

test('looking for a session key makes none', () => {
  const { session, storage } = sessionOver();
  expect(session.peekSessionKey()).toBeNull();
  expect(storage.all()).toEqual({});
});

test('AUTH-45 signing out clears all four tokens and the user, and says that it was chosen', () => {
  const { session, storage, onSignedOut } = sessionOver({ session_key: 'guest-key' });
  session.signIn(tokens, { alsoUnderscored: true });
  session.setUser(user);
  session.signOut();
  expect(session.tokens()).toBeNull();
  expect(session.user()).toBeNull();
  expect(storage.all()).toEqual({ session_key: 'guest-key' });
  expect(onSignedOut.mock.calls).toEqual([['chosen']]);
});

test('listeners hear of sign-in, user and sign-out until they leave', () => {
  const { session } = sessionOver();
  const listener = vi.fn();
  const leave = session.subscribe(listener);
  session.signIn(tokens);
  session.setUser(user);
  session.signOut();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  session.signIn(tokens);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('the same objects are given while nothing changes', () => {
  const { session } = sessionOver();
  session.signIn(tokens);
  session.setUser(user);
  expect(session.tokens()).toBe(session.tokens());
  expect(session.user()).toBe(session.user());
  const before = session.tokens();
  session.signIn({ access: 'a2', refresh: 'r2' });
  expect(session.tokens()).not.toBe(before);
});

test('what other tabs write to the storage is seen at once', () => {
  const { session, storage } = sessionOver();
  expect(session.tokens()).toBeNull();
  storage.setItem('accessToken', 'a9');
  expect(session.tokens()).toEqual({ access: 'a9', refresh: undefined });
});

test('a browser’s storage events tell listeners of other tabs', () => {
  const events = new EventTarget();
  vi.stubGlobal('document', {});
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const dispatch = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const listener = vi.fn();
  const leave = sessionOver().session.subscribe(listener);
  dispatch('accessToken');
  dispatch('cruiseRequest');
  dispatch(null);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  dispatch('accessToken');
  expect(listener).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};
const refusing: KeyValueStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
const full: KeyValueStorage = { ...memoryStorage(), setItem: refuse };

test.each([
  ['refuses everything', refusing],
  ['is full', full],
  ['is absent', null],
])('the visit goes on in memory when the storage %s', (_, storage) => {
  const { session } = createClient({ baseUrl: 'http://shop.test', storage });
  session.signIn(tokens);
  session.setUser(user);
  expect(session.tokens()).toEqual(tokens);
  expect(session.user()).toEqual(user);
  expect(session.sessionKey()).toBe(session.sessionKey());
  session.signOut();
  expect(session.tokens()).toBeNull();
});

test('on a server nothing of one client reaches another', () => {
  const { session } = createClient({ baseUrl: 'http://shop.test' });
  session.signIn(tokens);
  expect(createClient({ baseUrl: 'http://shop.test' }).session.tokens()).toBeNull();
});
