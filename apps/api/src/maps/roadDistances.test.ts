import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roadDistances } from './roadDistances.ts';

/** A map service on this machine: it knows one villa, and every way is 40,049 m long. */
let server: Server;
let url = '';
let asked: URL[] = [];
let isDown = false;
let now = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', url);
    asked.push(address);
    const isVilla = address.searchParams.get('q')?.includes('villa');
    const answer = address.pathname.startsWith('/directions/')
      ? { routes: [{ distance: 40_049 }] }
      : { features: isVilla ? [{ geometry: { coordinates: [55.2, 25.1] } }] : [] };
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  isDown = false;
});

const distances = () => roadDistances({ token: 'pk.one', url }, () => now);

test('GAP-37 without a map service it is estimated', async () => {
  expect(await roadDistances(null)('Dubai Mall', 'Dubai Marina')).toEqual({ distance: 24.9, source: 'estimate' });
});

test('GAP-37 between popular places the service measures the way alone, and is asked once a day', async () => {
  const distance = distances();
  const measured = { distance: 40, source: 'service' };
  expect(await distance('Dubai Mall', 'Dubai Marina')).toEqual(measured);
  expect(await distance('dubai mall ', 'Dubai Marina')).toEqual(measured);
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/directions/v5/mapbox/driving/55.2796,25.1975;55.1403,25.0805',
  ]);
  expect(asked[0]?.searchParams.get('access_token')).toBe('pk.one');
  now += 24 * 60 * 60 * 1000;
  await distance('Dubai Mall', 'Dubai Marina');
  expect(asked).toHaveLength(2);
});

test('GAP-37 another place is looked for in the Emirates', async () => {
  expect(await distances()('Dubai Mall', 'A villa & more')).toEqual({ distance: 40, source: 'service' });
  expect(asked[0]?.searchParams.get('q')).toBe('A villa & more');
  expect(asked[0]?.searchParams.get('country')).toBe('ae');
});

test('GAP-37 a place that nobody knows, or a service that fails, leaves the estimate; it is asked anew', async () => {
  const distance = distances();
  expect(await distance('Dubai Mall', 'Atlantis on the moon')).toEqual({ distance: 20, source: 'estimate' });
  isDown = true;
  expect(await distance('Dubai Mall', 'Dubai Marina')).toEqual({ distance: 24.9, source: 'estimate' });
  isDown = false;
  expect(await distance('Dubai Mall', 'Dubai Marina')).toEqual({ distance: 40, source: 'service' });
});
