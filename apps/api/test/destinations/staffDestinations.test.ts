import { afterAll, expect, test } from 'vitest';
import { destinations } from '../../src/db/schema.ts';
import { insertFirstContent } from '../../src/seed/load/insertFirstContent.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
await insertFirstContent(api.services.db);
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

const home = (rest: Body = {}): Body => ({
  shown_on: 'home',
  name: 'Fujairah',
  description: '',
  image: null,
  image_alt: '',
  search: '',
  city: '',
  rating: null,
  duration: '',
  price: '',
  ...rest,
});
const saudi = (rest: Body = {}): Body => ({
  ...home({ shown_on: 'saudi-arabia', name: 'Maraya', description: 'Mirrors in the desert.' }),
  city: 'AlUla',
  rating: 4.5,
  duration: '1 hour',
  price: 'from AED 90',
  ...rest,
});
const { create, read, put, edit, setState, list } = createStaffEdits(editor, 'staff-destinations');
const listed = async (shownOn: string) => (await api.call('GET', `/destinations/?shown_on=${shownOn}`)).json();
const listIds = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('HOME-16 the first four destinations of the home page search for their names', async () => {
  const found = (await listed('home')).slice(0, 4);
  expect(found.map(({ name, search }: Body) => [name, search])).toEqual(
    ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah'].map((name) => [name, name]),
  );
});

test('ENTITY-42 STATIC-01 GAP-47 two destinations of each Saudi city, with text, rating and pictures of their own', async () => {
  const found: Readonly<Record<string, string | number>>[] = await listed('saudi-arabia');
  expect(found.map(({ city }) => city)).toEqual(['Jeddah', 'Jeddah', 'Riyadh', 'Riyadh', 'AlUla', 'AlUla']);
  for (const field of ['id', 'name', 'description', 'image', 'image_alt'])
    expect(new Set(found.map((destination) => destination[field])).size, field).toBe(6);
  for (const { rating, duration, price } of found) {
    expect(rating).toBeGreaterThan(0);
    expect(rating).toBeLessThanOrEqual(5);
    for (const text of [duration, price]) expect(text).not.toBe('');
  }
  expect((await read('hegra-tombs')).destination.position).toBe(4);
});

test('what staff have changed of them stays at the next start', async () => {
  await edit('sharjah', { ...(await read('sharjah')).destination, description: 'Museums' });
  const count = await api.services.db.$count(destinations);
  await insertFirstContent(api.services.db);
  expect(await api.services.db.$count(destinations)).toBe(count);
  expect((await read('sharjah')).destination.description).toBe('Museums');
});

test('a new destination has an id from its name; one that is taken is made longer', async () => {
  const body = home({ name: ' Ajman ', search: ' Ajman beach ' });
  const { id, destination } = (await create(body)).json();
  expect(id).toBe('ajman');
  expect(destination).toEqual({ ...body, name: 'Ajman', search: 'Ajman beach', position: expect.any(Number) });
  expect((await create(body)).json().id).toMatch(/^ajman-[0-9a-f]{8}$/);
});

test('a new destination without a position comes last on its page', async () => {
  await create(home({ name: 'Far down', position: 800 }));
  const positions = [await create(saudi()), await create(saudi())].map((made) => made.json().destination.position);
  expect(positions[0]).toBeGreaterThan(5);
  expect(positions[1]).toBe(positions[0] + 1);
  expect(positions[1]).toBeLessThan(800);
});

test('only what its page shows is stored', async () => {
  const onHome = (await create(home({ city: 'AlUla', rating: 4, duration: '1 hour', price: 'AED 9' }))).json();
  expect(onHome.destination).toMatchObject({ city: '', rating: null, duration: '', price: '' });
  const inSaudi = (await create(saudi({ search: 'Hegra', rating: 4.46 }))).json();
  expect(inSaudi.destination).toMatchObject({ search: '', city: 'AlUla', rating: 4.5 });
});

test.each([
  [home({ name: ' ' }), 'name'],
  [home({ shown_on: 'blog' }), 'shown_on'],
  [home({ image: 'destination-dubai', image_alt: ' ' }), 'image_alt'],
  [home({ image: 'f'.repeat(32), image_alt: 'A bay' }), 'image'],
  [home({ position: 1000 }), 'position'],
  [saudi({ description: ' ' }), 'description'],
  [saudi({ city: '' }), 'city'],
  [saudi({ duration: '' }), 'duration'],
  [saudi({ price: '' }), 'price'],
  [saudi({ rating: 5.1 }), 'rating'],
])('%j is refused at its field', async (body, field) => expectErrors(await create(body), field));

test('travellers see a destination while it is published, at once and on its page only', async () => {
  const { id } = (await create(saudi())).json();
  for (const state of ['published', 'draft', 'published', 'archived']) {
    await setState(id, state);
    expect(listIds(await listed('saudi-arabia')).includes(id), state).toBe(state === 'published');
    expect(listIds(await listed('home'))).not.toContain(id);
  }
});

test('destinations are listed by their number', async () => {
  const ids: string[] = [];
  for (const position of [901, 900]) {
    const { id } = (await create(home({ name: 'Ordered', position }))).json();
    await setState(id, 'published');
    ids.push(id);
  }
  expect(listIds(await listed('home')).slice(-2)).toEqual(ids.toReversed());
  expect((await list('search=ordered')).map(({ id }) => id)).toEqual(ids.toReversed());
  expect(await list('search=ordered&state=archived')).toEqual([]);
});

test('a destination stays on its page', async () => {
  const { id, version } = (await create(saudi({ name: 'Najran' }))).json();
  expectErrors(await put(id, version, home({ name: 'Najran' })), 'shown_on');
});
