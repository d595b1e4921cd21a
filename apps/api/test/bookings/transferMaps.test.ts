import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { insertVehicle } from '../fixtures.ts';
import { transferOrder } from './orders.ts';

test('GAP-37 the map service, which charges for requests, is used only for a valid request within the user’s limit', async () => {
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
    // Each request names a new place, so that none is stored.
    const guess = (at: number, remoteAddress: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/transfers/bookings/',
        remoteAddress,
        headers: { authorization: `Bearer ${layla.token}` },
        payload: transferOrder(sedan, { dropoff_location: `Villa ${at}`, total_amount: '1.00' }),
      });
    const statuses = new Map<number, number>();
    for (let at = 0; at < 310; at++) {
      const { statusCode } = await guess(at, `203.0.113.${at % 250}`);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    // Seven of the 300 calls were made above.
    expect(statuses.get(429)).toBe(17);
    expect(requests).toHaveLength(1 + 293);
  } finally {
    await api.close();
    maps.close();
  }
});
