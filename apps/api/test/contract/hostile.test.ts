import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10000' } });
const layla = await api.signIn();
afterAll(() => api.close());

const raw = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  api.app.inject({ method: 'POST', url: '/api/v1/token/', payload, headers });

test('GAP-77 a body that isn’t JSON gets a problem without a stack trace', async () => {
  for (const payload of ['{"username":', '[', 'undefined', '{"a":1}}']) {
    const response = await raw(payload);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toEqual({
      type: 'invalid-request',
      title: 'The request is not valid',
      status: 400,
      detail: 'The body is not JSON.',
    });
  }
});

test('GAP-77 a body of another type is reported as `body`', async () => {
  for (const payload of ['[]', '"text"', '7', 'null', '']) {
    const response = await raw(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ body: ['must be an object'] });
  }
});

test('API-02 GAP-77 all invalid fields are reported together', async () => {
  const response = await api.call('POST', '/users/', { body: { email: 'nowhere', password: 'short' } });
  expect(response.json()).toMatchObject({
    type: 'invalid-request',
    errors: {
      email: ['has an invalid format'],
      password: ['must have at least 8 characters'],
      first_name: ['is required'],
      last_name: ['is required'],
    },
  });
});

test('GAP-77 a body of another media type gets 415, one too large 413', async () => {
  expect((await raw('<x/>', { 'content-type': 'application/xml' })).json()).toMatchObject({
    type: 'unsupported-media-type',
    status: 415,
  });
  expect((await raw('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
  expect((await raw('hello', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  const large = await raw(JSON.stringify({ username: 'x'.repeat(256 * 1024), password: 'y' }));
  expect(large.json()).toMatchObject({ type: 'payload-too-large', status: 413 });
});

test('text that PostgreSQL can’t store is rejected', async () => {
  for (const text of ['nul \u0000', 'unpaired surrogate \ud83d']) {
    const response = await layla.call('PUT', '/users/me/', { body: { bio: text } });
    expect(response.json()).toMatchObject({ status: 400, type: 'invalid-request' });
    const hidden = await layla.call('PUT', '/users/me/', { body: { unknown: [{ [text]: 1 }] } });
    expect(hidden.statusCode).toBe(400);
  }
});

test('a deeply nested body gets a 4xx', async () => {
  const depth = 60_000;
  const response = await raw(
    `{"username":"a@example.com","password":"x","deep":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  );
  expect([400, 401]).toContain(response.statusCode);
});

test('a body can’t change an object’s prototype', async () => {
  await api.app.inject({
    method: 'PUT',
    url: '/api/v1/users/me/',
    payload: '{"__proto__":{"is_staff":true},"constructor":{"prototype":{"is_staff":true}},"bio":"x"}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${layla.token}` },
  });
  expect(({} as { is_staff?: boolean }).is_staff).toBeUndefined();
  expect((await layla.call('GET', '/users/me/')).json().is_staff).toBe(false);
});

test('GAP-77 unknown paths get 404, unknown methods 405, malformed URLs 400, all as problems', async () => {
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

test('any JSON sent to sign-in and registration gets a 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/token/', '/users/', '/users/login/', '/users/verify_otp/', '/token/refresh/'),
      fc.json(),
      async (path, payload) => {
        const response = await api.app.inject({
          method: 'POST',
          url: `/api/v1${path}`,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect(response.statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 150 },
  );
});

test('every response has a request id', async () => {
  const response = await api.call('GET', '/nothing/');
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});
