import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import {
  findExpiry,
  findForeignCaches,
  findPersonalRead,
  getPersonalCacheName,
  isExpired,
  isForgetMessage,
  isPersonalCache,
  isReadReport,
  judgeResponse,
  readAccount,
  readStoredAt,
  toStoredResponse,
} from './personalReads.ts';

const origin = 'https://shop.example.com';
const createToken = (claims: unknown) => `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const layla = createToken({ sub: 'layla', exp: 1 });
const find = (path: string, { method = 'GET', authorization = layla as string | null } = {}) =>
  findPersonalRead({ method, url: new URL(path, origin).href, authorization }, origin);

test.each([
  '/api/v1/bookings/',
  '/api/v1/bookings/AB00000001/',
  '/api/v1/bookings/AB00000001/passes/',
  '/api/v1/transfers/bookings/TB00000001/',
  '/api/v1/cruises/requests/',
])('E15 the owner’s read of %s is stored for the account in the token', (path) => {
  expect(find(path)).toEqual({ account: 'layla', path });
});

test('E15 the key has no query, so that a cache buster finds the stored response', () => {
  expect(find('/api/v1/bookings/?_t=1900000000000')).toEqual({ account: 'layla', path: '/api/v1/bookings/' });
});

test.each([
  ['all customers’ bookings', '/api/v1/bookings/?scope=all'],
  ['all customers’ requests for cruises', '/api/v1/cruises/requests/?scope=all'],
  ['all customers’ bookings with another parameter first', '/api/v1/bookings/?page=2&scope=all'],
  ['the latest booking', '/api/v1/bookings/latest/'],
  ['statistics', '/api/v1/bookings/stats/'],
  ['the PDF', '/api/v1/bookings/AB00000001/voucher/'],
  ['the calendar’s secret address', '/api/v1/users/me/calendar-feed/'],
  ['the profile', '/api/v1/users/me/'],
  ['the cart', '/api/v1/cart/'],
  ['a payment', '/api/v1/payments/9a2f3c1e-5d64-4b0a-8f3e-1c7b2d90a612/'],
  ['transfers of all customers', '/api/v1/transfers/bookings/'],
  ['a path below a booking', '/api/v1/bookings/AB00000001/passes/more/'],
  ['a path that contains the list’s', '/other/api/v1/bookings/'],
  ['another server', 'https://other.example.com/api/v1/bookings/'],
])('E15 %s is not stored', (_, path) => {
  expect(find(path)).toBeUndefined();
});

test.each(['POST', 'DELETE', 'PATCH', 'HEAD'])('E15 a %s is never stored', (method) => {
  expect(find('/api/v1/bookings/AB00000001/', { method })).toBeUndefined();
});

test.each([
  ['no token', null],
  ['an empty header', ''],
  ['another scheme', 'Basic bGF5bGE6c2VjcmV0'],
  ['a token that isn’t a JSON Web Token', 'Bearer expired'],
  ['claims that aren’t JSON', 'Bearer e30.bm9uc2Vuc2U.c2ln'],
  ['claims without subject', createToken({ exp: 1 })],
  ['an empty subject', createToken({ sub: '' })],
  ['a subject that isn’t text', createToken({ sub: 7 })],
  ['claims that are null', createToken(null)],
])('E15 with %s nothing is stored', (_, authorization) => {
  expect(readAccount(authorization)).toBeUndefined();
  expect(find('/api/v1/bookings/', { authorization })).toBeUndefined();
});

test('E15 each account has its own cache, and only bookings are deleted', () => {
  const names = ['files', 'documents of a1', getPersonalCacheName('layla'), getPersonalCacheName('omar'), 'bookings'];
  expect(findForeignCaches(names, 'layla')).toEqual([getPersonalCacheName('omar')]);
  expect(findForeignCaches(names, undefined)).toEqual([getPersonalCacheName('layla'), getPersonalCacheName('omar')]);
  expect(names.filter(isPersonalCache)).toEqual([getPersonalCacheName('layla'), getPersonalCacheName('omar')]);
});

const days = (count: number) => count * 86_400_000;
const now = new Date('2030-02-01T10:00:00Z');

test('E15 a booking expires 30 days after its last day in Dubai', () => {
  expect(findExpiry({ booking_date: '2030-03-01', return_date: '2030-03-05' }, now)).toEqual(
    new Date(Date.parse('2030-03-06T00:00:00+04:00') + days(30)),
  );
  expect(findExpiry({ cart_items: [{ date: '2030-03-09' }, { date: '2030-03-02' }] }, now)).toEqual(
    new Date(Date.parse('2030-03-10T00:00:00+04:00') + days(30)),
  );
});

test('E15 a past booking, and a list without bookings, expire 30 days after they were read', () => {
  const expiry = new Date(now.getTime() + days(30));
  expect(findExpiry({ booking_date: '2029-01-01' }, now)).toEqual(expiry);
  expect(findExpiry({ activity_bookings: [] }, now)).toEqual(expiry);
  expect(findExpiry({ created_at: '2035-01-01', booking_date: 'soon' }, now)).toEqual(expiry);
});

test('E15 the examples of the contract expire after they take place', () => {
  const { activityBooking, tourBooking } = examples.getBooking;
  for (const booking of [activityBooking, tourBooking])
    expect(findExpiry(booking, now).getTime()).toBeGreaterThan(Date.parse(booking.booking_date) + days(29));
  const { date } = examples.listPasses.passes.passes[0] ?? { date: '' };
  expect(findExpiry(examples.listPasses.passes, now).getTime()).toBeGreaterThan(Date.parse(date) + days(29));
});

test('E15 a stored response has its time, expires, and has no refund quote', async () => {
  const body = { booking_number: 'AB1', refund_if_cancelled: { amount: '1.00', quote: { token: 'secret' } } };
  const stored = toStoredResponse(body, now);
  expect(readStoredAt(stored)).toBe(now.toISOString());
  expect(isExpired(stored, new Date(now.getTime() + days(30) - 1))).toBe(false);
  expect(isExpired(stored, new Date(now.getTime() + days(30)))).toBe(true);
  expect(await stored.json()).toEqual({ booking_number: 'AB1', refund_if_cancelled: { amount: '1.00' } });
});

test('E15 a response without an expiry is expired', () => {
  expect(isExpired(new Response('{}'), now)).toBe(true);
  expect(readStoredAt(new Response('{}'))).toBeUndefined();
});

test.each([
  [200, 'replace'],
  [403, 'delete'],
  [404, 'delete'],
  [410, 'delete'],
  [502, 'show'],
  [503, 'show'],
  [504, 'show'],
  [401, 'keep'],
  [429, 'keep'],
  [500, 'keep'],
  [304, 'keep'],
] as const)('E15 after status %i the stored copy: %s', (status, copy) => {
  expect(judgeResponse(status)).toBe(copy);
});

test('messages between page and worker are distinguished from others', () => {
  expect([
    isForgetMessage({ type: 'forget', except: undefined }),
    isForgetMessage('forget'),
    isForgetMessage(null),
  ]).toEqual([true, false, false]);
  expect([isReadReport({ type: 'personal-read' }), isReadReport({ type: 'forget' }), isReadReport(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
