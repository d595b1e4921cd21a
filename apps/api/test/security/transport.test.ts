import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { getServerOptions } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => api.close());

const getPort = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

async function connected(app: FastifyInstance): Promise<Socket> {
  const socket = connect(getPort(app), '127.0.0.1');
  // The server closes most of these connections.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Returns everything that is received until the connection closes. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  await new Promise((closed) => socket.once('close', closed));
  return text;
}

async function sendRaw(...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = await connected(api.app);
  const response = readAll(socket);
  for (const part of parts) socket.write(part);
  return response;
}

describe('GAP-77 a malformed request gets a response with the security headers', () => {
  test.each([
    ['headers of 64 KB', `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
    ['a URL of 64 KB', `GET /${'x'.repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['another protocol', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
    [
      'two Content-Length headers',
      'POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}',
      400,
    ],
    [
      'Content-Length and Transfer-Encoding (request smuggling)',
      'POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
      400,
    ],
    ['no Host header', 'GET /health HTTP/1.1\r\n\r\n', 400],
    ['two Host headers', 'GET /health HTTP/1.1\r\nHost: x\r\nhOST: y\r\n\r\n', 400],
    ['an unknown Expect', 'GET /health HTTP/1.1\r\nHost: x\r\nExpect: applause\r\n\r\n', 417],
  ])('%s', async (_, text, status) => {
    const response = await sendRaw(text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).not.toContain('process_cpu');
    expect(response.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    if (!text.includes('HTTP/1.1\r\n\r\n') || status === 431)
      expect(response).toContain('x-content-type-options: nosniff');
  });
});

test('GAP-77 TRACE doesn’t return what it received', async () => {
  const response = await sendRaw('TRACE /health HTTP/1.1\r\nHost: x\r\nX-Secret: sesame\r\nConnection: close\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(response).not.toContain('sesame');
});

test('GAP-77 an endless body is rejected and the connection closed', async () => {
  const socket = await connected(api.app);
  const closed = once(socket, 'close').catch(() => undefined);
  const response = readAll(socket);
  socket.write(
    'POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  // 400 times the limit, far more than network buffers hold.
  const maxChunks = 1600;
  let sent = 0;
  for (; sent < maxChunks && !socket.destroyed; sent++) {
    if (!socket.write(chunk)) await Promise.race([new Promise((drained) => socket.once('drain', drained)), closed]);
  }
  expect(sent).toBeLessThan(maxChunks);
  // The connection may be closed before the response arrives.
  expect(await response).toMatch(/^(HTTP\/1\.1 413 |$)/);
});

describe('slow clients', () => {
  test('500 connections with incomplete requests don’t delay other requests', async () => {
    const slow = await Promise.all(Array.from({ length: 500 }, () => connected(api.app)));
    for (const socket of slow) socket.write('POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Le');
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => fetch(`${url}/api/v1/activities/?page_size=1`)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
  });

  test('a request must arrive within 30 seconds', () => {
    expect(api.app.server.requestTimeout).toBe(30_000);
    expect(api.app.server.headersTimeout).toBeLessThanOrEqual(30_000);
  });

  test.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'],
  ])('a client that sends %s too slowly gets 408 and the connection is closed', async (_, begun) => {
    const options = getServerOptions(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
    const shortTimeouts = { headersTimeout: 100, connectionsCheckingInterval: 20 };
    const app = fastify({ ...options, requestTimeout: 200, http: { ...options.http, ...shortTimeouts } });
    app.post('/', async () => 'done');
    await app.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => app.close());
    const socket = await connected(app);
    socket.write(begun);
    const trickle = setInterval(() => socket.write('x'), 30);
    onTestFinished(() => clearInterval(trickle));
    const response = await readAll(socket);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('x-content-type-options: nosniff');
  });
});

test('forwarded headers of an untrusted client don’t change whose rate limit counts', async () => {
  const guess = (address: string, at: number) =>
    fetch(`${url}/api/v1/users/send_otp/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, forwarded: `for=${address}` },
      body: JSON.stringify({ email: `guess-${at}@example.com` }),
    });
  for (let at = 1; at <= 30; at++) expect((await guess(`203.0.113.${at}`, at)).status).toBe(200);
  expect((await guess('203.0.113.99', 31)).status).toBe(429);
});

test.each([
  ['a health check', '/health', 200],
  ['a list', '/api/v1/activities/', 200],
  ['an error', '/api/v1/users/me/', 401],
  ['an unknown path', '/api/v1/nothing', 404],
  ['a malformed URL', '/api/v1/activities/%zz/', 400],
  ['a picture', '/api/optimize-image/placeholder/320/webp/', 200],
  ['metrics', '/metrics', 200],
])('%s has the security headers and sets no cookie', async (_, path, status) => {
  const response = await fetch(`${url}${path}`);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': path.includes('image') ? 'cross-origin' : 'same-origin',
  });
  for (const absent of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server'])
    expect(response.headers.get(absent)).toBeNull();
});
