import { type Client, createClient } from '@aitours/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute } from './findRoute.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';

/** A browser with an invalid access token and a revoked refresh token. */
function visitorAt(path: string, signInPath = '/login') {
  const stored = new Map([
    ['accessToken', 'expired'],
    ['refreshToken', 'revoked'],
  ]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const { pathname, search } = new URL(path, 'http://shop.test');
  const history = { pushState: vi.fn(), replaceState: vi.fn() };
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('history', history);
  vi.stubGlobal('localStorage', storage);
  const response = async () =>
    new Response(JSON.stringify({ type: 'session-expired', title: 'Unauthorized', status: 401, detail: 'Expired' }), {
      status: 401,
      headers: { 'content-type': 'application/problem+json' },
    });
  const client = createClient({
    baseUrl: 'http://shop.test',
    storage,
    fetch: response,
    onSignedOut: leaveForSignIn(signInPath),
  });
  return { stored, history, client, cancels: () => client.call('cancelBooking', { path: { ref: 'AB00000001' } }) };
}

afterEach(() => vi.unstubAllGlobals());

test('AUTH-29 AUTH-31 AUTH-42 AUTH-48 BOOK-20 a session that expires while a booking is cancelled leads to /auth, and back afterwards', async () => {
  const { stored, history, cancels } = visitorAt('/customer?kind=tour');
  await expect(cancels()).rejects.toThrow();
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/login');
  expect(history.pushState).not.toHaveBeenCalled();
  expect(findRoute('/login').route.redirect?.({}, new URLSearchParams())).toBe('/auth');
  expect(stored.get('redirectAfterLogin')).toBe('/customer?kind=tour');
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['BOOK-13 the list', (client) => client.call('listBookings')],
  ['BOOK-13 a booking', (client) => client.call('getBooking', { path: { ref: 'AB00000001' } })],
  [
    'BOOK-13 the checkout',
    (client) =>
      client.call('createBooking', { body: { booking_type: 'activity', cart_items: [], payment_method: 'cash' } }),
  ],
  ['BOOK-14 the latest booking', (client) => client.call('getLatestBooking')],
])('%s AUTH-29 a session that expires is logged out and leads to /auth', async (_, request) => {
  const { stored, history, client } = visitorAt('/checkout');
  await expect(request(client)).rejects.toThrow();
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/login');
  expect(findRoute('/login').route.redirect?.({}, new URLSearchParams())).toBe('/auth');
  expect([...stored.keys()]).toEqual(['redirectAfterLogin']);
});

test.each(['/login', '/auth', '/auth?returnUrl=%2Fcart'])(
  'AUTH-44 on %s, only the tokens are cleared',
  async (path) => {
    const { stored, history, cancels } = visitorAt(path);
    await expect(cancels()).rejects.toThrow();
    expect(history.replaceState).not.toHaveBeenCalled();
    expect(history.pushState).not.toHaveBeenCalled();
    expect([...stored.keys()]).toEqual([]);
  },
);

test('QUIRK-07 a session that expires leads directly to /auth when that is the sign-in path', async () => {
  const { history, cancels } = visitorAt('/customer', '/auth');
  await expect(cancels()).rejects.toThrow();
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/auth');
});

test('logging out on purpose doesn’t lead to the page for signing in', () => {
  const { stored, history } = visitorAt('/customer');
  leaveForSignIn('/login')('chosen');
  expect(history.replaceState).not.toHaveBeenCalled();
  expect(stored.has('redirectAfterLogin')).toBe(false);
});
