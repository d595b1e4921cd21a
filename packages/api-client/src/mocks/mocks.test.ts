import { routes } from '@aitours/openapi/operations';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { createClient } from '../client.ts';
import type { Input, OperationId, Schema } from '../contract.ts';
import { isProblem, NetworkError, toErrorMessage } from '../problems.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { examples, fails, failsWithStatus, losesConnection, neverResponds, respondsWith, scenarios } from './index.ts';
import { operationIds } from './matching.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const guest = () => createClient({ baseUrl: 'https://any.example', storage: null });
const customer = () =>
  createClient({ baseUrl: 'http://localhost:6006', storage: memoryStorage({ accessToken: 'a', refreshToken: 'r' }) });

/** Path parameters of examples. */
const parameters: Readonly<Record<string, string>> = {
  imageId: 'dunes',
  size: '320',
  format: 'webp',
  payment_id: '7001',
  file: 'bookings.ics',
  product_type: 'activity',
  product_id: '101',
  change_id: '902',
  picture_id: '3001',
};
const getIds = (id: OperationId): Readonly<Record<string, string>> => {
  if (routes[id][1].includes('transfers/bookings')) return { ref: 'FT40220917' };
  if (routes[id][1].includes('cruises')) return { ref: 'CR55310268', id: '4' };
  if (routes[id][1].includes('bookings')) return { ref: 'AB10047731' };
  if (routes[id][1].includes('tickets')) return { id: '201' };
  if (routes[id][1].includes('tours')) return { id: '11' };
  if (routes[id][1].includes('posts')) return { id: examples.getPost.post.id };
  return { id: routes[id][1].includes('cart-items') ? '2001' : '101' };
};
const bodies: Partial<Record<OperationId, object>> = {
  addCartItem: { activity_id: '102', activity_date: '2030-03-02', details: {} },
  createBooking: { booking_type: 'activity' },
  createQuote: { lines: [{ type: 'cruise' }] },
};

function createRequest(id: OperationId): Request {
  const [method, path] = routes[id];
  const known = { ...parameters, ...getIds(id) };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
  return new Request(`https://shop.example${address}?day_number=1&passengers=2&luggage=1`, {
    method: method.toUpperCase(),
    headers: { authorization: 'Bearer a', 'content-type': 'application/json' },
    ...(method === 'get' || method === 'delete' ? {} : { body: JSON.stringify(bodies[id] ?? {}) }),
  });
}

test('a quote has the example’s line; others are rejected', async () => {
  server.use(...scenarios.default);
  const line = { type: 'transfer', vehicle_id: '1', pickup_location: 'DXB', dropoff_location: 'Deira' } as const;
  const body = { lines: [{ ...line, date: '2030-03-10', time: '09:00', passengers: 1, luggage: 0 }] };
  const error = await customer()
    .call('createQuote', { body })
    .catch((reason: unknown) => reason);
  expect(isProblem(error, 'invalid-request')).toBe(true);
});

test('every operation of the contract is mocked, on any host', async () => {
  for (const id of operationIds) {
    server.resetHandlers(...scenarios.default);
    const { ok, status } = await fetch(createRequest(id));
    expect({ id, status, ok }).toMatchObject({ id, ok: true });
  }
});

test('a request that the contract does not have is left to be reported as not mocked', async () => {
  const [handler] = scenarios.default;
  expect(await handler?.test({ request: createRequest('listTours') })).toBe(true);
  expect(await handler?.test({ request: new Request('https://shop.example.com/api/v1/unknown/') })).toBe(false);
});

test('the first handler of an operation wins, and handles no other operation', async () => {
  server.use(fails('getBooking', 'not-found'), ...scenarios.default);
  const { call } = customer();
  await expect(call('getBooking', { path: { ref: 'AB10047731' } })).rejects.toMatchObject({ type: 'not-found' });
  await expect(call('getLatestBooking')).resolves.toMatchObject({ booking_number: 'AB10047731' });
  await expect(call('getBookingStats')).resolves.toEqual(examples.getBookingStats.bookingStats);
});

test('a response is a value or a function of the request', async () => {
  server.use(
    respondsWith('getMe', examples.getMe.staffUser),
    respondsWith('getActivity', ({ path }) => ({ ...examples.getActivity.activity, slug: path['id'] ?? '' })),
    respondsWith('clearCart', undefined),
  );
  expect((await customer().call('getMe')).is_staff).toBe(true);
  expect((await guest().call('getActivity', { path: { id: 'wadi-hike' } })).slug).toBe('wadi-hike');
  await expect(guest().call('clearCart')).resolves.toBeUndefined();
  expectTypeOf(respondsWith<'getMe'>)
    .parameter(1)
    .exclude<(...all: never[]) => unknown>()
    .toEqualTypeOf<Schema<'User'>>();
});

