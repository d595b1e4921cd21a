import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/db/database.ts';
import { roadDistances } from '../../src/db/schema.ts';
import { createRoadDistances } from '../../src/maps/roadDistances.ts';
import { createTestDatabase, type TestDatabase, testClock } from '../../src/testing/index.ts';

/** A local map service that knows one villa and returns `length` for every route. */
let server: Server;
let url = '';
let requests: URL[] = [];
let isDown = false;
let isMoved = false;
let length = 40_049;
/** How much longer each next route is. */
let growth = 0;
/** The service responds when this many requests wait. */
let together = 1;
let waiting: (() => void)[] = [];
let database: TestDatabase;
let open: OpenDatabase;
const clock = testClock('2030-03-01T08:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.connection, 4, () => {});
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', url);
    requests.push(address);
    const isVilla = address.searchParams.get('q')?.includes('villa');
    const body = address.pathname.startsWith('/directions/')
      ? { routes: [{ distance: length }] }
      : { features: isVilla ? [{ geometry: { coordinates: [55.2, 25.1] } }] : [] };
    length += growth;
    if (isMoved && !address.pathname.startsWith('/moved/'))
      return response.writeHead(307, { location: `/moved${request.url}` }).end();
    waiting.push(() =>
      response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
    if (waiting.length < together) return;
    for (const respond of waiting) respond();
    waiting = [];
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  requests = [];
  isDown = false;
  isMoved = false;
  length = 40_049;
  growth = 0;
  together = 1;
  await open.db.delete(roadDistances);
});

/** The distances of one process. */
const distances = () => createRoadDistances({ token: 'pk.one', url }, { db: open.db, clock });

test.each([
  ['Dubai Mall', 'Dubai Marina', { distance: 24.9, source: 'estimate' }],
  ['A villa in Al Barsha', 'Dubai Mall', { distance: 16.1, source: 'estimate' }],
  ['Dubai Mall', 'asdf', { unknown: ['dropoff'] }],
  ['asdf', 'qwer', { unknown: ['pickup', 'dropoff'] }],
  ['A villa in Al Barsha', 'Another villa, Al Barsha', { isTooClose: true }],
])('GAP-37 without a map service, from %s to %s', async (from, to, result) =>
  expect(await createRoadDistances(null, { db: open.db, clock })(from, to)).toEqual(result),
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
  clock.advance(24 * 60 * 60 * 1000);
  length = 30_000;
  expect(await distance('Dubai Mall', 'Dubai Marina')).toEqual({ ...measured, distance: 30 });
  expect(requests).toHaveLength(2);
});

test('GAP-37 a process uses the distance that another one measured, also at the same time', async () => {
  const first = await distances()('Dubai Mall', 'Dubai Marina');
  length = 50_000;
  expect(await distances()('Dubai Mall', 'Dubai Marina')).toEqual(first);
  expect(requests).toHaveLength(1);
  await open.db.delete(roadDistances);
  growth = 10_000;
  together = 2;
  const [one, other] = await Promise.all(
    [distances(), distances()].map((distance) => distance('Dubai Mall', 'Dubai Marina')),
  );
  expect(requests).toHaveLength(3);
  expect(one).toEqual(other);
});

test('GAP-37 in one process, simultaneous requests for a distance become one', async () => {
  const distance = distances();
  await Promise.all(Array.from({ length: 5 }, () => distance('Dubai Mall', 'Dubai Marina')));
  expect(requests).toHaveLength(1);
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

test('GAP-37 a redirect of the service is not followed', async () => {
  isMoved = true;
  expect(await distances()('Dubai Mall', 'Dubai Marina')).toMatchObject({ source: 'estimate' });
  expect(requests).toHaveLength(1);
});

test('GAP-37 a place that the service doesn’t know is unknown; one beside the other place is too close', async () => {
  expect(await distances()('Dubai Mall', 'Atlantis on the moon')).toMatchObject({ source: 'service' });
  expect(await distances()('Dubai Mall', 'Moon base')).toEqual({ unknown: ['dropoff'] });
  expect(await distances()('A villa', 'Another villa')).toEqual({ isTooClose: true });
});
