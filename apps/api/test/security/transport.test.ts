import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serverOptions } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await startTestApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

async function connected(app: FastifyInstance): Promise<Socket> {
  const socket = connect(portOf(app), '127.0.0.1');
  // The server hangs up on most of these.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** All that a connection answers until it is closed. */
async function answerTo(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
  });
  await new Promise((closed) => socket.once('close', closed));
  return said;
}

async function say(...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = await connected(api.app);
  const answer = answerTo(socket);
  for (const part of parts) socket.write(part);
  return answer;
}

describe('GAP-77 what is hardly a request is answered in a line, with the headers of every answer', () => {
  test.each([
    ['headers of 64 KB', `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
    ['an address of 64 KB', `GET /${'x'.repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['another protocol', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
    ['two lengths', 'POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}', 400],
    [
      'a length and pieces, as smugglers send them',
      'POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
      400,
    ],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
  ])('%s', async (_, text, status) => {
    const answer = await say(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toContain('process_cpu');
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    if (!text.includes('HTTP/1.1\r\n\r\n') || status === 431)
      expect(answer).toContain('x-content-type-options: nosniff');
  });
});

test('GAP-77 who sends a body without an end is refused, and hung up on', async () => {
  const socket = await connected(api.app);
  const closed = once(socket, 'close').catch(() => undefined);
  const answer = answerTo(socket);
  socket.write(
    'POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  // Four hundred times what may be sent; a fraction of it lies in buffers of the network.
  const most = 1600;
  let sent = 0;
  for (; sent < most && !socket.destroyed; sent++) {
    if (!socket.write(piece)) await Promise.race([new Promise((drained) => socket.once('drain', drained)), closed]);
  }
  expect(sent).toBeLessThan(most);
  // Who goes on sending may be hung up on before the answer is there.
  expect(await answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
});

describe('who sends slowly', () => {
  test('500 connections that never finish their request keep nobody else waiting', async () => {
    const slow = await Promise.all(Array.from({ length: 500 }, () => connected(api.app)));
    for (const socket of slow) socket.write('POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\nContent-Le');
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}/api/v1/activities/?page_size=1`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
  });

  test('no request takes longer than half a minute to come', () => {
    expect(api.app.server.requestTimeout).toBe(30_000);
    expect(api.app.server.headersTimeout).toBeLessThanOrEqual(30_000);
  });

  test.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'],
  ])('who takes longer over %s is told so and hung up on', async (_, begun) => {
    const options = serverOptions(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
    const hurried = { headersTimeout: 100, connectionsCheckingInterval: 20 };
    const app = fastify({ ...options, requestTimeout: 200, http: { ...options.http, ...hurried } });
    app.post('/', async () => 'done');
    await app.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => app.close());
    const socket = await connected(app);
    socket.write(begun);
    const trickle = setInterval(() => socket.write('x'), 30);
    onTestFinished(() => clearInterval(trickle));
    const answer = await answerTo(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });
});

test('who says that it is somebody else is counted as who it is', async () => {
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
  ['an answer', '/health', 200],
  ['a list', '/api/v1/activities/', 200],
  ['a error', '/api/v1/users/me/', 401],
  ['an unknown path', '/api/v1/nothing', 404],
  ['a broken address', '/api/v1/activities/%zz/', 400],
  ['a picture', '/api/optimize-image/placeholder/320/webp/', 200],
  ['the figures', '/metrics', 200],
])('%s carries the headers of every answer, and sets no cookie', async (_, path, status) => {
  const answer = await fetch(`${url}${path}`);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
  for (const absent of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server'])
    expect(answer.headers.get(absent)).toBeNull();
});
