import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './client.ts';
import type { ClientOptions } from './options.ts';
import { isProblem, toErrorMessage } from './problems.ts';
import { memoryStorage } from './testing/memoryStorage.ts';
import { problem, type Received, type Reply, serve } from './testing/serve.ts';

const signedIn = { accessToken: 'old', refreshToken: 'r1', user: '{"email":"amira@example.com"}' };
const expired = problem(401, 'session-expired', 'Please sign in again.');
const renewed: Reply = { body: { access: 'new', refresh: 'r2' } };
const isRenewal = ({ path }: Received) => path === '/api/v1/token/refresh/';
const findBearer = ({ headers }: Received) => headers.authorization;

/** Starts a server that accepts one token. */
async function shop({
  renewal = () => renewed,
  accepts = 'new',
  content = signedIn,
  ...options
}: {
  renewal?: () => Reply | Promise<Reply>;
  accepts?: string;
  content?: Readonly<Record<string, string>>;
} & Partial<ClientOptions> = {}) {
  const { baseUrl, received } = await serve((request) => {
    if (isRenewal(request)) return renewal();
    return findBearer(request) === `Bearer ${accepts}` ? { body: { ok: true } } : expired;
  });
  const storage = memoryStorage(content);
  const onSignedOut = vi.fn();
  const client = createClient({ baseUrl, storage, onSignedOut, ...options });
  return { client, baseUrl, received, storage, onSignedOut, renewals: () => received.filter(isRenewal) };
}

const readError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('API-04 AUTH-39 a 401 renews the session once and repeats the request once', async () => {
  const { client, received, storage, onSignedOut } = await shop();
  await expect(client.call('getMe')).resolves.toEqual({ ok: true });
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/users/me/',
    'POST /api/v1/token/refresh/',
    'GET /api/v1/users/me/',
  ]);
  expect(received[1]).toMatchObject({ body: { refresh: 'r1' } });
  expect(received.map(findBearer)).toEqual(['Bearer old', undefined, 'Bearer new']);
  expect(storage.all()).toMatchObject({ accessToken: 'new', refreshToken: 'r2', user: signedIn.user });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('AUTH-39 the repeated request has the same body', async () => {
  const { client, received } = await shop();
  const body = { content: 'Lovely', parent: null };
  await client.call('createComment', { path: { id: 'liwa' }, body });
  expect(received[0]?.body).toEqual(body);
  expect(received[2]?.body).toEqual(body);
});

test('AUTH-39 preserves the refresh token when the server returns no new one', async () => {
  const { client, storage } = await shop({ renewal: () => ({ body: { access: 'new' } }) });
  await client.call('getMe');
  expect(storage.all()).toMatchObject({ accessToken: 'new', refreshToken: 'r1' });
});

test('AUTH-33 a renewal updates all token names in use', async () => {
  const both = { ...signedIn, access_token: 'old', refresh_token: 'r1' };
  const { client, storage } = await shop({ content: both });
  await client.call('getMe');
  expect(storage.all()).toMatchObject({
    accessToken: 'new',
    access_token: 'new',
    refreshToken: 'r2',
    refresh_token: 'r2',
  });

  const underscored = await shop({ content: { access_token: 'old', refresh_token: 'r1' } });
  await underscored.client.call('getMe');
  expect(underscored.storage.all()).toEqual({ access_token: 'new', refresh_token: 'r2' });
});

test('API-04 AUTH-40 a second 401 ends the session without another retry', async () => {
  const { client, received, storage, onSignedOut } = await shop({ accepts: 'another' });
  const error = await readError(client.call('getMe'));
  expect(isProblem(error, 'session-expired')).toBe(true);
  expect(received).toHaveLength(3);
  expect(storage.all()).toEqual({});
  expect(onSignedOut.mock.calls).toEqual([['expired', 'getMe']]);
});

test('AUTH-41 concurrent requests that fail share one renewal', async () => {
  const { client, renewals } = await shop();
  const calls = [client.call('getMe'), client.call('getCart'), client.call('getBookingStats'), client.call('getMe')];
  await expect(Promise.all(calls)).resolves.toHaveLength(4);
  expect(renewals()).toHaveLength(1);
});

test('AUTH-41 a request that fails after a renewal uses the renewed token', async () => {
  const { client, storage, renewals } = await shop();
  const late = client.call('getMe');
  storage.setItem('accessToken', 'new');
  await expect(late).resolves.toEqual({ ok: true });
  expect(renewals()).toHaveLength(0);
});

