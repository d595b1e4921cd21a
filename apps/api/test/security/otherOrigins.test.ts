import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

const partner = 'https://partner.example';
const preflight = { origin: partner, 'access-control-request-method': 'POST' };

const api = await startTestApi({ environment: { ALLOWED_ORIGINS: `http://localhost:5173, ${partner}` } });
afterAll(() => api.close());

const request = (method: 'GET' | 'OPTIONS', url: string, headers: Record<string, string>) =>
  api.app.inject({ method, url, headers });
const listOf = (header: unknown) => String(header).split(', ');

test('an allowed origin may send the contract’s methods and headers', async () => {
  const { statusCode, headers } = await request('OPTIONS', '/api/v1/cart-items/', preflight);
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, partner]);
  expect(headers['access-control-allow-credentials']).toBe('true');
  expect(listOf(headers['access-control-allow-methods'])).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
  expect(listOf(headers['access-control-allow-headers'])).toEqual(
    expect.arrayContaining(['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Session-Key']),
  );
});

test.each([
  ['a list', '/api/v1/activities/', 200],
  ['a rejected call', '/api/v1/users/me/', 401],
  ['an unknown path', '/api/v1/nothing/', 404],
  ['a health check', '/health', 200],
])('an allowed origin may read the response and its headers: %s', async (_, url, status) => {
  const { statusCode, headers } = await request('GET', url, { origin: partner });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({ 'access-control-allow-origin': partner, vary: 'Origin' });
  expect(listOf(headers['access-control-expose-headers'])).toEqual(
    expect.arrayContaining(['ETag', 'Idempotency-Replayed', 'Location', 'Retry-After', 'X-Request-Id']),
  );
});

test.each(['https://other.example', 'https://partner.example.other.example', 'http://partner.example', 'null'])(
  'the origin %s is not allowed, and caches distinguish it',
  async (origin) => {
    const list = await request('GET', '/api/v1/activities/', { origin });
    expect([list.statusCode, list.headers['vary']]).toEqual([200, 'Origin']);
    const refused = await request('OPTIONS', '/api/v1/cart-items/', { ...preflight, origin });
    expect(refused.statusCode).toBe(405);
    for (const { headers } of [list, refused])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);
