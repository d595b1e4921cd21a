import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import type { ClientOptions } from './options.ts';
import { InvalidRequestError, NetworkError } from './problems.ts';
import { memoryStorage } from './testing/memoryStorage.ts';
import { problem, type Received, type Reply, serve } from './testing/serve.ts';

const user = { accessToken: 'token', refreshToken: 'r1' };
const item = { activity_id: '101', activity_date: '2030-03-02', details: { adults: 2 } };

async function shop(
  content: Readonly<Record<string, string>> = {},
  result: (request: Received, index: number) => Reply = () => ({ body: {} }),
  options: Partial<ClientOptions> = {},
) {
  let count = 0;
  const { baseUrl, received } = await serve((request) => result(request, count++));
  const storage = memoryStorage(content);
  let key = 0;
  const newKey = () => `key-000${++key}`;
  const client = createClient({ baseUrl, storage, newKey, now: () => 1_900_000_000_000, ...options });
  return { client, received, storage };
}

const findSessionKey = (request: Received | undefined) => request?.headers['x-session-key'];
const findIdempotencyKey = (request: Received) => request.headers['idempotency-key'];

test('API-01 requests /api/v1 with a trailing slash, and /health without', async () => {
  const { client, received } = await shop();
  await client.call('getTour', { path: { id: 'liwa-empty-quarter' } });
  await client.call('getHealth');
  await client.call('getHealthV1');
  expect(received.map(({ path }) => path)).toEqual([
    '/api/v1/tours/tours/liwa-empty-quarter/',
    '/health',
    '/api/v1/health/',
  ]);
});

test('API-01 sends the bearer token only to operations that take one', async () => {
  const { client, received } = await shop(user);
  await client.call('getMe');
  await client.call('getCart');
  await client.call('listTours');
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer token', 'Bearer token', undefined]);
});

test('AUTH-35 CART-26 a guest’s first cart call creates the session key, and all cart calls send it', async () => {
  const { client, received, storage } = await shop();
  await client.call('getCart');
  await client.call('addCartItem', { body: item });
  await client.call('getCartItem', { path: { id: '1' } });
  await client.call('updateCartItem', { path: { id: '1' }, body: { quantity: 2 } });
  await client.call('removeCartItem', { path: { id: '1' } });
  await client.call('clearCart');
  expect(storage.getItem('session_key')).toBe('key-0001');
  expect(received.map(findSessionKey)).toEqual(Array(6).fill('key-0001'));
});

test('AUTH-35 other calls create no session key', async () => {
  const { client, received, storage } = await shop();
  await client.call('listTours');
  await client.call('getHealth');
  expect(received.map(findSessionKey)).toEqual([undefined, undefined]);
  expect(storage.all()).toEqual({});
});

test('API-14 a user’s cart calls send the bearer token, and the session key if it exists', async () => {
  const without = await shop(user);
  await without.client.call('getCart');
  expect(findSessionKey(without.received[0])).toBeUndefined();
  expect(without.storage.all()).toEqual(user);

  const { client, received } = await shop({ ...user, session_key: 'guest-key' });
  await client.call('getCart');
  expect(received[0]?.headers).toMatchObject({ 'x-session-key': 'guest-key', authorization: 'Bearer token' });
});

test('API-15 the guest cart is transferred by its session key', async () => {
  const { client, received } = await shop({ ...user, session_key: 'guest-key' });
  await client.call('transferGuestCart', { body: {} });
  expect(received[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1/cart/transfer_guest_cart/',
    body: { session_key: 'guest-key' },
    headers: { authorization: 'Bearer token' },
  });
});

test('API-17 ACT-27 adding a cart item sends the session key', async () => {
  const { client, received } = await shop({ session_key: 'guest-key' });
  await client.call('addCartItem', { body: item });
  expect(received[0]).toMatchObject({ method: 'POST', path: '/api/v1/cart-items/' });
  expect(received[0]?.body).toEqual({ ...item, session_key: 'guest-key' });
});

test('API-18 reading a cart item sends the session key in query and header', async () => {
  const { client, received } = await shop({ session_key: 'guest-key' });
  await client.call('getCartItem', { path: { id: '2001' } });
  expect(received[0]).toMatchObject({
    path: '/api/v1/cart-items/2001/',
    query: { session_key: 'guest-key' },
    headers: { 'x-session-key': 'guest-key' },
  });
});

test('API-19 an update of details sends the session key, one of the quantity alone does not', async () => {
  const { client, received } = await shop({ session_key: 'guest-key' });
  await client.call('updateCartItem', { path: { id: '1' }, body: { quantity: 2 } });
  await client.call('updateCartItem', { path: { id: '1' }, body: { details: { adults: 3 } } });
  expect(received.map(({ body }) => body)).toEqual([
    { quantity: 2 },
    { details: { adults: 3 }, session_key: 'guest-key' },
  ]);
});

