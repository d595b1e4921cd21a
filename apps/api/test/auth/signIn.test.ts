import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const newUser = {
  email: 'Layla.Haddad@Example.com',
  password: 'sand-dune-9',
  first_name: 'Layla',
  last_name: 'Haddad',
  phone: '+971 50 123 4567',
};
const email = 'layla.haddad@example.com';

test('API-05 GAP-03 registering answers 201 with the user and no session', async () => {
  const answer = await api.call('POST', '/users/', { body: newUser });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    id: expect.any(String),
    email,
    first_name: 'Layla',
    last_name: 'Haddad',
    phone: '+971 50 123 4567',
  });
});

test('GAP-03 an address in use answers 400, whatever its case', async () => {
  const answer = await api.call('POST', '/users/', { body: { ...newUser, email: email.toUpperCase() } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    type: 'email-taken',
    detail: 'An account with this e-mail address already exists.',
  });
});

test('GAP-06 a password has 8 to 128 characters', async () => {
  for (const password of ['short-7', 'x'.repeat(129)]) {
    const answer = await api.call('POST', '/users/', { body: { ...newUser, email: 'other@example.com', password } });
    expect(answer.json()).toMatchObject({ type: 'invalid-request', errors: { password: [expect.any(String)] } });
  }
});

test('API-03 the dialog signs in with username and password', async () => {
  const answer = await api.call('POST', '/token/', { body: { username: email, password: newUser.password } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
});

test('API-12 GAP-01 the sign-in page signs in with email and password and gets the user', async () => {
  const answer = await api.call('POST', '/users/login/', {
    body: { email: newUser.email, password: newUser.password },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    access: expect.any(String),
    refresh: expect.any(String),
    user: { email, full_name: 'Layla Haddad' },
  });
});

test('GAP-01 a wrong password and an unknown account are refused alike', async () => {
  const wrong = await api.call('POST', '/users/login/', { body: { email, password: 'not-the-one' } });
  const unknown = await api.call('POST', '/users/login/', {
    body: { email: 'nobody@example.com', password: 'not-the-one' },
  });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.headers['www-authenticate']).toBe('Bearer');
  expect(unknown.json()).toEqual(wrong.json());
  expect(wrong.json()).toMatchObject({ type: 'wrong-credentials' });
});

test('GAP-06 an access token lives for 15 minutes', async () => {
  const { access } = (
    await api.call('POST', '/token/', { body: { username: email, password: newUser.password } })
  ).json();
  const me = () => api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${access}` } });
  const start = api.clock.now().toISOString();
  api.clock.advance(15 * 60_000 - 1000);
  expect((await me()).statusCode).toBe(200);
  api.clock.advance(1000);
  const expired = await me();
  api.clock.set(start);
  expect(expired.statusCode).toBe(401);
  expect(expired.json()).toMatchObject({ type: 'session-expired' });
});

test.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'a.b.c'])(
  'GAP-06 the token %s is refused',
  async (token) => {
    const answer = await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(401);
  },
);

test('GAP-03 simultaneous registrations of one address open one account', async () => {
  const body = { ...newUser, email: 'twins@example.com' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.call('POST', '/users/', { body })));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(7);
});

test('nothing secret is logged', () => {
  const log = api.logged.join('');
  expect(log).not.toContain(newUser.password);
  expect(log).not.toMatch(/eyJ/);
});
