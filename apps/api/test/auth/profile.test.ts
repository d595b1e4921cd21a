import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('API-10 ENTITY-01 the signed-in user reads their own profile', async () => {
  const layla = await api.signIn();
  const answer = await layla.call('GET', '/users/me/');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    id: layla.id,
    email: layla.email,
    first_name: 'Layla',
    last_name: 'Haddad',
    full_name: 'Layla Haddad',
    phone: '',
    avatar: null,
    bio: '',
    address: '',
    email_notifications: true,
    newsletter_subscription: false,
    is_staff: false,
  });
});

test('API-10 a guest is asked to sign in', async () => {
  const answer = await api.call('GET', '/users/me/');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ type: 'unauthenticated' });
});

test('API-11 GAP-05 the profile is changed and answered; e-mail, staff mark and unknown fields are ignored', async () => {
  const layla = await api.signIn();
  const changed = {
    first_name: 'Leila',
    last_name: 'Nasser',
    phone: '+971 4 000 0000',
    bio: 'Dunes',
    address: 'Deira',
    email_notifications: false,
    newsletter_subscription: true,
  };
  const answer = await layla.call('PUT', '/users/me/', {
    body: { ...changed, email: 'boss@aitours.com', is_staff: true, isStaff: true, id: '1', colour: 'sand' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ ...changed, email: layla.email, is_staff: false, id: layla.id });
  expect((await layla.call('GET', '/users/me/')).json()).toEqual(answer.json());
});

test('API-11 a field left out stays as it is', async () => {
  const layla = await api.signIn();
  await layla.call('PUT', '/users/me/', { body: { bio: 'First' } });
  const answer = await layla.call('PUT', '/users/me/', { body: { phone: '050' } });
  expect(answer.json()).toMatchObject({ bio: 'First', phone: '050' });
});

test('API-11 a body must have the right types, unlike a query', async () => {
  const layla = await api.signIn();
  const answer = await layla.call('PUT', '/users/me/', { body: { email_notifications: 'true', first_name: 7 } });
  expect(answer.json()).toMatchObject({
    type: 'invalid-request',
    errors: { email_notifications: ['must be boolean'], first_name: ['must be string'] },
  });
});

test('API-59 QUIRK-02 the stats are for staff: 401 for a guest, 403 for a customer', async () => {
  const [customer, staff] = [await api.signIn(), await api.signIn({ isStaff: true })];
  expect((await api.call('GET', '/users/stats/')).statusCode).toBe(401);
  const refused = await customer.call('GET', '/users/stats/');
  expect([refused.statusCode, refused.json().type]).toEqual([403, 'forbidden']);
  expect((await staff.call('GET', '/users/stats/')).json()).toEqual({ active_users: expect.any(Number) });
});

test('QUIRK-02 GAP-57 a company address counts as staff once a one-time password has proven it, not before', async () => {
  const claimed = await api.signIn({ email: 'claimed@aitours.com', verified: false });
  expect((await claimed.call('GET', '/users/stats/')).statusCode).toBe(403);
  await api.call('POST', '/users/send_otp/', { body: { email: claimed.email } });
  await api.call('POST', '/users/verify_otp/', {
    body: { email: claimed.email, otp: await api.outbox.newestCode(claimed.email) },
  });
  expect((await claimed.call('GET', '/users/stats/')).statusCode).toBe(200);
  const lookalike = await api.signIn({ email: 'someone@notaitours.com' });
  expect((await lookalike.call('GET', '/users/stats/')).statusCode).toBe(403);
});

test('API-59 active is who signed in within 30 days', async () => {
  const staff = await api.signIn({ isStaff: true });
  const active = async () => (await staff.call('GET', '/users/stats/')).json().active_users;
  const body = { email: 'active@example.com', password: 'sand-dune-9', first_name: 'A', last_name: 'B' };
  await api.call('POST', '/users/', { body });
  const before = await active();
  await api.call('POST', '/users/login/', { body });
  expect(await active()).toBe(before + 1);
});
