import { sampleActivities } from '@aitours/domain/planner';
import { afterAll, expect, test } from 'vitest';
import { seedLibrary } from '../../src/seed/seedLibrary.ts';
import { seedShop } from '../../src/seed/seedShop.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
afterAll(() => api.close());

const path = '/rest/v1/activities';
const rows = async (query = '') => (await api.app.inject({ url: `${path}${query}` })).json();
const ids = async (query = '') => (await rows(query)).map(({ id }: { id: string }) => id);
const samples = sampleActivities.map((record) => ({ ...record }));

test('PLAN-33 GAP-71 seeding twice leaves five samples', async () => {
  for (const _ of [1, 2]) await seedShop(api.services.db, { now: api.clock.now(), password: null });
  expect(await ids()).toEqual(['sample-1', 'sample-2', 'sample-3', 'sample-4', 'sample-5']);
});

test('PLAN-33 API-77 GAP-71 a configured external library gets the samples, once', async () => {
  const external = await startTestApi();
  const ACTIVITY_LIBRARY_URL = `${await external.app.listen({ host: '127.0.0.1', port: 0 })}/rest/v1`;
  const list = async () => (await fetch(`${ACTIVITY_LIBRARY_URL}/activities`)).json();
  const { token } = await external.signIn({ isStaff: true });
  const start = (key: string) => startTestApi({ environment: { ACTIVITY_LIBRARY_URL, ACTIVITY_LIBRARY_KEY: key } });
  const shops = [await start('not a key')];
  await expect.poll(() => shops[0]?.logged.join('')).toContain('seeding the activity library failed');
  expect(await list()).toEqual([]);
  shops.push(await start(token));
  await expect.poll(list).toMatchObject(samples);
  const seeded = await list();
  external.clock.advance(60_000);
  await seedLibrary({ url: ACTIVITY_LIBRARY_URL, key: token });
  expect(await list()).toEqual(seeded);
  for (const each of [...shops, external]) await each.close();
});

test('PLAN-32 API-77 ENTITY-46 lists all rows, or the row of an id', async () => {
  expect(await rows('?select=*&id=eq.sample-4')).toEqual([
    { ...samples[3], created_at: expect.any(String), updated_at: expect.any(String) },
  ]);
  expect(await rows('?id=eq.sample-9')).toEqual([]);
  expect(await ids('?order=rating.desc&limit=2')).toEqual(['sample-3', 'sample-4']);
  expect(await ids('?order=nonsense.asc&limit=1')).toEqual(['sample-1']);
  expect((await api.app.inject({ url: `${path}?id=gt.1` })).statusCode).toBe(400);
});

test('PLAN-33 API-77 staff upsert rows by id', async () => {
  const staff = await api.signIn({ isStaff: true });
  const write = (body: object, prefer = 'resolution=merge-duplicates,return=representation') =>
    staff.call('POST', `${path}?on_conflict=id`, { body, headers: { prefer } });
  const { created_at: createdAt } = (await rows('?id=eq.sample-1'))[0];
  api.clock.advance(60_000);
  const written = await write([
    { ...samples[0], name: 'Dunes by night' },
    { ...samples[1], id: 'sample-6' },
  ]);
  expect(written.statusCode).toBe(201);
  expect(written.json()).toMatchObject([
    { id: 'sample-1', name: 'Dunes by night', created_at: createdAt },
    { id: 'sample-6' },
  ]);
  expect(written.json()[0].updated_at).not.toBe(createdAt);
  expect(await ids()).toHaveLength(6);
  const minimal = { id: 'bare', name: 'Bare', category: 'tour', location: 'Dubai', lat: 25, lng: 55 };
  expect((await write(minimal, 'return=minimal')).json()).toEqual([]);
  expect((await rows('?id=eq.bare'))[0]).toMatchObject({ ...minimal, tags: [], duration: null, opening_hours: null });
  expect((await write([minimal, minimal])).statusCode).toBe(400);
});

test('guests and customers can’t write', async () => {
  expect((await api.call('POST', path, { body: samples })).statusCode).toBe(401);
  const customer = await api.signIn();
  expect((await customer.call('POST', path, { body: samples })).statusCode).toBe(403);
});
