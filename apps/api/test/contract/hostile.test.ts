import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
let layla: TestAccount;
beforeAll(async () => {
  api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10000' } });
  layla = await api.signIn();
});
afterAll(() => api.close());

const raw = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  api.app.inject({ method: 'POST', url: '/api/v1/token/', payload, headers });

test('GAP-77 what is not JSON is a problem, never a stack', async () => {
  for (const payload of ['{"username":', '[', 'undefined', '{"a":1}}']) {
    const answer = await raw(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'invalid-request',
      title: 'The request is not valid',
      status: 400,
      detail: 'The body is not JSON.',
    });
  }
});

test('GAP-77 a body of the wrong kind is named as a whole', async () => {
  for (const payload of ['[]', '"text"', '7', 'null', '']) {
    const answer = await raw(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ body: ['must be object'] });
  }
});

test('API-02 GAP-77 all wrong fields are told at once', async () => {
  const answer = await api.call('POST', '/users/', { body: { email: 'nowhere', password: 'short' } });
  expect(answer.json()).toMatchObject({
    type: 'invalid-request',
    errors: {
      email: ['is not in the expected form'],
      password: ['needs at least 8 characters'],
      first_name: ['is required'],
      last_name: ['is required'],
    },
  });
});

test('GAP-77 a body of another type answers 415, one too large 413', async () => {
  expect((await raw('<x/>', { 'content-type': 'application/xml' })).json()).toMatchObject({
    type: 'unsupported-media-type',
    status: 415,
  });
  expect((await raw('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
  expect((await raw('hello', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  const large = await raw(JSON.stringify({ username: 'x'.repeat(256 * 1024), password: 'y' }));
  expect(large.json()).toMatchObject({ type: 'payload-too-large', status: 413 });
});

test('text that the database cannot store is refused', async () => {
  for (const text of ['nul \u0000', 'half a pair \ud83d']) {
    const answer = await layla.call('PUT', '/users/me/', { body: { bio: text } });
    expect(answer.json()).toMatchObject({ status: 400, type: 'invalid-request' });
    const hidden = await layla.call('PUT', '/users/me/', { body: { unknown: [{ [text]: 1 }] } });
    expect(hidden.statusCode).toBe(400);
  }
});

test('a body nested very deeply does no harm', async () => {
  const depth = 60_000;
  const answer = await raw(
    `{"username":"a@example.com","password":"x","deep":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  );
  expect([400, 401]).toContain(answer.statusCode);
});

test("a body cannot reach an object's prototype", async () => {
  await api.app.inject({
    method: 'PUT',
    url: '/api/v1/users/me/',
    payload: '{"__proto__":{"is_staff":true},"constructor":{"prototype":{"is_staff":true}},"bio":"x"}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${layla.token}` },
  });
  expect(({} as { is_staff?: boolean }).is_staff).toBeUndefined();
  expect((await layla.call('GET', '/users/me/')).json().is_staff).toBe(false);
});

test('GAP-77 unknown paths answer 404, unknown methods 405, broken addresses 400, all as problems', async () => {
  const unknown = await api.call('GET', '/nothing/here/');
  expect(unknown.json()).toMatchObject({ type: 'not-found', status: 404 });
  const long = await api.call('GET', `/activities/${'x'.repeat(1000)}/`);
  expect(long.json()).toMatchObject({ type: 'not-found', status: 404 });
  const method = await api.call('DELETE', '/token/');
  expect(method.json()).toMatchObject({ type: 'method-not-allowed', status: 405 });
  expect(method.headers['allow']).toBe('POST');
  const broken = await api.call('GET', '/activities/%zz/');
  expect(broken.json()).toMatchObject({ status: 400 });
});

test('any JSON at all sent to sign-in and registration gets a 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/token/', '/users/', '/users/login/', '/users/verify_otp/', '/token/refresh/'),
      fc.json(),
      async (path, payload) => {
        const answer = await api.app.inject({
          method: 'POST',
          url: `/api/v1${path}`,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 150 },
  );
});

test('every answer names its request', async () => {
  const answer = await api.call('GET', '/nothing/');
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});
