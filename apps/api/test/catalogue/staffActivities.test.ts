import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { insertActivity } from '../fixtures.ts';
import { type Body, createStaffEdits } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

const input = (rest: Body = {}): Body => ({
  title: 'Oasis on foot',
  slug: `oasis-${randomUUID().slice(0, 8)}`,
  description: 'Two hours in the shade.',
  activity_type: 'tour',
  location: 'Al Ain',
  base_price: '130.00',
  ...rest,
});
const { create, read, setState, list } = createStaffEdits(editor, 'staff-activities');

test('a search finds an activity once it is published', async () => {
  const title = `Draft ${randomUUID().slice(0, 8)}`;
  const { activity } = (await create(input({ title }))).json();
  const found = async () => (await api.call('GET', `/activities/?search=${encodeURIComponent(title)}`)).json().count;
  expect(await found()).toBe(0);
  expect((await setState(activity.id, 'published')).json().activity.id).toBe(activity.id);
  expect(await found()).toBe(1);
});

test('the list finds activities by place', async () => {
  const place = `Place ${randomUUID().slice(0, 8)}`;
  await create(input({ title: 'At a place', location: place }));
  expect(await list(`search=${encodeURIComponent(place)}`)).toMatchObject([{ title: 'At a place' }]);
});

test('an activity that the API has withdrawn is archived', async () => {
  const { id } = await insertActivity(api.services.db);
  await editor.call('DELETE', `/activities/${id}/`);
  expect((await read(id)).state).toBe('archived');
  expect((await read(id)).history[0].action).toBe('archived');
});

test('a former slug is also stored by the operation without a version', async () => {
  const { id, slug } = await insertActivity(api.services.db);
  const body = input();
  expect((await editor.call('PUT', `/activities/${id}/`, { body })).statusCode).toBe(200);
  for (const known of [slug, body['slug']]) expect((await api.call('GET', `/activities/${known}/`)).json().id).toBe(id);
});
