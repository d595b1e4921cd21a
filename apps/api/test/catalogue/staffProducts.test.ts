import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { blogCategories } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import {
  insertActivity,
  insertCruise,
  insertDestination,
  insertEvent,
  insertPost,
  insertTour,
  insertVehicle,
} from '../fixtures.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

/**
 * What the back office does with products and articles of every kind: drafts, versions, states, history and addresses.
 * What a kind has of its own is in its test.
 */

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const { db } = api.services;
const editor = await api.signIn({ staffRole: 'content' });
const manager = await api.signIn({ staffRole: 'manager' });
await db.insert(blogCategories).values({ id: 'desert', slug: 'desert', name: 'Desert' });
afterAll(() => api.close());

interface Kind {
  readonly path: string;
  /** The member of responses with the values. */
  readonly member: string;
  readonly name: 'title' | 'name';
  /** What a new one needs besides its name. */
  readonly input: Body;
  /** Another value, and the fields that it changes. Parts that are sent without ids get new ones, which is a change. */
  readonly change: Body;
  readonly changed?: readonly string[];
  /** Inserts a published one. */
  readonly insert: () => Promise<{ readonly id: string }>;
  /** Where customers find a list of them, or one by its id and its address. */
  readonly list?: string;
  readonly page?: string;
  /** Whether staff list them in another order than that of their names or creation. */
  readonly hasOwnOrder?: boolean;
  /** Converts what is read of an earlier version to what restores it. */
  readonly toInput?: (version: Body) => Body;
}

const ticketType = {
  ...{ name: 'Deck', description: '', adult_price: '100.00', child_price: null, adult_min_age: 0 },
  ...{ child_min_age: null, child_max_age: null, child_requires_adult: true },
  ...{ includes_fast_track: false, includes_transfer: false, includes_meal: false },
};
const day = {
  ...{ title: 'The way home', description: 'After breakfast.', hotel_id: null, room_type_id: null },
  ...{ transfers: [], meals: [], activities: [], includes: [] },
};
const withAddress: readonly (Kind & { readonly page: string })[] = [
  {
    path: 'staff-activities',
    member: 'activity',
    name: 'title',
    input: {
      ...{ description: 'In the shade.', activity_type: 'tour', location: 'Al Ain', base_price: '130.00' },
      capacity: 15,
      time_slots: [{ start_date: '2030-01-01', end_date: '2030-12-31', available_days: [5] }],
    },
    change: { base_price: '145.00' },
    changed: ['base_price', 'child_price', 'time_slots'],
    insert: () => insertActivity(db),
    page: '/activities',
  },
  {
    path: 'staff-tickets',
    member: 'event',
    name: 'title',
    input: {
      ...{ description: 'The city.', event_type: 'Observation deck', venue: 'Zabeel Park' },
      ...{ start_date: '2030-01-01', end_date: '2030-12-31', ticket_types: [ticketType] },
      time_slots: [{ name: 'Morning', time: '10:00', price_adjustment: '0.00' }],
    },
    change: { venue: 'Elsewhere' },
    changed: ['venue', 'ticket_types', 'time_slots'],
    insert: () => insertEvent(db, { dates: [], capacity: 0 }),
    page: '/tickets',
  },
  {
    path: 'staff-tours',
    member: 'tour',
    name: 'title',
    input: {
      capacity: 15,
      ...{ description: 'Between palms.', tour_type: 'Nature', location: 'Al Ain' },
      ...{ base_price: '900.00', days: [day] },
    },
    change: { location: 'Elsewhere' },
    insert: () => insertTour(db, { capacity: 15 }),
    page: '/tours/tours',
  },
  {
    path: 'staff-posts',
    member: 'post',
    name: 'title',
    input: { excerpt: 'Cardamom.', content: '<p>At seven.</p>', category: 'desert', author_name: 'Maryam' },
    change: { author_name: 'Layla' },
    insert: async () => ({ id: (await insertPost(db)).postId }),
    page: '/blog/posts',
    hasOwnOrder: true,
    toInput: ({ category, ...rest }) => ({ ...rest, category: (category as Body)['id'] }),
  },
];
const kinds: readonly Kind[] = [
  ...withAddress,
  {
    path: 'staff-cruises',
    member: 'cruise',
    name: 'name',
    input: {
      ...{ teaser: 'Fjords.', description: 'Cliffs.', image: 'cruise-2', image_alt: 'A dhow', amenities: ['Lunch'] },
      ...{ price: '450.00', duration: '1 day', location: 'Dibba', capacity: 60 },
    },
    change: { location: 'Elsewhere' },
    insert: () => insertCruise(db),
    page: '/cruises',
  },
  {
    path: 'staff-destinations',
    member: 'destination',
    name: 'name',
    input: {
      ...{ shown_on: 'home', description: '', image: null, image_alt: '', search: '' },
      ...{ city: '', rating: null, duration: '', price: '' },
    },
    change: { description: 'By the sea.' },
    insert: () => insertDestination(db),
    list: '/destinations/?shown_on=home',
  },
  {
    path: 'staff-vehicles',
    member: 'vehicle',
    name: 'name',
    input: {
      ...{ category: 'SUV', description: 'For six.', image: null, price: '80.00', price_per_km: '2.50' },
      ...{ max_passengers: 6, max_luggage: 5, features: [], position: 0, zone_prices: [] },
    },
    change: { max_luggage: 1 },
    insert: async () => ({ id: await insertVehicle(db) }),
    list: '/transfers/vehicles/',
    hasOwnOrder: true,
  },
];