test('PLAN-31 API-71 API-72 day-planner calls send the session key if it exists, and create none', async () => {
  const calls = async (client: Awaited<ReturnType<typeof shop>>['client']) => {
    await client.call('sendPlannerMessage', { body: { message: 'Two days in Dubai' } });
    await client.call('generateItinerary', { body: { destination: 'Dubai', start_date: '2030-03-01' } });
    await client.call('savePlannerPreferences', { body: { session_id: 's-1', preferences: {} } });
    await client.call('getPlannerPreferences', { query: { session_id: 's-1' } });
  };
  const guest = await shop({ session_key: 'guest-key' });
  await calls(guest.client);
  expect(guest.received.map(findSessionKey)).toEqual(Array(4).fill('guest-key'));

  const visitor = await shop();
  await calls(visitor.client);
  expect(visitor.received.map(findSessionKey)).toEqual(Array(4).fill(undefined));
  expect(visitor.storage.all()).toEqual({});
});

test('API-21 listing tours adds a cache-busting time, other lists do not', async () => {
  const { client, received } = await shop();
  await client.call('listTours', { query: { featured: true } });
  await client.call('listActivities', { query: { ordering: '-base_price' } });
  expect(received.map(({ query }) => query)).toEqual([
    { featured: 'true', _t: '1900000000000' },
    { ordering: '-base_price' },
  ]);
});

test('API-09 the Google call includes credentials', async () => {
  const requests: Request[] = [];
  const { client } = await shop({}, undefined, {
    fetch: async (request) => {
      requests.push(request);
      return Response.json({});
    },
  });
  await client.call('googleSignIn', { body: { id_token: 'from-google' } });
  await client.call('listTours');
  expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'same-origin']);
});

test('API-43 BOOK-12 a 404 of getLatestBooking is returned as null', async () => {
  const none = await shop(user, () => problem(404, 'not-found', 'There is none.'));
  await expect(none.client.call('getLatestBooking')).resolves.toBeNull();
  await expect(none.client.call('getBooking', { path: { ref: 'AB1' } })).rejects.toMatchObject({ status: 404 });
});

test('GAP-15 an empty response is undefined', async () => {
  const { client } = await shop({}, () => ({ status: 204 }));
  await expect(client.call('clearCart')).resolves.toBeUndefined();
});

test('API-38 an image is a blob', async () => {
  const { client, received } = await shop({}, () => ({ text: 'picture' }));
  const picture = await client.call('getImage', { path: { imageId: 'dunes', size: 320, format: 'webp' } });
  expect(received[0]?.path).toBe('/api/optimize-image/dunes/320/webp/');
  expect(await picture.text()).toBe('picture');
});

test('each call of an idempotent operation has a new idempotency key', async () => {
  const { client, received } = await shop({ session_key: 'guest-key' });
  await client.call('addCartItem', { body: item });
  await client.call('addCartItem', { body: item });
  await client.call('getCart');
  expect(received.map(findIdempotencyKey)).toEqual(['key-0001', 'key-0002', undefined]);
});

test('a request without a response is retried with the same idempotency key', async () => {
  const { client, received } = await shop(user, (_, index) =>
    index === 0 ? 'cut' : { body: { booking_number: 'AB1' } },
  );
  const body = { booking_type: 'activity' as const, cart_items: [], payment_method: 'card' as const };
  await expect(client.call('createBooking', { body })).resolves.toEqual({ booking_number: 'AB1' });
  expect(received.map(findIdempotencyKey)).toEqual(['key-0001', 'key-0001']);
  expect(received[1]?.body).toEqual(received[0]?.body);
});

test('a request without a response is retried once, and only if it has an idempotency key', async () => {
  const { client, received } = await shop({ session_key: 'guest-key' }, () => 'cut');
  await expect(client.call('addCartItem', { body: item })).rejects.toBeInstanceOf(NetworkError);
  expect(received).toHaveLength(2);
  await expect(client.call('sendPlannerMessage', { body: { message: 'Hello' } })).rejects.toBeInstanceOf(NetworkError);
  expect(received).toHaveLength(3);
});

test('AUTH-39 the request repeated after a renewal has the same idempotency key', async () => {
  const { client, received } = await shop(user, ({ path, headers }) => {
    if (path.endsWith('/token/refresh/')) return { body: { access: 'new', refresh: 'r2' } };
    return headers.authorization === 'Bearer new' ? { body: {} } : problem(401, 'session-expired', 'Sign in.');
  });
  await client.call('cancelBooking', { path: { ref: 'AB1' } });
  expect(received.map(findIdempotencyKey)).toEqual(['key-0001', undefined, 'key-0001']);
});

