import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { insertPost } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

interface Comment {
  readonly id: string;
  readonly content: string;
}

/** A post with a comment and a reply to it. */
async function insertThread() {
  const { slug, title } = await insertPost(api.services.db);
  const author = await api.signIn();
  const write = async (content: string, parent?: string): Promise<string> => {
    api.clock.advance(1000);
    const body = { content, ...(parent && { parent }) };
    const headers = { 'idempotency-key': randomUUID() };
    return (await author.call('POST', `/blog/posts/${slug}/comments/`, { body, headers })).json().id;
  };
  const comment = await write(`Comment on ${slug}`);
  return { slug, title, author, write, comment, reply: await write(`Reply on ${slug}`, comment) };
}
const hide = (id: string, reason = 'spam') => editor.call('PUT', `/comments/${id}/hidden/`, { body: { reason } });
const show = (id: string) => editor.call('DELETE', `/comments/${id}/hidden/`);
const seen = async (slug: string): Promise<string[]> =>
  (await api.call('GET', `/blog/posts/${slug}/comments/`)).json().map(({ id }: Comment) => id);
const counted = async (slug: string) => (await api.call('GET', `/blog/posts/${slug}/`)).json().comment_count;
const listed = async (query: string) =>
  (await editor.call('GET', `/comments/?${query}`)).json().results.map(({ id }: Comment) => id);

test('a hidden comment isn’t seen nor counted, with its replies, until it is shown again', async () => {
  const { slug, comment, reply } = await insertThread();
  expect([await seen(slug), await counted(slug)]).toEqual([[comment, reply], 2]);
  expect((await hide(comment)).statusCode).toBe(204);
  expect([await seen(slug), await counted(slug)]).toEqual([[], 0]);
  expect((await show(comment)).statusCode).toBe(204);
  expect([await seen(slug), await counted(slug)]).toEqual([[comment, reply], 2]);
});

test('a hidden reply leaves its comment, and stays hidden when the comment is shown again', async () => {
  const { slug, comment, reply } = await insertThread();
  await hide(reply);
  expect([await seen(slug), await counted(slug)]).toEqual([[comment], 1]);
  await hide(comment);
  await show(comment);
  expect(await seen(slug)).toEqual([comment]);
});

test('a hidden comment takes no replies', async () => {
  const { slug, author, comment } = await insertThread();
  await hide(comment);
  const headers = { 'idempotency-key': randomUUID() };
  const body = { content: 'Again', parent: comment };
  expect((await author.call('POST', `/blog/posts/${slug}/comments/`, { body, headers })).statusCode).toBe(400);
});

test('staff find comments by text, author, post and state, the newest first', async () => {
  const { slug, title, comment, reply } = await insertThread();
  expect(await listed(`search=${slug.toUpperCase()}`)).toEqual([reply, comment]);
  expect(await listed(`search=${encodeURIComponent(title)}&page_size=1`)).toEqual([reply]);
  await hide(comment, 'offensive');
  expect(await listed(`search=${slug}&state=visible`)).toEqual([]);
  expect(await listed(`search=${slug}&state=hidden`)).toEqual([reply, comment]);
  const { results } = (await editor.call('GET', `/comments/?search=${slug}`)).json();
  expect(results).toEqual([
    expect.objectContaining({ is_reply: true, state: 'hidden', hidden_reason: null, post_slug: slug }),
    expect.objectContaining({ is_reply: false, state: 'hidden', hidden_reason: 'offensive', post_title: title }),
  ]);
});

test('a repeated change is recorded once, and an unknown comment is not found', async () => {
  const { comment } = await insertThread();
  const owner = await api.signIn({ staffRole: 'owner' });
  const entries = async () => (await owner.call('GET', '/audit-entries/')).json().count;
  await hide(comment);
  const before = await entries();
  expect([(await hide(comment)).statusCode, await entries()]).toEqual([204, before]);
  expect((await hide(randomUUID())).statusCode).toBe(404);
  expect((await show(randomUUID())).statusCode).toBe(404);
});
