import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { problem, serve } from './testing/serve.ts';

const page = (results: readonly unknown[], next: string | null) => ({
  body: { count: 99, next, previous: null, results },
});

async function shop(result: Parameters<typeof serve>[0]) {
  const { baseUrl, received } = await serve(result);
  return { client: createClient({ baseUrl, storage: null, now: () => 5 }), received };
}

test('API-21 API-31 API-49 BROWSE-17 follows next through all pages in order, with the same filters', async () => {
  const { client, received } = await shop(({ query }) => {
    const number = Number(query['page'] ?? 1);
    const next = number < 3 ? `/api/v1/activities/?ordering=-base_price&page=${number + 1}` : null;
    return page([`${number}a`, `${number}b`], next);
  });
  const items = await client.allPages('listActivities', { query: { ordering: '-base_price' } });
  expect(items).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
  expect(received.map(({ query }) => query)).toEqual([
    { ordering: '-base_price' },
    { ordering: '-base_price', page: '2' },
    { ordering: '-base_price', page: '3' },
  ]);
});

test('BROWSE-17 uses only the query of next', async () => {
  const { client, received } = await shop(({ query }) =>
    query['page'] ? page([2], null) : page([1], 'https://elsewhere.example/api/v1/tickets/?page=2'),
  );
  await expect(client.allPages('listTickets')).resolves.toEqual([1, 2]);
  expect(received.map(({ path }) => path)).toEqual(['/api/v1/tickets/', '/api/v1/tickets/']);
});

test.each([
  ['the first page', '/api/v1/tickets/?page=1'],
  ['the second page again', '/api/v1/tickets/?page=2'],
])('BROWSE-17 a next that leads to %s causes no endless loop', async (_, next) => {
  const { client, received } = await shop(() => page([1], next));
  await client.allPages('listTickets');
  expect(received.length).toBeLessThanOrEqual(2);
});

test('BROWSE-17 an empty page is the last, even if it has a next', async () => {
  const { client, received } = await shop(({ query }) => {
    const number = Number(query['page'] ?? 1);
    return page(number < 3 ? [number] : [], `/api/v1/tickets/?page=${number + 1}`);
  });
  await expect(client.allPages('listTickets')).resolves.toEqual([1, 2]);
  expect(received).toHaveLength(3);
});

test('BROWSE-17 fails when a page fails', async () => {
  const { client } = await shop(({ query }) =>
    query['page'] ? problem(503, 'service-unavailable', 'One moment.') : page([1], '?page=2'),
  );
  await expect(client.allPages('listTickets')).rejects.toMatchObject({ type: 'service-unavailable' });
});

test('API-21 each page of tours has a cache-busting time', async () => {
  const { client, received } = await shop(({ query }) => page([1], query['page'] ? null : '?page=2'));
  await client.allPages('listTours', { query: { featured: true } });
  expect(received.map(({ query }) => query)).toEqual([
    { featured: 'true', _t: '5' },
    { featured: 'true', _t: '5', page: '2' },
  ]);
});

test('GAP-13 a plain array counts as one page', async () => {
  const { client } = await shop(() => ({ body: ['sedan', 'van'] }));
  await expect(client.allPages('listTransferTypes')).resolves.toEqual(['sedan', 'van']);
});

test.each([
  ['a plain list', ['sedan', 'van']],
  ['results', { results: ['sedan', 'van'] }],
])('API-44 vehicles are accepted as %s', async (_, body) => {
  const { client } = await shop(() => ({ body }));
  await expect(client.call('listTransferVehicles')).resolves.toEqual(['sedan', 'van']);
});

test('a response that is not a list is an error', async () => {
  const { client } = await shop(() => ({ body: { activity_bookings: [] } }));
  await expect(client.allPages('listBookings')).rejects.toThrow(TypeError);
});