const same = (version: Body) => version;
/** Parts that were removed get other ids when they are restored. */
const withoutIds = (body: Body): unknown =>
  JSON.parse(JSON.stringify(body, (key, value) => (key === 'id' ? undefined : value)));
const listActions = ({ history }: { history: readonly Body[] }) => history.map(({ action }) => action);

function createStaff({ path, member, name, input: needed, list, page }: Kind) {
  const edits = createStaffEdits(editor, path);
  return {
    ...edits,
    input: (value = 'Before', rest: Body = {}): Body => ({ ...needed, [name]: value, ...rest }),
    getId: (json: Readonly<Record<string, Body & string>>): string => String(json['id'] ?? json[member]?.['id']),
    readName: async (id: string) => (await edits.read(id))[member][name],
    async isShown(id: string): Promise<boolean> {
      if (page) return (await api.call('GET', `${page}/${id}/`)).statusCode === 200;
      return (await api.call('GET', String(list))).json().some((one: Body) => one['id'] === id);
    },
  };
}

describe.each(kinds)('$path', (kind) => {
  const { path, member, name, change, changed = Object.keys(change), insert, hasOwnOrder, toInput = same } = kind;
  const { input, create, get, read, put, getId, readName, setState, edit, list, isShown } = createStaff(kind);

  test('a new one is a draft that staff see, a retry creates no other, and customers see it while it is published', async () => {
    const [body, key] = [input(`New ${randomUUID()}`), randomUUID()];
    const response = await create(body, key);
    const { state, version, history } = response.json();
    const id = getId(response.json());
    expect([response.statusCode, state, response.headers['etag']]).toEqual([201, 'draft', `"${version}"`]);
    expect(history).toMatchObject([{ action: 'created', author_email: editor.email }]);
    expect(getId((await create(body, key)).json())).toBe(id);
    expect(await isShown(id)).toBe(false);
    for (const next of ['published', 'draft', 'published', 'archived']) {
      expect((await setState(id, next)).json().state).toBe(next);
      expect(await isShown(id), next).toBe(next === 'published');
    }
  });

  test('an edit of a version that another staff member has changed is rejected and changes nothing', async () => {
    const { id } = await insert();
    const { version } = await read(id);
    expect((await put(id, version, input('First'), manager)).statusCode).toBe(200);
    const late = await put(id, version, input('Second'));
    expect([late.statusCode, late.json().type]).toEqual([412, 'precondition-failed']);
    expect(await readName(id)).toBe('First');
    expect((await put(`${id}/state`, version, { state: 'archived' })).statusCode).toBe(412);
    expect((await read(id)).state).toBe('published');
  });

  test('an edit of a version from before it was published is rejected: customers would see it at once', async () => {
    const created = (await create(input())).json();
    const id = getId(created);
    await setState(id, 'published');
    const late = await put(id, created.version, input('Late'));
    expect([late.statusCode, await readName(id)]).toEqual([412, 'Before']);
  });

  test('a retry of an edit succeeds with the old version and changes nothing; another edit with it doesn’t', async () => {
    const { id } = await insert();
    const { version } = await read(id);
    const first = await put(id, version, input('After'));
    const retry = await put(id, version, input('After'));
    expect([retry.statusCode, retry.json()]).toEqual([200, first.json()]);
    expect(listActions(await read(id))).toEqual(['changed', 'original']);
    expect((await put(id, version, input('After', change))).statusCode).toBe(412);
  });

  test('an edit is in the history with its author and fields; its result can be restored, the original read', async () => {
    const { id } = await insert();
    const { [member]: original } = await read(id);
    const first = (await edit(id, input('First'))).json();
    api.clock.advance(60);
    await edit(id, input('Second', change));
    const { history } = await read(id);
    expect(listActions({ history })).toEqual(['changed', 'changed', 'original']);
    expect(history[0]).toMatchObject({ author_email: editor.email });
    expect(history[0].fields.toSorted()).toEqual([name, ...changed].toSorted());
    expect(history[2]).toMatchObject({ author_email: null, fields: [] });
    const readVersion = async (of: string, version: string) => {
      const response = await get(`${of}/versions/${version}/`);
      return response.statusCode === 200 ? (response.json()[member] ?? response.json()) : response.statusCode;
    };
    const earlier = await readVersion(id, history[1].id);
    expect(earlier).toEqual(first[member]);
    expect(withoutIds((await edit(id, toInput(earlier))).json()[member])).toEqual(withoutIds(first[member]));
    expect(await readVersion(id, history[2].id)).toEqual(original);
    expect(await readVersion((await insert()).id, history[1].id)).toBe(404);
    expect(await readVersion(id, randomUUID())).toBe(404);
  });

  test('a change of the state is in the history, has no version of its own, and is safe to retry', async () => {
    const { id } = await insert();
    for (const state of ['draft', 'published', 'archived']) {
      await setState(id, state);
      api.clock.advance(1);
    }
    const { history, version } = await read(id);
    expect(listActions({ history })).toEqual(['archived', 'published', 'unpublished']);
    expect((await get(`${id}/versions/${history[0].id}/`)).statusCode).toBe(404);
    const retry = await put(`${id}/state`, 'old', { state: 'archived' });
    expect([retry.statusCode, retry.json().version]).toEqual([200, version]);
    expect((await put(`${id}/state`, 'old', { state: 'published' })).statusCode).toBe(412);
  });

  test('the list finds them by name, and by state', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const state of ['draft', 'published', 'archived'])
      await setState(getId((await create(input(`${state} ${mark}`))).json()), state);
    const listed = async (query: string) =>
      (await list(`search=${mark.toUpperCase()}${query}`)).map((row) => row[name]);
    const found = await listed('');
    expect(hasOwnOrder ? found.toSorted() : found).toEqual([`draft ${mark}`, `published ${mark}`]);
    for (const state of ['draft', 'published', 'archived'])
      expect(await listed(`&state=${state}`)).toEqual([`${state} ${mark}`]);
  });

  test('an unknown one is not found', async () => {
    const responses = await Promise.all([
      get('none/'),
      get(`none/versions/${randomUUID()}/`),
      put('none', 'x', input()),
      put('none/state', 'x', { state: 'draft' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect([path, await isShown('none')]).toEqual([path, false]);
  });
});

describe.each(withAddress)('the address of $path', (kind) => {
  const { page, member } = kind;
  const { input, create, getId, setState, edit } = createStaff(kind);
  const publish = async () => {
    const slug = `oasis-${randomUUID().slice(0, 8)}`;
    const id = getId((await create(input('Before', { slug }))).json());
    await setState(id, 'published');
    return { id, slug };
  };
  const rename = async (id: string, slug: string) =>
    expect((await edit(id, input('Renamed', { slug }))).statusCode).toBe(200);
  const find = async (slug: string) => (await api.call('GET', `${page}/${slug}/`)).json();
  const findId = async (slug: string) => (await find(slug)).id;

  test('that another one has is an error of the field, also of one that is archived', async () => {
    const { id, slug } = await publish();
    await setState(id, 'archived');
    const other = await publish();
    const taken = input('Taken', { slug });
    for (const response of [await create(taken), await edit(other.id, taken)]) expectErrors(response, 'slug');
  });

  test('stays in an edit without it', async () => {
    const { id, slug } = await publish();
    const response = await edit(id, input('Other name'));
    expect([response.statusCode, response.json()[member].slug]).toEqual([200, slug]);
  });

  test('still finds it after it has changed, while it is published', async () => {
    const { id, slug } = await publish();
    const all = [slug, `${slug}-b`, `${slug}-c`];
    for (const next of all.slice(1)) await rename(id, next);
    for (const known of all) expect(await find(known)).toMatchObject({ id, slug: `${slug}-c` });
    await setState(id, 'draft');
    for (const known of all) expect(await findId(known)).toBeUndefined();
  });

  test('finds the one that has it now, then the one that had it last', async () => {
    const [one, other] = [await publish(), await publish()];
    await rename(one.id, `${one.slug}-b`);
    await rename(other.id, one.slug);
    expect(await findId(one.slug)).toBe(other.id);
    await rename(other.id, `${one.slug}-c`);
    expect(await findId(one.slug)).toBe(other.id);
    expect(await findId(`${one.slug}-b`)).toBe(one.id);
  });
});