test('a problem has the members of its example, overridden by the given ones', async () => {
  server.use(fails('createBooking', 'price-changed', { amount: '780.00', detail: 'Now 780.00' }));
  const body = { booking_type: 'activity' as const, cart_items: [], payment_method: 'card' as const };
  const error = await customer()
    .call('createBooking', { body })
    .catch((reason: unknown) => reason);
  expect(isProblem(error, 'price-changed') && error.amount).toBe('780.00');
  expect(error).toMatchObject({ status: 409, detail: 'Now 780.00', lines: [{ amount: '755.07' }] });
});

test('SHELL-62 mocks error statuses, missing responses and broken connections', async () => {
  server.use(
    failsWithStatus('listTours'),
    failsWithStatus('listActivities', 502),
    neverResponds('getCart'),
    losesConnection('listTickets'),
  );
  const { call } = guest();
  await expect(call('listTours')).rejects.toMatchObject({ status: 500, type: 'internal' });
  await expect(call('listActivities')).rejects.toMatchObject({ status: 502, message: 'An error occurred' });
  await expect(call('getCart', {}, { signal: AbortSignal.timeout(50) })).rejects.toBeInstanceOf(NetworkError);
  await expect(call('listTickets')).rejects.toThrow('No response from server');
});

test('the catalogue is filtered, sorted and paginated', async () => {
  server.use(...scenarios.default);
  const { call, allPages } = guest();
  const everything = await allPages('listActivities', { query: { page_size: 2, ordering: '-base_price' } });
  const prices = everything.map(({ base_price }) => Number(base_price));
  expect(everything).toHaveLength(examples.listActivities.activities.count);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect((await call('listActivities', { query: { search: 'kayak' } })).results.map(({ id }) => id)).toEqual(['103']);
  const cheap = await call('listTickets', { query: { price_lte: 150 } });
  expect(cheap.count).toBeLessThan(examples.listTickets.events.count);
  const afternoon = { free_on: '2030-03-05', places: 11, starts_from: '12:00', starts_until: '16:59' };
  const free = await call('listActivities', { query: afternoon });
  // At any time of the day, at 16:00, at 15:00.
  expect(free.results.map(({ id }) => id)).toEqual(['106', '103', '101']);
  expect((await call('listTickets', { query: { free_on: '2030-03-02' } })).count).toBe(3);
  const readIds = async (query: Input<'listActivities'>['query']) =>
    (await call('listActivities', { query })).results.map(({ id }) => id);
  expect(await readIds({ step_free: true })).toEqual(['106']);
  expect(await readIds({ stroller: true })).toEqual(['106']);
  expect(await readIds({ suits_age: 3 })).toEqual(['101']);
  expect(await readIds({ suits_age: 2 })).toEqual([]);
  expect(await readIds({ language: 'Klingon' })).toEqual([]);
  const refundable = await call('listTickets', { query: { free_cancellation: true } });
  expect(refundable.count).toBe(examples.listTickets.events.count);
  await expect(call('getTour', { path: { id: 'liwa-empty-quarter' } })).resolves.toMatchObject({ id: '13' });
  await expect(call('getTour', { path: { id: 'atlantis' } })).rejects.toMatchObject({ type: 'not-found' });
});

test('GAP-58 the staff’s list has bookings of all users', async () => {
  server.use(...scenarios.default);
  const result = await customer().call('listBookings', { query: { scope: 'all' } });
  expect(result).toHaveProperty('results');
  await expect(customer().call('listBookings')).resolves.toHaveProperty('activity_bookings');
});

test('an operation that takes a session rejects guests', async () => {
  server.use(...scenarios.default);
  await expect(guest().call('listBookings')).rejects.toMatchObject({ status: 401 });
  await expect(guest().call('getCart')).resolves.toMatchObject({ user: null });
});

const safari = {
  activity_id: '101',
  activity_date: '2030-04-01',
  details: { adults: 2, children: 0, addons: ['Sandboard:2:40.00'] },
};
const tickets = {
  event_id: '201',
  ticket_type_id: '301',
  event_date: '2030-04-02',
  date_time_slot_id: '401',
  adults: 2,
  children: 1,
};

test('a cart stores additions, updates and removals', async () => {
  server.use(...scenarios.empty);
  const { call } = guest();
  const activity = await call('addCartItem', { body: safari });
  const ticket = await call('addCartItem', { body: tickets });
  expect([activity.price, ticket.quantity]).toEqual(['578.00', 3]);
  await expect(call('addCartItem', { body: tickets })).rejects.toMatchObject({ type: 'already-in-cart' });

  const path = { id: activity.id };
  await call('updateCartItem', { path, body: { details: { adults: 3, addons: [] } } });
  await call('updateCartItem', { path, body: { quantity: 2 } });
  await expect(call('getCartItem', { path })).resolves.toMatchObject({
    quantity: 2,
    price: '1494.00',
    details: { adults: 3, addons: [] },
  });

  await call('removeCartItem', { path });
  expect((await call('getCart')).items.map(({ id }) => id)).toEqual([ticket.id]);
  await expect(call('removeCartItem', { path })).rejects.toMatchObject({ type: 'not-found' });
  await call('clearCart');
  expect((await call('getCart')).items).toEqual([]);
});

