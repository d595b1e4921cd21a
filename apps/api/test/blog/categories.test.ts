import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockCategories, saveCategories } from '../../src/db/content/staffCategories.ts';
import { blogCategories, blogPosts } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertPost } from '../fixtures.ts';
import { expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

const desert = { id: 'desert', name: 'Desert', slug: 'desert' };
const food = { id: 'food', name: 'Food', slug: 'food' };
beforeEach(async () => {
  const { db } = api.services;
  await db.delete(blogPosts);
  await db.delete(blogCategories);
  await db.insert(blogCategories).values([desert, food].map((category, position) => ({ ...category, position })));
});

interface Category {
  readonly id?: string;
  readonly name: string;
  readonly slug?: string;
}

const read = async () => (await editor.call('GET', '/staff-categories/')).json();
const put = (version: string, categories: readonly Category[]) =>
  editor.call('PUT', '/staff-categories/', { body: { categories }, headers: { 'if-match': `"${version}"` } });
const replace = async (categories: readonly Category[]) => put((await read()).version, categories);
const save = async (categories: readonly Category[]) => {
  const response = await replace(categories);
  expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  return response.json();
};
const shown = async () => (await api.call('GET', '/blog/categories/?page_size=100')).json().results;
const insertArticle = async (title: string, values: object = {}) =>
  insertPost(api.services.db, { title, categoryId: 'desert', ...values });
const create = (category: string) => {
  const texts = { title: 'Coffee', excerpt: 'Cardamom.', content: '<p>Early.</p>', author_name: 'Maryam' };
  const headers = { 'idempotency-key': randomUUID() };
  return editor.call('POST', '/staff-posts/', { body: { ...texts, category }, headers });
};

test('API-62 readers see the categories in the order and with the names that an editor saves', async () => {
  await save([{ name: 'Islands & Coast' }, food, { ...desert, name: 'Dunes' }]);
  expect(await shown()).toEqual([
    { id: 'islands-coast', name: 'Islands & Coast', slug: 'islands-coast', post_count: 0 },
    { ...food, post_count: 0 },
    { ...desert, name: 'Dunes', post_count: 0 },
  ]);
  await save([food]);
  expect(await shown()).toEqual([{ ...food, post_count: 0 }]);
  await save([]);
  expect(await shown()).toEqual([]);
});

test('an article is stored in a new category, and read with its new name', async () => {
  await save([desert, food, { name: 'Islands' }]);
  const { post, version } = (await create('islands')).json();
  const headers = { 'if-match': `"${version}"` };
  await editor.call('PUT', `/staff-posts/${post.id}/state/`, { body: { state: 'published' }, headers });
  await save([{ id: 'islands', name: 'Coast' }, desert, food]);
  expect((await api.call('GET', `/blog/posts/${post.slug}/`)).json().category).toMatchObject({ name: 'Coast' });
  expect((await shown())[0]).toMatchObject({ name: 'Coast', slug: 'islands', post_count: 1 });
});

test('former slugs are those that no category has now, the oldest first', async () => {
  await save([{ ...desert, slug: 'sand' }, food]);
  await save([{ ...desert, slug: 'dunes' }, food]);
  expect(await shown()).toMatchObject([{ slug: 'dunes', former_slugs: ['desert', 'sand'] }, food]);
  await save([
    { ...desert, slug: 'food' },
    { ...food, slug: 'sand' },
  ]);
  expect(await shown()).toEqual([
    { ...desert, slug: 'food', post_count: 0, former_slugs: ['desert', 'dunes'] },
    { ...food, slug: 'sand', post_count: 0 },
  ]);
});

test.each(['published', 'draft', 'archived'])(
  'a category with an article that is %s stays, and the error says how many there are',
  async (state) => {
    const since = new Date('2030-02-01T00:00:00Z');
    const withdrawn = { withdrawnAt: since, archivedAt: state === 'archived' ? since : null };
    await insertArticle('A Night in the Desert', state === 'published' ? {} : withdrawn);
    const refused = (text: string) => [400, { categories: [`“Desert” can’t be removed. ${text}.`] }];
    const own = (await read()).categories.filter(({ id }: Category) => id !== 'desert');
    const remove = async () => {
      const response = await replace(own.map(({ id }: Category) => ({ id, name: id })));
      return [response.statusCode, response.json().errors];
    };
    expect(await remove()).toEqual(refused('1 article has it: A Night in the Desert'));
    for (const title of ['Dunes', 'Camels', 'Zerzura']) await insertArticle(title);
    expect(await remove()).toEqual(refused('4 articles have it: A Night in the Desert, Camels, Dunes and 1 more'));
    expect((await read()).uses).toEqual([
      { id: 'desert', titles: ['A Night in the Desert', 'Camels', 'Dunes'], count: 4 },
    ]);
    expect((await shown()).map(({ id }: Category) => id)).toContain('desert');
  },
);

test('saving an article waits for a change of the categories, so it never has one that is removed', async () => {
  const { db } = api.services;
  const { saving } = await inTransaction(db, async (tx) => {
    await saveCategories(tx, (await lockCategories(tx)).slice(0, 1));
    const running = create('food');
    await setTimeout(300);
    return { saving: running };
  });
  const response = await saving;
  expect([response.statusCode, response.json().errors]).toEqual([400, { category: ['There is no such category.'] }]);
});

test('an earlier version restores removed categories', async () => {
  await save([desert, { ...food, name: 'Food and Markets' }]);
  await save([desert]);
  const { history } = await read();
  const earlier = (await editor.call('GET', `/staff-categories/versions/${history[1].id}/`)).json();
  expect((await save(earlier.categories)).categories).toEqual([desert, { ...food, name: 'Food and Markets' }]);
});

test.each<[string, readonly Category[], string]>([
  ['a name twice', [desert, { ...food, name: 'desert ' }], 'categories.1.name'],
  ['an address twice', [desert, { ...food, slug: 'desert' }], 'categories.1.slug'],
  ['a new name whose address another has', [{ ...desert, name: 'Sand' }, { name: 'Désert' }], 'categories.1.slug'],
  ['a category twice', [desert, { ...food, id: 'desert' }], 'categories'],
  ['no name', [{ ...desert, name: ' ' }], 'categories.0.name'],
  ['an address with spaces', [{ ...desert, slug: 'the desert' }], 'categories.0.slug'],
])('%s is an error of its field, and nothing changes', async (_, categories, field) => {
  const before = await read();
  expectErrors(await replace(categories), field);
  expect(await read()).toEqual(before);
});
