import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activities } from '../../src/db/schema.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { insertActivity } from '../fixtures.ts';
import { listStatements } from '../listStatements.ts';

let api: TestApi;
const ids: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
  for (const title of ['Abra', 'Balloon', 'Camels'])
    ids.push((await insertActivity(api.services.db, { title, basePrice: 100_00 })).id);
});
afterAll(() => api.close());

let lastPrice = 0;
/** Lists the activities with a filter that no other request had, so that no response is cached. */
const list = async (query = '') => {
  lastPrice += 1;
  const response = await api.call('GET', `/activities/?ordering=title&price_gte=0.${lastPrice}1&${query}`);
  expect(response.statusCode).toBe(200);
  return response.json().results as { title: string; from_price: string; description?: string }[];
};
/** Returns the list, and the columns of activities that were read by id. */
async function listAndCount(query: string) {
  let found: Awaited<ReturnType<typeof list>> = [];
  const sent = await listStatements(async () => {
    found = await list(query);
  });
  return { titles: found.map(({ title }) => title), reads: sent.filter((text) => text.includes('any($1)')).length };
}
const rename = (id: string, title: string) =>
  api.services.db.update(activities).set({ title }).where(eq(activities.id, id));

test.each(['view=card', ''])(
  'an activity in a list (%s) is read again once it has changed, and only then',
  async (view) => {
    const first = await listAndCount(view);
    expect(first).toEqual({ titles: ['Abra', 'Balloon', 'Camels'], reads: 1 });
    expect(await listAndCount(view)).toEqual({ ...first, reads: 0 });
    await rename(ids[1]!, 'Boat');
    expect(await listAndCount(view)).toEqual({ titles: ['Abra', 'Boat', 'Camels'], reads: 1 });
    expect(await listAndCount(view)).toMatchObject({ reads: 0 });
    await rename(ids[1]!, 'Balloon');
  },
);

test('a list of what is free on a date has the price of the date, other lists that of all dates', async () => {
  const season = { name: 'Sale', startDate: '2030-03-10', endDate: '2030-03-10', adult: 80_00, child: 40_00 };
  await api.services.db.update(activities).set({ priceSeasons: [season], lowestPrice: 80_00 });
  const prices = async (query: string) => (await list(query)).map(({ from_price }) => from_price);
  for (const view of ['view=card', '']) {
    expect(await prices(view)).toEqual(['80.00', '80.00', '80.00']);
    expect(await prices(`${view}&free_on=2030-03-12`)).toEqual(['100.00', '100.00', '100.00']);
    expect(await prices(view)).toEqual(['80.00', '80.00', '80.00']);
  }
});

test('a card has no details, an activity has', async () => {
  expect((await list('view=card'))[0]).not.toHaveProperty('description');
  expect((await list())[0]).toHaveProperty('description');
});
