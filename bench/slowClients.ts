/**
 * `npm run bench:slow-clients`: measures a normal client beside 500 that send a byte every ten seconds. Exits with 1 if
 * one of its requests fails, or a slow connection is still open after 36 seconds.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { percentile } from './percentile.ts';
import { startShop } from './shop.ts';

const slowClients = 500;
const byteEverySeconds = 10;
const seconds = 60;
/** The server allows 20 seconds for headers and 30 for a request, and checks every 5 (`apps/api/src/app.ts`). */
const closedWithinSeconds = 36;
const path = '/api/v1/activities/?page_size=20';

createCommand({
  name: 'npm run bench:slow-clients',
  purpose: 'Measures a normal client of the built shop beside 500 clients that send a byte every ten seconds.',
  examples: [''],
}).parse();
const shop = await startShop({ profile: false });
try {
  const before = await measure(5);
  const slow = await Promise.all(Array.from({ length: slowClients }, (_, at) => slowClient(at % 2 === 0)));
  const during = await measure(seconds);
  const lastClosed = Math.max(...slow.map(({ openSeconds }) => openSeconds() ?? Number.POSITIVE_INFINITY));
  for (const { socket } of slow) socket.destroy();
  console.log(`without slow clients:  ${before.text}`);
  console.log(`with ${slowClients} of them:     ${during.text}`);
  console.log(`the last slow connection was closed after ${lastClosed.toFixed(1)} s`);
  process.exitCode = during.failed === 0 && lastClosed < closedWithinSeconds ? 0 : 1;
} finally {
  await shop.stop();
}

/** Starts a request and continues it byte by byte, in its headers or in its body. */
async function slowClient(inHeaders: boolean): Promise<{ socket: Socket; openSeconds: () => number | null }> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const started = performance.now();
  let ended: number | null = null;
  const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
  socket.write(`POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\n${inHeaders ? 'X-Slow: ' : body}`);
  const trickle = setInterval(() => socket.write('x'), byteEverySeconds * 1000);
  socket.on('close', () => {
    clearInterval(trickle);
    ended = performance.now();
  });
  socket.resume();
  return { socket, openSeconds: () => (ended === null ? null : (ended - started) / 1000) };
}

/** Sends five requests a second. */
async function measure(forSeconds: number): Promise<{ text: string; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let at = 0; at < forSeconds * 5; at++) {
    const start = performance.now();
    const response = await fetch(`${shop.url}${path}`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status !== 200) failed++;
    times.push(performance.now() - start);
    await wait(Math.max(0, 200 - (performance.now() - start)));
  }
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)].map((time) => `${time.toFixed(1)} ms`);
  return { text: `${times.length} requests, p50 ${p50}, p99 ${p99}, ${failed} failed`, failed };
}
