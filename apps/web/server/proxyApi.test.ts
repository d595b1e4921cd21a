import { once } from 'node:events';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proxyApi } from './proxyApi.ts';

const api = fastify();
const host = fastify();
const trusting = fastify({ trustProxy: ['127.0.0.1'] });
api.get('/api/v1/client', async ({ headers }) => ({ from: headers['x-forwarded-for'] }));
api.options('/api/v1/client', async (_request, reply) => reply.code(204).header('access-control-max-age', '60').send());
api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
api.post('/test-provider/payments/7', async ({ body }, reply) =>
  reply.header('content-security-policy', 'own').send(body),
);
api.get('/api/v1/device', ({ headers }, reply) => reply.header('set-cookie', 'device=new').send(headers.cookie));
const events = new Readable({ read() {} });
api.get('/api/v1/departures/events/', (_request, reply) =>
  reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).send(events),
);
beforeAll(async () => {
  const url = new URL(await api.listen({ host: '127.0.0.1', port: 0 }));
  await proxyApi(host, url);
  await proxyApi(trusting, url);
});
afterAll(() => Promise.all([host.close(), trusting.close(), api.close()]));

const requestFrom = (app: typeof host, headers: Record<string, string>) =>
  app.inject({ url: '/api/v1/client', remoteAddress: '127.0.0.1', headers }).then((response) => response.json());

test('the host overwrites a client’s X-Forwarded-For', async () => {
  expect(await requestFrom(host, { 'x-forwarded-for': '203.0.113.9' })).toEqual({ from: '127.0.0.1' });
  expect(await requestFrom(host, {})).toEqual({ from: '127.0.0.1' });
});

test('the host keeps the address that a trusted proxy sends', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
  expect(await requestFrom(trusting, headers)).toEqual({ from: '203.0.113.9' });
});

test('the host forwards preflights of other origins to the API', async () => {
  const { statusCode, headers } = await host.inject({ method: 'OPTIONS', url: '/api/v1/client' });
  expect([statusCode, headers['access-control-max-age']]).toEqual([204, '60']);
});

test('E2 the host forwards the cookie of a known device in both directions', async () => {
  const { body, headers } = await host.inject({ url: '/api/v1/device', headers: { cookie: 'device=known' } });
  expect([body, headers['set-cookie']]).toEqual(['device=known', 'device=new']);
});

test('the host forwards the test provider’s form as it was sent, and keeps the policy of its page', async () => {
  const { body, headers } = await host.inject({
    method: 'POST',
    url: '/test-provider/payments/7',
    payload: 'expiry=12%2F31&cvv=123',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([body, headers['content-security-policy']]).toEqual(['expiry=12%2F31&cvv=123', 'own']);
});

test('events pass the host one by one, and a client that leaves ends the stream of the API', async () => {
  const url = await host.listen({ host: '127.0.0.1', port: 0 });
  events.push('data: 1\n\n');
  const controller = new AbortController();
  const headers = { 'accept-encoding': 'br, gzip' };
  const response = await fetch(`${url}/api/v1/departures/events/`, { headers, signal: controller.signal });
  expect(response.headers.get('content-encoding')).toBeNull();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: 'data: 1\n\n' });
  events.push('data: 2\n\n');
  expect(await reader?.read()).toMatchObject({ value: 'data: 2\n\n' });
  const closed = once(events, 'close');
  controller.abort();
  await closed;
});
