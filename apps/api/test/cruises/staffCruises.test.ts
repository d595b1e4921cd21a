import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { cruises } from '../../src/db/schema.ts';
import { insertFirstContent } from '../../src/seed/load/insertFirstContent.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertCruise } from '../fixtures.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
await insertFirstContent(api.services.db);
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

const input = (rest: Body = {}): Body => ({
  name: 'Musandam by Dhow',
  teaser: 'A day among fjords.',
  description: 'Cliffs.\n\nLunch on deck.',
  image: 'cruise-2',
  image_alt: 'A dhow below cliffs',
  amenities: ['Lunch', 'Snorkels'],
  price: '450.00',
  duration: '1 day',
  location: 'Dibba, Fujairah',
  capacity: 60,
  ...rest,
});
const { create, read, edit, setState, list } = createStaffEdits(editor, 'staff-cruises');
const get = async (path: string) => (await api.call('GET', path)).json();
const listIds = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Returns by which public operations customers find a cruise. */
async function findWhereShown(id: string): Promise<string[]> {
  const line = { type: 'cruise', cruise_id: id, date: '2030-04-02', guests: 2 };
  const people = { name: 'Layla', mobile: '050 123 4567', email: `layla-${randomUUID()}@example.com`, message: '' };
  const request = { cruise_id: id, date: '2030-04-02', guests: 2, ...people };
  const shownIn: Readonly<Record<string, boolean>> = {
    page: (await api.call('GET', `/cruises/${id}/`)).statusCode === 200,
    list: listIds(await get('/cruises/')).includes(id),
    quote: (await api.call('POST', '/quotes/', { body: { lines: [line] } })).statusCode === 200,
    request: (await api.call('POST', '/cruises/requests/', { body: request })).statusCode === 201,
  };
  return Object.keys(shownIn).filter((name) => shownIn[name]);
}
const everywhere = ['page', 'list', 'quote', 'request'];

describe('the cruises of the first release', () => {
  test('ENTITY-35 CRUISE-01 CRUISE-02 GAP-46 are four with the given prices and capacities, in this order', async () => {
    const first = (await get('/cruises/')).slice(0, 4);
    const facts = first.map(({ id, price, capacity }: Record<string, unknown>) => [id, price, capacity]);
    expect(facts).toEqual([
      ['1', '1200.00', 200],
      ['2', '2000.00', 25],
      ['3', '350.00', 100],
      ['4', '900.00', 40],
    ]);
    for (const { name, image, duration, location, description, amenities } of first) {
      for (const text of [name, image, duration, location, description]) expect(text).not.toBe('');
      expect(amenities.length).toBeGreaterThan(0);
    }
    expect(await get('/cruises/4/')).toEqual(first[3]);
  });

  test('what staff have changed of them stays at the next start', async () => {
    await edit('3', { ...(await read('3')).cruise, price: '360.00' });
    const count = await api.services.db.$count(cruises);
    await insertFirstContent(api.services.db);
    expect(await api.services.db.$count(cruises)).toBe(count);
    expect((await get('/cruises/3/')).price).toBe('360.00');
  });
});

describe('creating', () => {
  test('a new cruise without a position comes last', async () => {
    const positions = [await create(input()), await create(input())].map((made) => made.json().cruise.position);
    expect(positions[0]).toBeGreaterThan(3);
    expect(positions[1]).toBe(positions[0] + 1);
  });

  test('a cruise has an address from its name', async () => {
    const body = input({ name: ' Café on the Creek ' });
    const { id, cruise } = (await create(body)).json();
    expect(id).toBe('cafe-on-the-creek');
    expect(cruise).toEqual({ ...body, name: 'Café on the Creek', position: expect.any(Number) });
  });

  test('an address that another cruise or another page has is made longer', async () => {
    const [first, second, reserved] = await Promise.all(
      ['Same name', 'Same name', 'Requests'].map(async (name) => (await create(input({ name }))).json().id),
    );
    expect([first, second].toSorted()).toEqual(['same-name', expect.stringMatching(/^same-name-[0-9a-f]{8}$/)]);
    expect(reserved).toMatch(/^requests-[0-9a-f]{8}$/);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ teaser: '' }, 'teaser'],
    [{ description: '\n' }, 'description'],
    [{ image_alt: ' ' }, 'image_alt'],
    [{ amenities: [] }, 'amenities'],
    [{ amenities: ['Lunch', 'Lunch'] }, 'amenities'],
    [{ amenities: ['Lunch', ' '] }, 'amenities.1'],
    [{ price: '0.00' }, 'price'],
    [{ price: '-1.00' }, 'price'],
    [{ price: '450' }, 'price'],
    [{ duration: '' }, 'duration'],
    [{ location: '' }, 'location'],
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 10_001 }, 'capacity'],
    [{ position: -1 }, 'position'],
    [{ position: 1000 }, 'position'],
    [{ image: 'f'.repeat(32) }, 'image'],
  ])('%j is refused at its field', async (rest, field) => expectErrors(await create(input(rest)), field));

  test('without a picture there is no text about one', async () => {
    const { id } = (await create(input({ image: null, image_alt: 'A dhow' }))).json();
    expect((await read(id)).cruise).toMatchObject({ image: null, image_alt: '' });
  });
});

