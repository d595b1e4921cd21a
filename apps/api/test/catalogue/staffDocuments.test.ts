import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogCategories } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertTour } from '../fixtures.ts';
import type { Body } from '../staffEdits.ts';

/**
 * What the back office does with documents of every kind, of which the shop has one each: versions and history. What a
 * kind has of its own is in its test.
 */

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
const manager = await api.signIn({ staffRole: 'manager' });
const desert = { id: 'desert', name: 'Desert', slug: 'desert' };
await api.services.db.insert(blogCategories).values(desert);
await insertTour(api.services.db);
afterAll(() => api.close());

interface Kind {
  readonly path: string;
  /** Returns the path of an earlier version. */
  readonly toVersionPath: (id: string) => string;
  /** What staff send of what they read. */
  readonly toInput: (stored: Readonly<Record<string, Body>>) => Body;
  /** Returns a document with a part that has this name. Parts without ids get them by their names. */
  readonly change: (before: Body, name: string) => Body;
  /** What the history calls the change. */
  readonly field: string;
}

const faq = { section: 'Booking', topic: 'booking', question: 'Where do we meet?', published: true };
const kinds: readonly Kind[] = [
  {
    path: 'staff-faq',
    toVersionPath: (id) => `/staff-faq/versions/${id}/`,
    toInput: ({ faq: { entries } = {} }) => ({ entries }),
    change: (_, answer) => ({ entries: [{ ...faq, id: 'cancel', answer }] }),
    field: 'questions',
  },
  {
    path: 'staff-categories',
    toVersionPath: (id) => `/staff-categories/versions/${id}/`,
    toInput: ({ categories }) => ({ categories }),
    change: (_, name) => ({ categories: [desert, { name }] }),
    field: 'categories',
  },
  {
    path: 'staff-transfer-zones',
    toVersionPath: (id) => `/staff-transfer-zones/versions/${id}/`,
    toInput: ({ zones }) => ({ zones }),
    change: (_, name) => ({ zones: [{ id: 'marina', name, places: ['Dubai Marina'] }] }),
    field: 'zones',
  },
  {
    path: 'staff-tour-choices',
    toVersionPath: (id) => `/staff-tour-choices/versions/${id}/`,
    toInput: ({ choices = {} }) => choices,
    change: ({ vehicles, ...rest }, name) => ({
      ...rest,
      vehicles: [...(vehicles as Body[]).slice(0, 1), { name, price_per_km: null, base_price: '400.00' }],
    }),
    field: 'vehicles',
  },
];

describe.each(kinds)('$path', ({ path, toVersionPath, toInput, change, field }) => {
  const read = async () => (await editor.call('GET', `/${path}/`)).json();
  const put = (version: string, body: Body, by: TestAccount = editor) =>
    by.call('PUT', `/${path}/`, { body, headers: { 'if-match': `"${version}"` } });
  const readVersion = (id: string) => editor.call('GET', toVersionPath(id));
  const save = async (body: Body) => {
    const response = await put((await read()).version, body);
    expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
    return response.json();
  };
  let original: Body;
  beforeAll(async () => {
    original = toInput(await read());
  });

  test('an edit of an old version is rejected and changes nothing; a retry with it succeeds', async () => {
    const { version } = await read();
    const body = change(original, 'First');
    const first = await put(version, body);
    expect([first.statusCode, first.headers['etag']]).toEqual([200, `"${first.json().version}"`]);
    const late = await put(version, change(original, 'Late'), manager);
    expect([late.statusCode, late.json().type]).toEqual([412, 'precondition-failed']);
    expect(await read()).toEqual(first.json());
    const retry = await put(version, body);
    expect([retry.statusCode, retry.json()]).toEqual([200, first.json()]);
  });

  test('two edits of the same version at once: one is saved, the other is rejected', async () => {
    const { version } = await read();
    const both = await Promise.all(['One', 'Two'].map((name) => put(version, change(original, name))));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  });

  test('each edit is in the history with its author and field, and its result can be restored', async () => {
    const first = await save(change(original, 'Earlier'));
    api.clock.advance(60);
    await save(change(original, 'Later'));
    const { history } = await read();
    expect(history[0]).toMatchObject({ action: 'changed', author_email: editor.email, fields: [field] });
    const earlier = (await readVersion(history[1].id)).json();
    expect(earlier).toEqual(toInput(first));
    expect(toInput(await save(earlier))).toEqual(toInput(first));
    expect(history.at(-1)).toMatchObject({ action: 'original', author_email: null });
    expect((await readVersion(history.at(-1).id)).json()).toEqual(original);
    expect((await readVersion('none')).statusCode).toBe(404);
  });
});
