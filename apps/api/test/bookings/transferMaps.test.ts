import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { insertVehicle } from '../fixtures.ts';
import { transferOrder } from './orders.ts';

test('GAP-37 the map service, which charges for requests, is used only for a request that is otherwise valid', async () => {
  const requests: string[] = [];
  const maps = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(JSON.stringify({ routes: [{ distance: 38_500 }], features: [] }));
  });
  await new Promise<void>((ready) => maps.listen(0, '127.0.0.1', ready));
  const environment = {
    MAPBOX_TOKEN: 'pk.test',
    MAPBOX_URL: `http://127.0.0.1:${(maps.address() as AddressInfo).port}`,
  };
  const api = await startTestApi({ environment });
  try {
    const layla = await api.signIn();
    const sedan = await insertVehicle(api.services.db);
    const book = async (rest = {}) =>
      (await layla.call('POST', '/transfers/bookings/', { body: transferOrder(sedan, rest) })).statusCode;
    for (const invalid of [
      { phone_number: 'call me' },
      { first_name: ' ' },
      { journey_date: '2029-01-01' },
      { passengers: 9 },
      { dropoff_location: 'DXB' },
      { flight_number: 'soon' },
    ])
      expect(await book(invalid)).toBe(400);
    for (const query of ['pickup=%20&dropoff=Villa%207', 'pickup=Villa%207&dropoff=villa-7'])
      expect((await api.call('GET', `/transfers/distance/?${query}`)).statusCode).toBe(400);
    expect(requests).toEqual([]);
    expect(await book()).toBe(201);
    expect(requests).toHaveLength(1);
  } finally {
    await api.close();
    maps.close();
  }
});