describe('editing', () => {
  test('a saved cruise has the new values, the same address, and names what changed', async () => {
    const { id } = await insertCruise(api.services.db);
    const cruise = input({ name: 'Renamed', capacity: 12 });
    const response = await edit(id, cruise);
    expect(response.json()).toMatchObject({ id, state: 'published', cruise });
    expect(await get(`/cruises/${id}/`)).toEqual({ id, ...cruise });
    const [{ action, fields }] = response.json().history;
    expect([action, fields]).toEqual([
      'changed',
      expect.arrayContaining(['name', 'image_alt', 'amenities', 'price', 'location', 'capacity']),
    ]);
  });
});

describe('states', () => {
  test('customers find and request a cruise only while it is published', async () => {
    const { id } = (await create(input({ name: 'Seasonal' }))).json();
    expect(await findWhereShown(id)).toEqual([]);
    for (const state of ['published', 'draft', 'published', 'archived']) {
      await setState(id, state);
      expect(await findWhereShown(id), state).toEqual(state === 'published' ? everywhere : []);
    }
    const actions = (await read(id)).history.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['archived', 'published', 'unpublished', 'published', 'created']);
  });

  test('requests keep the name and the price of a cruise that has changed and is archived', async () => {
    const { id } = await insertCruise(api.services.db, { name: 'Before', price: 500_00 });
    const layla = await api.signIn();
    const body = { cruise_id: id, date: '2030-04-02', guests: 3, name: 'Layla', message: '' };
    const contact = { mobile: '050 123 4567', email: 'layla.before@example.com' };
    const sent = (await layla.call('POST', '/cruises/requests/', { body: { ...body, ...contact } })).json();
    await edit(id, input({ name: 'After', price: '900.00' }));
    await setState(id, 'archived');
    expect((await layla.call('GET', '/cruises/requests/')).json().results).toEqual([sent]);
    expect(sent).toMatchObject({ title: 'Before', total: '1500.00' });
  });
});

test('cruises are listed by their number; without one, a new cruise comes last and another keeps its place', async () => {
  const ids: string[] = [];
  for (const position of [undefined, 500, 499]) {
    const { id } = (await create(input({ name: 'Ordered', ...(position && { position }) }))).json();
    await setState(id, 'published');
    ids.push(id);
  }
  const [last = '', second = '', first = ''] = ids;
  const order = async () => listIds(await get('/cruises/')).filter((id) => ids.includes(id));
  expect(await order()).toEqual([last, first, second]);
  await edit(last, input({ name: 'Ordered', position: 999 }));
  await edit(first, input({ name: 'Renamed' }));
  expect(await order()).toEqual([first, second, last]);
  expect((await read(first)).cruise).toMatchObject({ name: 'Renamed', position: 499 });
  expect((await list('search=ordered')).map(({ id }) => id)).toEqual([second, last]);
  // The last number may be taken: then a new cruise has it as well.
  expect((await create(input({ name: 'Another' }))).json().cruise.position).toBe(999);
});

test('staff find cruises by place', async () => {
  const location = `Harbour ${randomUUID().slice(0, 6)}`;
  const { id } = await insertCruise(api.services.db, { location });
  expect(await list(`search=${location.toLowerCase()}`)).toMatchObject([{ id }]);
});
