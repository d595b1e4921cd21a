import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { blogCategories } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertPost } from '../fixtures.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
await api.services.db.insert(blogCategories).values([
  { id: 'desert', slug: 'desert', name: 'Desert' },
  { id: 'food', slug: 'food', name: 'Food' },
]);
afterAll(() => api.close());

const input = (rest: Body = {}): Body => ({
  title: 'Coffee in Old Dubai',
  slug: `coffee-${randomUUID().slice(0, 8)}`,
  excerpt: 'Where the old town smells of cardamom.',
  content: '<h2>Before nine</h2><p>The roasters open at seven.</p>',
  category: 'desert',
  author_name: 'Maryam',
  ...rest,
});
const { create, get, read, edit, setState, list } = createStaffEdits(editor, 'staff-posts');
const created = async (body: Body) => {
  const response = await create(body);
  expect(response).toMatchObject({ statusCode: 201 });
  return response.json();
};

/** Whether readers find a post, by each way to read it. */
async function whereVisible({ id, slug, title }: { id: string; slug: string; title: string }, neighbour: string) {
  const word = encodeURIComponent(title);
  const reads = {
    post: `/blog/posts/${slug}/`,
    byId: `/blog/posts/${id}/`,
    list: '/blog/posts/?page_size=100',
    category: '/blog/posts/?category=desert&page_size=100',
    listSearch: `/blog/posts/?search=${word}`,
    blogSearch: `/blog/search/?q=${word}`,
    featured: '/blog/featured/?limit=12',
    related: `/blog/posts/${neighbour}/related/?limit=12`,
    search: `/search/?q=${word}`,
    suggestions: `/search/suggestions/?q=${word}`,
  };
  const found = await Promise.all(
    Object.entries(reads).map(async ([name, path]) =>
      (await api.call('GET', path)).body.includes(slug) ? [name] : [],
    ),
  );
  return found.flat();
}

/** The numbers and statuses that a post changes. */
async function readTraces(slug: string) {
  const layla = await api.signIn();
  const { results } = (await api.call('GET', '/blog/categories/')).json();
  const content = { content: 'Hello' };
  const statuses = await Promise.all([
    api.call('GET', `/blog/posts/${slug}/comments/`),
    api.call('GET', `/blog/posts/${slug}/related/?limit=3`),
    api.call('POST', `/blog/posts/${slug}/view/`),
    layla.call('POST', `/blog/posts/${slug}/comments/`, { body: content }),
  ]);
  return {
    posts: results.find(({ id }: Body) => id === 'desert').post_count,
    statuses: statuses.map(({ statusCode }) => statusCode),
  };
}

describe('a draft', () => {
  test('is in no public response, as is what is archived, or dated later', async () => {
    const neighbour = (await created(input())).post;
    await setState(neighbour.id, 'published');
    const title = `Zerzura${randomUUID().slice(0, 8)}`;
    const { post, state, published_at } = await created(input({ title, featured: true }));
    expect([state, published_at]).toEqual(['draft', null]);
    const before = await readTraces(post.slug);
    expect(before.statuses).toEqual([404, 404, 404, 404]);
    const isHidden = async () => {
      expect(await whereVisible(post, neighbour.slug)).toEqual([]);
      expect(await readTraces(post.slug)).toEqual(before);
    };
    await isHidden();

    const published = (await setState(post.id, 'published')).json();
    expect([published.state, published.published_at]).toEqual(['published', '2030-03-01T08:00:00.000Z']);
    expect(await whereVisible(post, neighbour.slug)).toEqual([
      'post',
      'byId',
      'list',
      'category',
      'listSearch',
      'blogSearch',
      'featured',
      'related',
      'search',
    ]);
    const after = await readTraces(post.slug);
    expect(after).toMatchObject({ posts: before.posts + 1, statuses: [200, 200, 204, 201] });

    for (const hidden of ['draft', 'archived']) {
      await setState(post.id, hidden);
      await isHidden();
    }
    await edit(post.id, input({ title, slug: post.slug, featured: true, published_at: '2030-03-02T08:00:00Z' }));
    await setState(post.id, 'published');
    await isHidden();
  });

  test('has a time to read that is computed, and an address from its title', async () => {
    const body = input({
      slug: undefined,
      title: `Café ${randomUUID().slice(0, 8)}`,
      content: `<p>${'word '.repeat(700)}</p>`,
    });
    const { post } = await created(body);
    expect(post.slug).toMatch(/^cafe-/);
    expect(post).toMatchObject({ read_time: 4, category: { id: 'desert', name: 'Desert', slug: 'desert' } });
  });
});

describe('bad input', () => {
  test.each([
    [{ title: ' ' }, 'title'],
    [{ content: '<p><br></p>' }, 'content'],
    [{ content: '<script>alert(1)</script>' }, 'content'],
    [{ content: '&'.repeat(30_000) }, 'content'],
    [{ category: 'atlantis' }, 'category'],
    [{ featured_image: 'post-dunes' }, 'featured_image_alt'],
    [{ featured_image: 'f'.repeat(32), featured_image_alt: 'Gone' }, 'featured_image'],
    [{ published_at: '2030-02-30' }, 'published_at'],
    [{ slug: 'Not a slug' }, 'slug'],
  ])('%j is an error of its field', async (part, field) => expectErrors(await create(input(part)), field));
});

