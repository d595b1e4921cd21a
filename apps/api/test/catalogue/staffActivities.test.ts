import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
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
const put = (path: string, version: string, body: Body, by: TestAccount = editor) =>
  by.call('PUT', path, { body, headers: { 'if-match': `"${version}"` } });
const setState = async (id: string, state: string) =>
  put(`/staff-activities/${id}/state/`, (await read(id)).version, { state });
const isOnSale = async (id: string) => (await api.call('GET', `/activities/${id}/`)).statusCode === 200;
const listed = async (query: string) =>
  (await editor.call('GET', `/staff-activities/?${query}`)).json().results.map(({ title }: Body) => title);

describe('a draft', () => {
  test('GAP-59 is seen by staff, and by customers once it is published', async () => {
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

  test('GAP-59 a retry of its creation returns the same one', async () => {
    const [body, key] = [input(), randomUUID()];
    const ids = [await create(body, key), await create(body, key)].map((response) => response.json().activity.id);
    expect(ids[0]).toBe(ids[1]);
  });

  test('GAP-59 the address of another activity is an error of the field, also of one that is archived', async () => {
    const { id, slug } = await insertActivity(api.services.db);
    await setState(id, 'archived');
    const created = await create(input({ slug }));
    expect([created.statusCode, Object.keys(created.json().errors)]).toEqual([400, ['slug']]);
    const other = (await create(input())).json();
    const replaced = await put(`/staff-activities/${other.activity.id}/`, other.version, input({ slug }));
    expect([replaced.statusCode, Object.keys(replaced.json().errors)]).toEqual([400, ['slug']]);
  });
});

describe('an edit', () => {
  test('GAP-59 of a version that another staff member has changed is rejected and changes nothing', async () => {
    const { id } = await insertActivity(api.services.db, { title: 'Before' });
    const { version } = await read(id);
    const other = await api.signIn({ staffRole: 'manager' });
    expect((await put(`/staff-activities/${id}/`, version, input({ title: 'First' }), other)).statusCode).toBe(200);
    const late = await put(`/staff-activities/${id}/`, version, input({ title: 'Second' }));
    expect([late.statusCode, late.json().type.split('/').at(-1)]).toEqual([412, 'precondition-failed']);
    expect((await read(id)).activity.title).toBe('First');
    expect((await put(`/staff-activities/${id}/state/`, version, { state: 'archived' })).statusCode).toBe(412);
    expect((await read(id)).state).toBe('published');
  });

  test('GAP-59 of a version from before it was published is rejected: customers would see it at once', async () => {
    const { version, activity } = (await create(input())).json();
    await setState(activity.id, 'published');
    const late = await put(`/staff-activities/${activity.id}/`, version, input({ title: 'Late' }));
    expect([late.statusCode, (await read(activity.id)).activity.title]).toEqual([412, 'Oasis on foot']);
  });

  test('GAP-59 without a slug keeps the slug, and its retry succeeds with the old version', async () => {
    const { id, slug } = await insertActivity(api.services.db);
    const { version } = await read(id);
    const body = input({
      slug: undefined,
      time_slots: [{ start_date: '2030-01-01', end_date: '2030-12-31', available_days: [5] }],
    });
    const first = await put(`/staff-activities/${id}/`, version, body);
    expect([first.statusCode, first.json().activity.slug]).toEqual([200, slug]);
    const retry = await put(`/staff-activities/${id}/`, version, body);
    expect([retry.statusCode, retry.json()]).toEqual([200, first.json()]);
    const stale = await put(`/staff-activities/${id}/`, version, { ...body, location: 'Elsewhere' });
    expect(stale.statusCode).toBe(412);
  });

  test('GAP-59 is in the history with its author and fields, and its result can be read again', async () => {
    const { id } = await insertActivity(api.services.db, { title: 'Before' });
    const change = async (title: string, base_price: string) =>
      put(`/staff-activities/${id}/`, (await read(id)).version, input({ slug: undefined, title, base_price }));
    await change('First', '130.00');
    api.clock.advance(60);
    await change('Second', '145.00');
    const { history } = await read(id);
    expect(history[0]).toMatchObject({
      action: 'changed',
      author_email: editor.email,
      fields: ['title', 'base_price', 'child_price'],
    });
    const earlier = await editor.call('GET', `/staff-activities/${id}/versions/${history[1].id}/`);
    expect(earlier.json()).toMatchObject({ id, title: 'First', base_price: '130.00' });
    expect(history.map(({ action }: Body) => action)).toEqual(['changed', 'changed', 'original']);
    const original = await editor.call('GET', `/staff-activities/${id}/versions/${history[2].id}/`);
    expect(original.json()).toMatchObject({ id, title: 'Before' });
    const other = await insertActivity(api.services.db);
    expect((await editor.call('GET', `/staff-activities/${other.id}/versions/${history[1].id}/`)).statusCode).toBe(404);
  });

  test('GAP-59 of the state is in the history, and has no version of its own', async () => {
    const { id } = await insertActivity(api.services.db);
    for (const state of ['draft', 'published', 'archived'] as const) {
      await setState(id, state);
      api.clock.advance(1);
    }
    const { history, version } = await read(id);
    expect(history.map(({ action }: Body) => action)).toEqual(['archived', 'published', 'unpublished']);
    expect((await editor.call('GET', `/staff-activities/${id}/versions/${history[0].id}/`)).statusCode).toBe(404);
    expect((await put(`/staff-activities/${id}/state/`, 'old', { state: 'archived' })).json().version).toBe(version);
    expect((await put(`/staff-activities/${id}/state/`, 'old', { state: 'published' })).statusCode).toBe(412);
  });
});

test('GAP-59 the list finds activities by title, address or place, and by state', async () => {
  const mark = randomUUID().slice(0, 8);
  for (const state of ['draft', 'published', 'archived']) {
    const { activity } = (await create(input({ title: `${state} ${mark}` }))).json();
    await setState(activity.id, state);
  }
  expect(await listed(`search=${mark.toUpperCase()}`)).toEqual([`draft ${mark}`, `published ${mark}`]);
  for (const state of ['draft', 'published', 'archived'])
    expect(await listed(`search=${mark}&state=${state}`)).toEqual([`${state} ${mark}`]);
  await create(input({ title: 'At a place', location: `Place ${mark}` }));
  expect(await listed(`search=place%20${mark}`)).toEqual(['At a place']);
});

test('GAP-59 an activity that the API has withdrawn is archived', async () => {
  const { id } = await insertActivity(api.services.db);
  await editor.call('DELETE', `/activities/${id}/`);
  expect((await read(id)).state).toBe('archived');
  expect((await read(id)).history[0].action).toBe('archived');
});

describe('a former slug', () => {
  const find = async (slug: string) => (await api.call('GET', `/activities/${slug}/`)).json().id;
  const rename = async (id: string, slug: string) => {
    const response = await put(`/staff-activities/${id}/`, (await read(id)).version, input({ slug }));
    expect(response.statusCode).toBe(200);
  };

  test('GAP-59 still finds the activity while it is published', async () => {
    const { id, slug } = await insertActivity(api.services.db);
    for (const next of [`${slug}-b`, `${slug}-c`]) await rename(id, next);
    for (const known of [slug, `${slug}-b`, `${slug}-c`]) expect(await find(known)).toBe(id);
    expect((await api.call('GET', `/activities/${slug}/`)).json().slug).toBe(`${slug}-c`);
    await setState(id, 'draft');
    for (const known of [slug, `${slug}-b`, `${slug}-c`]) expect(await find(known)).toBeUndefined();
  });

  test('GAP-59 is also stored by the operation without a version', async () => {
    const { id, slug } = await insertActivity(api.services.db);
    const body = input();
    expect((await editor.call('PUT', `/activities/${id}/`, { body })).statusCode).toBe(200);
    expect([await find(slug), await find(String(body['slug']))]).toEqual([id, id]);
  });

  test('GAP-59 finds another activity that has it now, then the one that had it last', async () => {
    const [one, other] = [await insertActivity(api.services.db), await insertActivity(api.services.db)];
    await rename(one.id, `${one.slug}-b`);
    await rename(other.id, one.slug);
    expect(await find(one.slug)).toBe(other.id);
    await rename(other.id, `${one.slug}-c`);
    expect(await find(one.slug)).toBe(other.id);
    expect(await find(`${one.slug}-b`)).toBe(one.id);
  });
});