test('AUTH-41 of two tabs one renews, and the other uses its tokens', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_: string, act: () => Promise<unknown>) => {
    const mine = turn.then(act);
    turn = mine.catch(() => undefined);
    return mine;
  });
  vi.stubGlobal('navigator', { locks: { request } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { client, baseUrl, storage, renewals } = await shop();
  const otherTab = createClient({ baseUrl, storage });
  await expect(Promise.all([client.call('getMe'), otherTab.call('getMe')])).resolves.toHaveLength(2);
  expect(request).toHaveBeenCalledTimes(2);
  expect(renewals()).toHaveLength(1);
});

test.each<[string, Reply]>([
  ['is rejected', expired],
  ['fails with 500', { status: 500 }],
  ['gets no response', 'cut'],
  ['returns no tokens', { body: 'hello' }],
])('AUTH-42 when the renewal %s, tokens and user are deleted and onSignedOut is called', async (_, result) => {
  const { client, storage, onSignedOut } = await shop({ renewal: () => result });
  const error = await readError(client.call('getMe'));
  expect(error).toMatchObject({ status: 401, type: 'session-expired' });
  expect(storage.all()).toEqual({});
  expect(onSignedOut.mock.calls).toEqual([['expired', 'getMe']]);
});

test('AUTH-42 requests that wait for a failing renewal all fail, and onSignedOut is called once', async () => {
  const { client, renewals, onSignedOut } = await shop({ renewal: () => expired });
  const errors = await Promise.all([readError(client.call('getMe')), readError(client.call('getBookingStats'))]);
  expect(errors.every((error) => isProblem(error, 'session-expired'))).toBe(true);
  expect(renewals()).toHaveLength(1);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test.each<Readonly<Record<string, string>>>([{}, { accessToken: 'old' }, { access_token: 'old' }])(
  'AUTH-42 AUTH-43 with %o the session cannot be renewed: "No refresh token available"',
  async (content) => {
    const { client, storage, renewals, onSignedOut } = await shop({ content });
    const error = await readError(client.call('getMe'));
    expect(toErrorMessage(error)).toBe('No refresh token available');
    expect(isProblem(error, 'unauthenticated')).toBe(true);
    expect(renewals()).toHaveLength(0);
    expect(storage.all()).toEqual({});
    expect(onSignedOut.mock.calls).toEqual([['expired', 'getMe']]);
  },
);

test('without onSignedOut, the client only deletes the tokens', async () => {
  const { client, storage } = await shop({ renewal: () => expired, onSignedOut: undefined });
  await expect(client.call('getMe')).rejects.toMatchObject({ status: 401 });
  expect(storage.all()).toEqual({});
});

test('AUTH-45 signing out during a renewal has precedence over it', async () => {
  const { client, storage, onSignedOut } = await shop({
    renewal: () => {
      client.session.signOut();
      return renewed;
    },
  });
  await readError(client.call('getMe'));
  expect(storage.all()).toEqual({});
  expect(onSignedOut.mock.calls).toEqual([['chosen']]);
});

test('AUTH-41 signing in again during a renewal has precedence over it', async () => {
  const { client, storage, onSignedOut } = await shop({
    accepts: 'hers',
    renewal: () => {
      client.session.signIn({ access: 'hers', refresh: 'r9' });
      return expired;
    },
  });
  await readError(client.call('getMe'));
  expect(storage.all()).toEqual({ accessToken: 'hers', refreshToken: 'r9' });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('AUTH-48 skipOnSignedOut skips onSignedOut', async () => {
  const { client, storage, onSignedOut } = await shop({ renewal: () => expired });
  const body = { booking_type: 'tour' as const, cart_items: [], payment_method: 'cash' as const };
  const error = await readError(client.call('createBooking', { body }, { skipOnSignedOut: true }));
  expect(error).toMatchObject({ status: 401 });
  expect(storage.all()).toEqual({});
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('AUTH-48 onSignedOut receives the operation that ended the session', async () => {
  const { client, onSignedOut } = await shop({ renewal: () => expired });
  await readError(client.call('cancelBooking', { path: { ref: 'AB10047731' } }));
  expect(onSignedOut.mock.calls).toEqual([['expired', 'cancelBooking']]);
});

test('AUTH-39 a 401 of sign-in does not renew the session', async () => {
  const { baseUrl, received } = await serve(() => problem(401, 'wrong-credentials', 'Wrong e-mail or password.'));
  const onSignedOut = vi.fn();
  const client = createClient({ baseUrl, storage: memoryStorage(signedIn), onSignedOut });
  const error = await readError(
    client.call('loginUser', { body: { email: 'amira@example.com', password: 'wrong-one' } }),
  );
  expect(isProblem(error, 'wrong-credentials')).toBe(true);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers.authorization).toBeUndefined();
  expect(client.session.tokens()).toEqual({ access: 'old', refresh: 'r1' });
  expect(onSignedOut).not.toHaveBeenCalled();
});