test('sends the caller’s idempotency key', async () => {
  const { client, received } = await shop(user);
  await client.call('cancelBooking', { path: { ref: 'AB1' } }, { idempotencyKey: 'mine-4711' });
  expect(received.map(findIdempotencyKey)).toEqual(['mine-4711']);
});

test('the client’s headers are read for each request', async () => {
  let language = 'en';
  const { client, received } = await shop({}, undefined, { headers: () => ({ 'Accept-Language': language }) });
  await client.call('listTours');
  language = 'ar';
  await client.call('listTours');
  expect(received.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'ar']);
});

async function readUrl(
  call: (client: ReturnType<typeof createClient>) => Promise<unknown>,
  baseUrl = 'http://shop.test/',
): Promise<URL> {
  let url = '';
  const fetch = async (request: Request) => {
    url = request.url;
    return Response.json({});
  };
  await call(createClient({ baseUrl, storage: null, now: () => 0, fetch }));
  return new URL(url);
}

test.each(['', '/', '//', '/api/v1', '/api/v1/'])('the address of the shop may end with "%s"', async (end) => {
  for (const start of ['http://shop.test', 'http://shop.test/proxied/']) {
    const baseUrl = `${start.replace(/\/$/, '')}${end}`;
    const { href } = await readUrl((client) => client.call('getCart'), baseUrl);
    expect(href).toBe(`${start.replace(/\/$/, '')}/api/v1/cart/`);
    expect((await readUrl((client) => client.call('getHealth'), baseUrl)).pathname).toMatch(/^(\/proxied)?\/health$/);
  }
});

test('a path parameter is one encoded segment, and a list in the query one parameter per item', async () => {
  const { pathname } = await readUrl((client) => client.call('getTour', { path: { id: '../cart' } }));
  expect(pathname).toBe('/api/v1/tours/tours/..%2Fcart/');
  // The contract has no list parameter: the types reject it, a caller in JavaScript can pass it.
  const query = { tag: ['x', 'y'], none: [], page: 2, featured: false, search: undefined, day: null } as object;
  const { search } = await readUrl((client) => client.call('listActivities', { query }));
  expect(search).toBe('?tag=x&tag=y&page=2&featured=false');
});

test.each([undefined, null, '', '.', '..'])(
  'the path parameter %o is rejected: the URL would be that of another operation',
  async (id) => {
    const { client, received } = await shop();
    await expect(client.call('getTour', { path: { id: id as string } })).rejects.toBeInstanceOf(InvalidRequestError);
    expect(received).toEqual([]);
  },
);

const anyId = fc.string({ unit: 'grapheme' }).filter((id) => !/^\.{0,2}$/.test(id));

test('any text in path and query reaches the server unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyId, fc.string({ unit: 'grapheme', minLength: 1 }), async (id, text) => {
      const url = await readUrl((client) => client.call('listComments', { path: { id } }));
      expect(decodeURIComponent(url.pathname.slice('/api/v1/blog/posts/'.length, -'/comments/'.length))).toBe(id);
      const { searchParams } = await readUrl((client) => client.call('listTickets', { query: { search: text } }));
      expect(searchParams.get('search')).toBe(text);
    }),
  );
});

test('onResponse receives each response with its headers, also of a problem', async () => {
  const { client } = await shop({}, () => problem(404, 'not-found', 'No such tour'));
  const dates: (string | null)[] = [];
  const onResponse = ({ headers }: Response) => dates.push(headers.get('date'));
  await expect(client.call('getTour', { path: { id: 'x' } }, { onResponse })).rejects.toThrow();
  expect(dates).toEqual([expect.stringMatching(/GMT$/)]);
});

test('an upload is sent as it is, with its type, by the call’s own fetch', async () => {
  const { client, received } = await shop(user);
  const sent: string[] = [];
  const fetch = (request: Request) => {
    sent.push(new URL(request.url).pathname);
    return globalThis.fetch(request);
  };
  const body = new Blob(['\u{1f42a} bytes'], { type: 'image/png' });
  await client.call('uploadImage', { query: { alt: 'A camel' }, body }, { fetch });
  expect(sent).toEqual(['/api/v1/staff-images/']);
  expect(received[0]).toMatchObject({
    path: '/api/v1/staff-images/',
    query: { alt: 'A camel' },
    headers: { 'content-type': 'image/png', authorization: 'Bearer token' },
    body: '\u{1f42a} bytes',
  });
});
