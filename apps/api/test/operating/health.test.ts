import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildApi, getServerOptions, openServices } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createTestDatabase, startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
afterAll(() => api.close());

test.each(['/health', '/health/', '/api/v1/health', '/api/v1/health/'])(
  'API-70 GAP-73 ENTITY-47 %s is healthy',
  async (path) => {
    const response = await api.call('GET', path);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'healthy' }]);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('GAP-73 without its database the shop is unhealthy and keeps running', async () => {
  const database = await createTestDatabase();
  const config = readConfig({ NODE_ENV: 'test', TOKEN_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' });
  const app = fastify(getServerOptions(config));
  const services = await openServices({ config, log: app.log, connection: database.connection });
  await app.register(buildApi(services));
  expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
  await database.drop();
  const health = await app.inject({ url: '/health' });
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'unhealthy' }]);
  await app.close();
});

test('with an unreachable database requests get 503 with Retry-After', async () => {
  const config = readConfig({ NODE_ENV: 'test', TOKEN_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' });
  const app = fastify(getServerOptions(config));
  const services = await openServices({
    config,
    log: app.log,
    connection: { host: '/nowhere/at/all', user: 'nobody' },
  });
  await app.register(buildApi(services));
  const response = await app.inject({ method: 'POST', url: '/api/v1/token/refresh/', payload: { refresh: 'x' } });
  await app.close();
  expect(response.json()).toMatchObject({ status: 503, type: 'service-unavailable' });
  expect(response.headers['retry-after']).toBe('2');
});

test('metrics can be read from this machine, not through a proxy', async () => {
  await api.call('GET', '/health');
  const response = await api.call('GET', '/metrics');
  expect(response.body).toContain('aitours_http_request_seconds_count{operation="getHealth",status="200"}');
  expect((await api.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(404);
});

test('with METRICS_TOKEN, metrics require the token', async () => {
  const METRICS_TOKEN = 'a token of some length';
  const guarded = await startTestApi({ environment: { METRICS_TOKEN } });
  const read = (authorization: string) => guarded.call('GET', '/metrics', { headers: { authorization } });
  const statuses = [
    await read(`Bearer ${METRICS_TOKEN}`),
    await read('Bearer a token of other length'),
    await guarded.call('GET', '/metrics'),
  ];
  await guarded.close();
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
});