describe('content', () => {
  test.each([
    [
      '<h2>By day</h2><p>A <strong>b</strong> <em>c</em><br />d</p>',
      '<h2>By day</h2><p>A <strong>b</strong> <em>c</em><br />d</p>',
    ],
    ['<ul><li>a</li></ul><blockquote>b</blockquote>', '<ul><li>a</li></ul><blockquote>b</blockquote>'],
    ['<p><a href="/tour/oasis">a</a></p>', '<p><a href="/tour/oasis">a</a></p>'],
    [
      '<p>a<a href="https://example.com/?a=1&amp;b=2" target="_blank" onclick="x()">b</a></p>',
      '<p>a<a href="https://example.com/?a=1&amp;b=2">b</a></p>',
    ],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p>a</p><style>p{}</style><iframe srcdoc="<script>x</script>"></iframe>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<p>a</p><svg><a xlink:href="javascript:x"><text>b</text></a></svg>', '<p>a</p><a>b</a>'],
    ['<p>a<a href="javascript:alert(1)">b</a></p>', '<p>a<a>b</a></p>'],
    ['<p>a<a href=" jav&#x09;ascript:alert(1)">b</a></p>', '<p>a<a>b</a></p>'],
    ['<p>a<a href="&#106;avascript:alert(1)">b</a></p>', '<p>a<a>b</a></p>'],
    ['<p>a<a href="data:text/html,x">b</a></p>', '<p>a<a>b</a></p>'],
    ['<p>a<a href="//evil.example">b</a></p>', '<p>a<a>b</a></p>'],
    ['<p>a<a href="vbscript:x">b</a></p>', '<p>a<a>b</a></p>'],
    ['<p>a</p><scr<script>ipt>alert(1)</script>', '<p>a</p>ipt&gt;alert(1)'],
    ['<p>a</p><!-- <script>x</script> --><math><mtext></mtext></math>', '<p>a</p>'],
    ['<p>a<form action="/x"><input name="y"><button>b</button></form>', '<p>a</p>b'],
    ['<p>1 < 2 &lt;script&gt;</p>', '<p>1 &lt; 2 &lt;script&gt;</p>'],
  ])('%s is stored without what articles do not have', async (content, stored) => {
    const { post } = await created(input({ content }));
    expect(post.content).toBe(stored);
    await setState(post.id, 'published');
    expect((await api.call('GET', `/blog/posts/${post.slug}/`)).json().content).toBe(stored);
    const replaced = await edit(post.id, input({ slug: post.slug, content: `<p>x</p>${content}` }));
    expect(replaced.json().post.content).not.toMatch(
      /<(?:script|style|iframe|svg|img|form|input)|\son\w+=|javascript:|data:/i,
    );
  });
});

describe('an edit', () => {
  test('is visible at once, and without slug and date keeps them', async () => {
    const { postId: id, slug } = await insertPost(api.services.db);
    const { etag } = (await api.call('GET', `/blog/posts/${slug}/`)).headers;
    const body = input({ slug: undefined, title: 'After', category: 'food' });
    const first = await edit(id, body);
    expect(first.json()).toMatchObject({ published_at: '2030-01-01T05:00:00.000Z', post: { slug, title: 'After' } });
    const shown = await api.call('GET', `/blog/posts/${slug}/`, { headers: { 'if-none-match': String(etag) } });
    expect(shown.json()).toMatchObject({ title: 'After', category: { id: 'food' } });
  });

  test('is in the history with its author and fields, and its result can be read again', async () => {
    const { post } = await created(input());
    const change = (title: string, part: Body) => edit(post.id, input({ slug: post.slug, title, ...part }));
    await change('First', { category: 'food', published_at: '2030-02-01T08:00:00Z' });
    api.clock.advance(60);
    const long = { content: `<p>${'word '.repeat(700)}</p>` };
    await change('Second', { category: 'food', ...long });
    const { history } = await read(post.id);
    expect(history[0].fields).toEqual(['title', 'content', 'published_at']);
    expect(history[1].fields).toEqual(['title', 'category', 'published_at']);
    const version = (change: string) => get(`${post.id}/versions/${change}/`);
    expect((await version(history[1].id)).json()).toMatchObject({
      published_at: '2030-02-01T08:00:00.000Z',
      featured: false,
      post: { id: post.id, title: 'First', category: { id: 'food', name: 'Food' }, content: input()['content'] },
    });
    expect((await version(history[2].id)).json()).toMatchObject({
      published_at: null,
      post: { category: { id: 'desert' } },
    });
  });

  test('of the state keeps the date of publication', async () => {
    const { postId: id } = await insertPost(api.services.db);
    for (const state of ['draft', 'published', 'archived']) await setState(id, state);
    expect((await read(id)).published_at).toBe('2030-01-01T05:00:00.000Z');
  });
});

test('the list finds articles by title or author, the newest first', async () => {
  const mark = randomUUID().slice(0, 8);
  for (const title of ['First', 'Second']) {
    await created(input({ title: `${title} ${mark}` }));
    api.clock.advance(60_000);
  }
  await created(input({ title: 'By an author', author_name: `Author ${mark}` }));
  expect(await list(`search=author%20${mark}`)).toMatchObject([{ title: 'By an author' }]);
  const found = await list(`search=${mark}`);
  expect(found.map(({ title }) => title)).toEqual(['By an author', `Second ${mark}`, `First ${mark}`]);
});

test('a former slug finds the comments of the article', async () => {
  const { postId: id, slug } = await insertPost(api.services.db);
  expect((await edit(id, input())).statusCode).toBe(200);
  expect((await api.call('GET', `/blog/posts/${slug}/comments/`)).statusCode).toBe(200);
});
