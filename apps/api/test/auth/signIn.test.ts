import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
afterAll(() => api.close());

const newUser = {
  email: 'Layla.Haddad@Example.com',
  password: 'sand-dune-9',
  first_name: 'Layla',
  last_name: 'Haddad',
  phone: '+971 50 123 4567',
};
const email = 'layla.haddad@example.com';

test('API-05 GAP-03 registering returns 201 with the user and no session', async () => {
  const response = await api.call('POST', '/users/', { body: newUser });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    id: expect.any(String),
    email,
    first_name: 'Layla',
    last_name: 'Haddad',
    phone: '+971501234567',
    registration_key: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('API-05 a phone number that is none is rejected; without one the account has none', async () => {
  const register = (phone: string) =>
    api.call('POST', '/users/', { body: { ...newUser, email: 'no-phone@example.com', phone } });
  expect((await register('call me')).json()).toMatchObject({ status: 400, errors: { phone: [expect.any(String)] } });
  expect((await register('')).json()).toMatchObject({ phone: '' });
});

test('GAP-03 a registered address gets 400, regardless of case', async () => {
  const response = await api.call('POST', '/users/', { body: { ...newUser, email: email.toUpperCase() } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    type: 'email-taken',
    detail: 'An account with this email address already exists.',
  });
});

test.each([`<${email}>`, ` ${email} `, `<${email.toUpperCase()}>`])(
  'GAP-03 GAP-01 %s is the same account',
  async (text) => {
    const again = await api.call('POST', '/users/', { body: { ...newUser, email: text } });
    expect(again.json()).toMatchObject({ type: 'email-taken' });
    const { password } = newUser;
    expect((await api.call('POST', '/users/login/', { body: { email: text, password } })).statusCode).toBe(200);
    expect((await api.call('POST', '/token/', { body: { username: text, password } })).statusCode).toBe(200);
  },
);

test.each([`Vic <${email}>`, `Vic<${email}>`, `${email}>`, `"vic"@example.com`, 'vi..c@example.com'])(
  'GAP-03 %s is rejected at the field',
  async (text) => {
    const response = await api.call('POST', '/users/', { body: { ...newUser, email: text } });
    expect(response.json()).toMatchObject({ type: 'invalid-request', errors: { email: [expect.any(String)] } });
  },
);

test('GAP-06 a password has 8 to 128 characters', async () => {
  for (const password of ['short-7', 'x'.repeat(129)]) {
    const response = await api.call('POST', '/users/', { body: { ...newUser, email: 'other@example.com', password } });
    expect(response.json()).toMatchObject({ type: 'invalid-request', errors: { password: [expect.any(String)] } });
  }
});

test.each(['football1', 'Password1', 'iloveyou'])('GAP-06 the common password %s is rejected', async (password) => {
  const response = await api.call('POST', '/users/', { body: { ...newUser, email: 'other@example.com', password } });
  expect(response.json()).toMatchObject({ type: 'invalid-request', errors: { password: [expect.any(String)] } });
});

test('API-03 a username and a password give a token pair', async () => {
  const response = await api.call('POST', '/token/', { body: { username: email, password: newUser.password } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
});

test('API-12 GAP-01 the sign-in page signs in with e-mail address and password and gets the user', async () => {
  const response = await api.call('POST', '/users/login/', {
    body: { email: newUser.email, password: newUser.password },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    access: expect.any(String),
    refresh: expect.any(String),
    user: { email, full_name: 'Layla Haddad' },
  });
});

test('GAP-01 a wrong password and an unknown account get the same response', async () => {
  const wrongPassword = await api.call('POST', '/users/login/', { body: { email, password: 'not-the-one' } });
  const unknown = await api.call('POST', '/users/login/', {
    body: { email: 'nobody@example.com', password: 'not-the-one' },
  });
  expect(wrongPassword.statusCode).toBe(401);
  expect(wrongPassword.headers['www-authenticate']).toBe('Bearer');
  expect(unknown.json()).toEqual(wrongPassword.json());
  expect(wrongPassword.json()).toMatchObject({ type: 'wrong-credentials' });
});

test('GAP-06 an access token is valid for 15 minutes', async () => {
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
  'GAP-06 the token %s is rejected',
  async (token) => {
    const response = await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode).toBe(401);
  },
);

test('GAP-03 concurrent registrations of one address create one account', async () => {
  const body = { ...newUser, email: 'concurrent@example.com' };
  const responses = await Promise.all(Array.from({ length: 8 }, () => api.call('POST', '/users/', { body })));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(7);
});

test('passwords and tokens aren’t logged', () => {
  const log = api.logged.join('');
  expect(log).not.toContain(newUser.password);
  expect(log).not.toMatch(/eyJ/);
});

test('E12 the log has path, address and status of a sign-in, and the id of a user', async () => {
  const omar = await api.signIn();
  const start = api.logged.length;
  await omar.call('GET', '/users/me/');
  await api.call('POST', '/users/login/', { body: { email: omar.email, password: 'a guess' } });
  const lines = api.logged.slice(start).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { req: { path: '/api/v1/users/me/' }, user: omar.id, res: { statusCode: 200 } },
    {
      time: expect.any(Number),
      reqId: expect.any(String),
      responseTime: expect.any(Number),
      req: { method: 'POST', path: '/api/v1/users/login/', ip: '127.0.0.1' },
      res: { statusCode: 401 },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(omar.email);
});
