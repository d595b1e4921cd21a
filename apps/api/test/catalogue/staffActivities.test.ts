import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { insertActivity } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

type Body = Readonly<Record<string, unknown>>;

const input = (rest: Body = {}): Body => ({
  title: 'Oasis on foot',
  slug: `oasis-${randomUUID().slice(0, 8)}`,
  description: 'Two hours in the shade.',
  activity_type: 'tour',
  location: 'Al Ain',
  base_price: '130.00',
  ...rest,
});
const create = (body: Body, key: string = randomUUID()) =>
  editor.call('POST', '/staff-activities/', { body, headers: { 'idempotency-key': key } });
const read = async (id: string) => (await editor.call('GET', `/staff-activities/${id}/`)).json();
const put = (path: string, version: string, body: Body) =>
  editor.call('PUT', path, { body, headers: { 'if-match': `"${version}"` } });
const isOnSale = async (id: string) => (await api.call('GET', `/activities/${id}/`)).statusCode === 200;

test('GAP-59 a draft is seen by staff, and by customers once it is published', async () => {
  const title = `Draft ${randomUUID().slice(0, 8)}`;
  const { version, state, activity, history } = (await create(input({ title }))).json();
  expect([state, history.map(({ action }: Body) => action)]).toEqual(['draft', ['created']]);
  expect(await isOnSale(activity.id)).toBe(false);
  const found = async () => (await api.call('GET', `/activities/?search=${encodeURIComponent(title)}`)).json().count;
  expect(await found()).toBe(0);
  const published = await put(`/staff-activities/${activity.id}/state/`, version, { state: 'published' });
  expect(published.json()).toMatchObject({ state: 'published', activity: { id: activity.id } });
  expect([await isOnSale(activity.id), await found()]).toEqual([true, 1]);
});

test('GAP-59 the list finds activities by place', async () => {
  const place = `Place ${randomUUID().slice(0, 8)}`;
  await create(input({ title: 'At a place', location: place }));
  const { results } = (await editor.call('GET', `/staff-activities/?search=${encodeURIComponent(place)}`)).json();
  expect(results.map(({ title }: Body) => title)).toEqual(['At a place']);
});

test('GAP-59 an activity that the API has withdrawn is archived', async () => {
  const { id } = await insertActivity(api.services.db);
  await editor.call('DELETE', `/activities/${id}/`);
  expect((await read(id)).state).toBe('archived');
  expect((await read(id)).history[0].action).toBe('archived');
});

test('GAP-59 a former slug is also stored by the operation without a version', async () => {
  const { id, slug } = await insertActivity(api.services.db);
  const body = input();
  expect((await editor.call('PUT', `/activities/${id}/`, { body })).statusCode).toBe(200);
  for (const known of [slug, body['slug']]) expect((await api.call('GET', `/activities/${known}/`)).json().id).toBe(id);
});
