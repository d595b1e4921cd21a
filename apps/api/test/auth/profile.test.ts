import { phoneInvalid } from '@aitours/domain/phone';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
afterAll(() => api.close());

test('API-10 ENTITY-01 a user can read their own profile', async () => {
  const layla = await api.signIn();
  const response = await layla.call('GET', '/users/me/');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({
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
    has_password: false,
    second_factor: 'none',
  });
});

test.each([
  [{}, [false, undefined]],
  [{ staffRole: 'gate' }, [true, 'gate']],
  [{ email: 'proven@aitours.com' }, [false, 'manager']],
  [{ email: 'unproven@aitours.com', verified: false }, [false, undefined]],
] as const)('QUIRK-02 the profile of %j has the role that the server applies', async (person, expected) => {
  const { is_staff, staff_role } = (await (await api.signIn(person)).call('GET', '/users/me/')).json();
  expect([is_staff, staff_role]).toEqual(expected);
});

test('API-10 a guest gets unauthenticated', async () => {
  const response = await api.call('GET', '/users/me/');
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ type: 'unauthenticated' });
});

test('API-11 GAP-05 the profile is updated and returned; e-mail address, staff flag and unknown fields are ignored', async () => {
  const layla = await api.signIn();
  const changed = {
    first_name: 'Leila',
    last_name: 'Nasser',
    phone: '+97145550100',
    bio: 'Dunes',
    address: 'Deira',
    email_notifications: false,
    newsletter_subscription: true,
  };
  const response = await layla.call('PUT', '/users/me/', {
    body: { ...changed, email: 'boss@aitours.com', is_staff: true, isStaff: true, id: '1', colour: 'sand' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ ...changed, email: layla.email, is_staff: false, id: layla.id });
  expect((await layla.call('GET', '/users/me/')).json()).toEqual(response.json());
});

test('API-11 a missing field stays unchanged', async () => {
  const layla = await api.signIn();
  await layla.call('PUT', '/users/me/', { body: { bio: 'First' } });
  const response = await layla.call('PUT', '/users/me/', { body: { phone: '04 555 0100' } });
  expect(response.json()).toMatchObject({ bio: 'First', phone: '+97145550100' });
});

test('API-11 a phone number is stored in E.164 or empty; other text is rejected', async () => {
  const layla = await api.signIn();
  const change = (phone: string) => layla.call('PUT', '/users/me/', { body: { phone } });
  for (const [sent, stored] of [
    ['+971 (4) 555-0100', '+97145550100'],
    ['00 46 70 123 40 03', '+46701234003'],
    ['', ''],
  ] as const)
    expect((await change(sent)).json().phone).toBe(stored);
  for (const phone of ['call me', '12345', ' '])
    expect((await change(phone)).json()).toMatchObject({ status: 400, errors: { phone: [phoneInvalid] } });
  expect((await change('1'.repeat(41))).statusCode).toBe(400);
});

test('API-11 a body isn’t coerced to the contract’s types', async () => {
  const layla = await api.signIn();
  const response = await layla.call('PUT', '/users/me/', { body: { email_notifications: 'true', first_name: 7 } });
  expect(response.json()).toMatchObject({
    type: 'invalid-request',
    errors: { email_notifications: ['must be true or false'], first_name: ['must be a text'] },
  });
});

test('STAFF-33 API-59 QUIRK-02 statistics are for staff: 401 for a guest, 403 for a customer', async () => {
  const [customer, staff] = [await api.signIn(), await api.signIn({ isStaff: true })];
  expect((await api.call('GET', '/users/stats/')).statusCode).toBe(401);
  const rejected = await customer.call('GET', '/users/stats/');
  expect([rejected.statusCode, rejected.json().type]).toEqual([403, 'forbidden']);
  expect((await staff.call('GET', '/users/stats/')).json()).toEqual({ active_users: expect.any(Number) });
});

test('QUIRK-02 GAP-57 a company address is staff only after it was verified by a one-time password', async () => {
  const claimed = await api.signIn({ email: 'claimed@aitours.com', verified: false });
  expect((await claimed.call('GET', '/users/stats/')).statusCode).toBe(403);
  await api.call('POST', '/users/send_otp/', { body: { email: claimed.email } });
  const body = { email: claimed.email, otp: await api.outbox.newestCode(claimed.email) };
  const { access } = (await api.call('POST', '/users/verify_otp/', { body })).json();
  const headers = { authorization: `Bearer ${access}` };
  expect((await api.call('GET', '/users/stats/', { headers })).statusCode).toBe(200);
  const lookalike = await api.signIn({ email: 'someone@notaitours.com' });
  expect((await lookalike.call('GET', '/users/stats/')).statusCode).toBe(403);
});

test('STAFF-08 API-59 users who signed in within 30 days are active', async () => {
  const staff = await api.signIn({ isStaff: true });
  const active = async () => (await staff.call('GET', '/users/stats/')).json().active_users;
  const body = { email: 'active@example.com', password: 'sand-dune-9', first_name: 'A', last_name: 'B' };
  await api.call('POST', '/users/', { body });
  const before = await active();
  await api.call('POST', '/users/login/', { body });
  expect(await active()).toBe(before + 1);
  const thirtyDays = 30 * 86_400_000;
  for (const [milliseconds, count] of [
    [thirtyDays, before + 1],
    [1, 0],
  ] as const) {
    api.clock.advance(milliseconds);
    const later = await api.signIn({ isStaff: true });
    expect((await later.call('GET', '/users/stats/')).json()).toEqual({ active_users: count });
  }
});
