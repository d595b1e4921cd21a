import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { blogCategories, blogPosts, blogPostViews } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';

const [desert, city] = ['desert', 'city'].map((slug) => ({ id: randomUUID(), slug, name: slug }));
const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const { db } = api.services;
await db.insert(blogCategories).values([
  { ...desert!, position: 1 },
  { ...city!, position: 2 },
]);
const post = (slug: string, day: string, categoryId: string, featured = false) => ({
  slug,
  categoryId,
  featured,
  title: `About ${slug}`,
  excerpt: 'In short',
  content: `<p>Everything about ${slug} and <b>dates</b>.</p>`,
  authorName: 'Maryam',
  readMinutes: 4,
  publishedAt: new Date(`${day}T05:00:00Z`),
  createdAt: new Date(`${day}T04:00:00Z`),
  featuredImage: `post-${slug}`,
  featuredImageAlt: `The ${slug}`,
  metaTitle: `Title of ${slug}`,
  metaDescription: `Description of ${slug}`,
  metaKeywords: `UAE, ${slug}`,
});
await db
  .insert(blogPosts)
  .values([
    post('dunes', '2030-02-01', desert!.id, true),
    post('stars', '2030-02-03', desert!.id, true),
    post('souks', '2030-02-02', city!.id),
    post('tomorrow', '2030-03-02', desert!.id, true),
  ]);
afterAll(() => api.close());

const slugs = async (path: string) => {
  const body = (await api.call('GET', path)).json();
  return (body.results ?? body).map(({ slug }: { slug: string }) => slug);
};

test('API-60 ENTITY-40 lists published posts, newest first, filtered by category and search', async () => {
  expect(await slugs('/blog/posts/')).toEqual(['stars', 'souks', 'dunes']);
  expect(await slugs(`/blog/posts/?category=${desert!.id}`)).toEqual(['stars', 'dunes']);
  expect(await slugs('/blog/posts/?search=souk')).toEqual(['souks']);
  expect(await slugs('/blog/posts/?ordering=title')).toEqual(['dunes', 'souks', 'stars']);
  const page = (await api.call('GET', '/blog/posts/?page_size=2')).json();
  expect(page).toMatchObject({
    count: 3,
    previous: null,
    next: '/api/v1/blog/posts/?page_size=2&page=2&ordering=-published_at',
    results: [{ slug: 'stars' }, { slug: 'souks' }],
  });
  expect(await slugs(page.next)).toEqual(['dunes']);
  expect(page.results[0]).not.toHaveProperty('content');
});

test('API-61 ENTITY-37 GAP-08 returns a post by id or slug; an unpublished one is 404', async () => {
  const post = (await api.call('GET', '/blog/posts/dunes/')).json();
  expect(post).toEqual({
    id: expect.any(String),
    slug: 'dunes',
    title: 'About dunes',
    excerpt: 'In short',
    content: '<p>Everything about dunes and <b>dates</b>.</p>',
    featured_image: 'post-dunes',
    featured_image_alt: 'The dunes',
    published_at: '2030-02-01T05:00:00.000Z',
    created_at: '2030-02-01T04:00:00.000Z',
    author: 'Maryam',
    author_name: 'Maryam',
    comment_count: 0,
    read_time: 4,
    category: desert && { id: desert.id, name: 'desert', slug: 'desert' },
    meta_title: 'Title of dunes',
    meta_description: 'Description of dunes',
    meta_keywords: 'UAE, dunes',
  });
  expect((await api.call('GET', `/blog/posts/${post.id}/`)).json()).toEqual(post);
  for (const slug of ['tomorrow', 'atlantis'])
    expect((await api.call('GET', `/blog/posts/${slug}/`)).statusCode).toBe(404);
});

