import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRoadDistances } from './roadDistances.ts';

/** A local map service that knows one villa and returns 40,049 m for every route. */
let server: Server;
let url = '';
let requests: URL[] = [];
let isDown = false;
let now = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', url);
    requests.push(address);
    const isVilla = address.searchParams.get('q')?.includes('villa');
    const body = address.pathname.startsWith('/directions/')
      ? { routes: [{ distance: 40_049 }] }
      : { features: isVilla ? [{ geometry: { coordinates: [55.2, 25.1] } }] : [] };
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  isDown = false;
});

const distances = () => createRoadDistances({ token: 'pk.one', url }, () => now);

test.each([
  ['Dubai Mall', 'Dubai Marina', { distance: 24.9, source: 'estimate' }],
  ['A villa in Al Barsha', 'Dubai Mall', { distance: 16.1, source: 'estimate' }],
  ['Dubai Mall', 'asdf', { unknown: ['dropoff'] }],
  ['asdf', 'qwer', { unknown: ['pickup', 'dropoff'] }],
  ['A villa in Al Barsha', 'Another villa, Al Barsha', { isTooClose: true }],
])('GAP-37 without a map service, from %s to %s', async (from, to, result) =>
  expect(await createRoadDistances(null)(from, to)).toEqual(result),
);

test('GAP-37 between popular places only directions are requested, once a day', async () => {
  const distance = distances();
  const measured = { distance: 40, source: 'service' };
  expect(await distance('Dubai Mall', 'Dubai Marina')).toEqual(measured);
  expect(await distance('dubai mall ', 'Dubai Marina')).toEqual(measured);
  expect(requests.map(({ pathname }) => pathname)).toEqual([
    '/directions/v5/mapbox/driving/55.2796,25.1975;55.1403,25.0805',
  ]);
  expect(requests[0]?.searchParams.get('access_token')).toBe('pk.one');
  now += 24 * 60 * 60 * 1000;
  await distance('Dubai Mall', 'Dubai Marina');
  expect(requests).toHaveLength(2);
});

test('GAP-37 other places are geocoded in the Emirates', async () => {
  expect(await distances()('Dubai Mall', 'A villa & more')).toEqual({ distance: 40, source: 'service' });
  expect(requests[0]?.searchParams.get('q')).toBe('A villa & more');
  expect(requests[0]?.searchParams.get('country')).toBe('ae');
});

test('GAP-37 when the service fails the distance is estimated, and the estimate isn’t cached', async () => {
  const distance = distances();
  isDown = true;
  expect(await distance('Dubai Mall', 'Dubai Marina')).toEqual({ distance: 24.9, source: 'estimate' });
  expect(await distance('Dubai Mall', 'A villa & more')).toEqual({ unknown: ['dropoff'] });
  isDown = false;
  expect(await distance('Dubai Mall', 'Dubai Marina')).toEqual({ distance: 40, source: 'service' });
});

test('GAP-37 a place that the service doesn’t know is unknown; one beside the other place is too close', async () => {
  expect(await distances()('Dubai Mall', 'Atlantis on the moon')).toMatchObject({ source: 'service' });
  expect(await distances()('Dubai Mall', 'Moon base')).toEqual({ unknown: ['dropoff'] });
  expect(await distances()('A villa', 'Another villa')).toEqual({ isTooClose: true });
});
