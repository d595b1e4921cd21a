/**
 * `npm run bench:slow-clients`: 500 clients that send a byte every ten seconds, for a minute, and one that asks for pages as
 * people do. Ends with 1 when one of its requests fails, or a slow client is still there after half a minute.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { requireProjectNode } from '../scripts/requireProjectNode.ts';
import { percentile } from './percentile.ts';
import { startShop } from './shop.ts';

const slowClients = 500;
const byteEverySeconds = 10;
const seconds = 60;
/** The server's own limits are 20 seconds for headers and 30 for all, looked at every 5 (`apps/api/src/app.ts`). */
const goneAfterSeconds = 36;
const asked = '/api/v1/activities/?page_size=20';

requireProjectNode();
const shop = await startShop({ profile: false });
try {
  const before = await ask(5);
  const slow = await Promise.all(Array.from({ length: slowClients }, (_, at) => slowClient(at % 2 === 0)));
  const during = await ask(seconds);
  const longest = Math.max(...slow.map(({ livedSeconds }) => livedSeconds() ?? Number.POSITIVE_INFINITY));
  for (const { socket } of slow) socket.destroy();
  console.log(`without slow clients:  ${before.text}`);
  console.log(`with ${slowClients} of them:     ${during.text}`);
  console.log(`the last of them was hung up on after ${longest.toFixed(1)} s`);
  process.exitCode = during.wrong === 0 && longest < goneAfterSeconds ? 0 : 1;
} finally {
  await shop.stop();
}

/** Begins a request, half of them with headers that don't end, half with a body, and goes on byte by byte. */
async function slowClient(inHeaders: boolean): Promise<{ socket: Socket; livedSeconds: () => number | null }> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const begun = performance.now();
  let ended: number | null = null;
  const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
  socket.write(`POST /api/v1/token/ HTTP/1.1\r\nHost: x\r\n${inHeaders ? 'X-Slow: ' : body}`);
  const trickle = setInterval(() => socket.write('x'), byteEverySeconds * 1000);
  socket.on('close', () => {
    clearInterval(trickle);
    ended = performance.now();
  });
  socket.resume();
  return { socket, livedSeconds: () => (ended === null ? null : (ended - begun) / 1000) };
}

/** Asks five times a second. */
async function ask(forSeconds: number): Promise<{ text: string; wrong: number }> {
  const times: number[] = [];
  let wrong = 0;
  for (let at = 0; at < forSeconds * 5; at++) {
    const start = performance.now();
    const answer = await fetch(`${shop.url}${asked}`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status !== 200) wrong++;
    times.push(performance.now() - start);
    await wait(Math.max(0, 200 - (performance.now() - start)));
  }
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)].map((time) => `${time.toFixed(1)} ms`);
  return { text: `${times.length} requests, p50 ${p50}, p99 ${p99}, ${wrong} failed`, wrong };
}