test('API-62 API-63 API-64 ENTITY-38 lists categories with counts, featured and related posts', async () => {
  expect((await api.call('GET', '/blog/categories/')).json()).toMatchObject({
    count: 2,
    results: [
      { ...desert, post_count: 2 },
      { ...city, post_count: 1 },
    ],
  });
  expect(await slugs('/blog/featured/?limit=3')).toEqual(['stars', 'dunes']);
  expect(await slugs('/blog/featured/?limit=1')).toEqual(['stars']);
  expect(await slugs('/blog/posts/dunes/related/?limit=3')).toEqual(['stars']);
  expect((await api.call('GET', '/blog/posts/atlantis/related/')).statusCode).toBe(404);
  expect((await api.call('GET', '/blog/featured/?limit=99')).statusCode).toBe(400);
});

test('API-68 GAP-63 search finds words in titles and texts, not in markup', async () => {
  expect(await slugs('/blog/search/?q=EVERYTHING%20star')).toEqual(['stars']);
  expect((await api.call('GET', '/blog/search/?q=dates')).json()).toMatchObject({ count: 3 });
  expect(await slugs('/blog/search/?q=b')).toEqual([]);
  expect((await api.call('GET', '/blog/search/')).statusCode).toBe(400);
});

test('API-65 API-66 GAP-62 ENTITY-39 lists and counts comments and replies, flat, oldest first', async () => {
  const layla = await api.signIn();
  const comment = (body: unknown, headers = {}) => layla.call('POST', '/blog/posts/souks/comments/', { body, headers });
  const headers = { 'idempotency-key': randomUUID() };
  const first = await comment({ content: ' Lovely <script>alert(1)</script> ' }, headers);
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({
    content: 'Lovely <script>alert(1)</script>',
    parent: null,
    author: 'Layla Haddad',
  });
  expect((await comment({ content: ' Lovely <script>alert(1)</script> ' }, headers)).json()).toEqual(first.json());
  api.clock.advance(1000);
  const reply = await comment({ content: 'Indeed', parent: first.json().id });
  expect(reply.json()).toMatchObject({ content: 'Indeed', parent: first.json().id });
  expect((await api.call('GET', '/blog/posts/souks/comments/')).json()).toEqual([first.json(), reply.json()]);
  expect((await api.call('GET', '/blog/posts/souks/')).json().comment_count).toBe(2);
});

test('API-66 an empty comment, a reply to a reply or to another post’s comment, and a guest’s comment are rejected', async () => {
  const layla = await api.signIn();
  const comment = (body: unknown) => layla.call('POST', '/blog/posts/dunes/comments/', { body });
  const elsewhere = (await layla.call('POST', '/blog/posts/stars/comments/', { body: { content: 'Hello' } })).json().id;
  expect((await comment({ content: '   ' })).statusCode).toBe(400);
  const parent = (await comment({ content: 'Hm' })).json().id;
  const reply = (await comment({ content: 'Hm', parent })).json().id;
  for (const invalid of [elsewhere, reply])
    expect((await comment({ content: 'Hm', parent: invalid })).json()).toMatchObject({
      status: 400,
      errors: { parent: [expect.any(String)] },
    });
  expect((await layla.call('POST', '/blog/posts/atlantis/comments/', { body: { content: 'Hm' } })).statusCode).toBe(
    404,
  );
  expect((await api.call('POST', '/blog/posts/dunes/comments/', { body: { content: 'Hm' } })).statusCode).toBe(401);
});

test('API-67 concurrent views are all counted', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => api.call('POST', '/blog/posts/dunes/view/')));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 204));
  expect(await api.services.db.select().from(blogPostViews)).toMatchObject([{ views: 10 }]);
  expect((await api.call('POST', '/blog/posts/atlantis/view/')).statusCode).toBe(404);
});

test('API-64 a scheduled post is published at its time; the limit counts the newest related posts', async () => {
  api.clock.set('2030-03-02T05:00:00Z');
  expect(await slugs('/blog/posts/dunes/related/?limit=3')).toEqual(['tomorrow', 'stars']);
  expect(await slugs('/blog/posts/dunes/related/?limit=1')).toEqual(['tomorrow']);
});