test('each visitor has a cart, and a guest’s cart is transferred on sign-in', async () => {
  server.use(...scenarios.empty);
  const visitor = guest();
  await visitor.call('addCartItem', { body: safari });
  expect((await guest().call('getCart')).items).toEqual([]);
  visitor.session.signIn({ access: 'a', refresh: 'r' });
  const { items } = await visitor.call('transferGuestCart', { body: {} });
  expect(items).toHaveLength(1);
  expect((await visitor.call('transferGuestCart', { body: {} })).items).toHaveLength(1);
});

test('each use of a scenario has new carts', async () => {
  const { call } = guest();
  server.use(...scenarios.default);
  await call('clearCart');
  server.resetHandlers(...scenarios.default);
  expect((await call('getCart')).items).toHaveLength(examples.getCart.cartOfGuest.items.length);
});

test('CART-15 an item that is neither activity nor ticket is rejected', async () => {
  server.use(...scenarios.default);
  await expect(guest().call('addCartItem', { body: {} })).rejects.toMatchObject({ type: 'unsupported-item' });
});

test('the empty scenario has no data', async () => {
  server.use(...scenarios.empty);
  const { call, allPages } = customer();
  for (const id of ['listTours', 'listActivities', 'listTickets', 'listPosts', 'listHotels'] as const) {
    await expect(allPages(id)).resolves.toEqual([]);
  }
  expect((await call('getCart')).items).toEqual([]);
  await expect(call('getLatestBooking')).resolves.toBeNull();
});

test('the sold-out scenario has no places left', async () => {
  server.use(...scenarios.soldOut);
  const { call } = customer();
  const days = await call('getActivityAvailability', {
    path: { id: '101' },
    query: { start: '2030-03-01', end: '2030-03-31' },
  });
  expect(days.every(({ spots }) => spots === 0)).toBe(true);
  expect((await call('listTickets')).results.every(({ available_tickets }) => available_tickets === 0)).toBe(true);
  expect((await call('getCart')).items.some(({ available }) => !available)).toBe(true);
  await expect(call('addCartItem', { body: safari })).rejects.toMatchObject({ type: 'sold-out' });
});

test('the other scenarios respond as their names state', async () => {
  const { call, session } = customer();
  const ride = { path: { ref: 'FT40220917' } };

  server.resetHandlers(...scenarios.failing);
  await expect(call('listTours')).rejects.toMatchObject({ type: 'internal' });
  server.resetHandlers(...scenarios.offline);
  await expect(call('listTours')).rejects.toBeInstanceOf(NetworkError);
  server.resetHandlers(...scenarios.missing);
  await expect(call('getTransferBooking', ride)).rejects.toMatchObject({ type: 'not-found' });
  await expect(call('listTours')).resolves.toMatchObject({ count: 3 });
  server.resetHandlers(...scenarios.loading);
  await expect(call('listTours', {}, { signal: AbortSignal.timeout(50) })).rejects.toBeInstanceOf(NetworkError);
  server.resetHandlers(...scenarios.sessionExpired);
  await expect(call('getMe')).rejects.toMatchObject({ type: 'session-expired' });
  expect(session.tokens()).toBeNull();
});

test('the slow scenario delays responses', async () => {
  server.use(...scenarios.slow);
  await expect(guest().call('listTours', {}, { signal: AbortSignal.timeout(200) })).rejects.toBeInstanceOf(
    NetworkError,
  );
});

test.each([
  [
    'an amount',
    'price-changed',
    { amount: '1780.00' },
    'The price is now AED 1,780.00. Please check it and confirm again.',
  ],
  ['a number', 'sold-out', { places_left: 5 }, 'Only 5 places are left for Burj Khalifa: At the Top at this time.'],
  [
    'a title',
    'sold-out',
    { item: { id: '2002', title: 'Dubai Frame', date: '2030-03-03', time: null } },
    'Only 2 places are left for Dubai Frame at this time.',
  ],
] as const)('the text of a problem repeats what is given: %s', async (_, type, given, text) => {
  server.use(fails('createBooking', type, given));
  const body = { booking_type: 'activity' as const, cart_items: [], payment_method: 'card' as const };
  const error = await customer()
    .call('createBooking', { body })
    .catch((reason: unknown) => reason);
  expect(toErrorMessage(error)).toBe(text);
});

test('the price-changed scenario returns the current amount', async () => {
  server.use(...scenarios.priceChanged);
  const body = { booking_type: 'activity' as const, cart_items: [], payment_method: 'card' as const };
  await expect(customer().call('createBooking', { body })).rejects.toMatchObject({ amount: '755.07' });
});
