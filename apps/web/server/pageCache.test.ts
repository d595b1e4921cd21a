import { expect, test } from 'vitest';
import { createPageCache } from './pageCache.ts';

/** A small API and a page made of its responses; both record their calls. */
function createShop({ tagged = true } = {}) {
  const clock = { now: new Date('2030-03-01T12:00:00Z') };
  const texts = new Map([
    ['/tours', 'two tours'],
    ['/posts', 'one post'],
  ]);
  const requested: string[] = [];
  let rendered = 0;
  const callApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    requested.push(pathname);
    const text = texts.get(pathname);
    if (text === undefined) return new Response(null, { status: 404 });
    const tag = `W/"${text}"`;
    if (tagged && request.headers.get('if-none-match') === tag) return new Response(null, { status: 304 });
    return new Response(text, tagged ? { headers: { etag: tag } } : {});
  };
  const pageAt = createPageCache(
    callApi,
    async ({ path }, api) => {
      rendered += 1;
      if (path === '/broken') throw new Error('broken');
      if (path === '/old') return { redirect: '/new' };
      const responses = await Promise.all(
        ['/tours', path === '/blog' ? '/posts' : '/tours'].map(async (part) => (await api(`http://api${part}`)).text()),
      );
      const html = responses.join(', ');
      return { status: path.startsWith('/unknown') ? 404 : 200, headers: {}, html, tag: html };
    },
    () => clock.now,
  );
  const visit = async (path: string, search = '') => {
    const page = await pageAt({ path, search });
    return 'redirect' in page ? page.redirect : page.html;
  };
  return { clock, texts, requested, visit, rendered: () => rendered };
}

test('a page is rendered once, until a response that it was rendered from changes', async () => {
  const { visit, rendered, texts } = createShop();
  expect(await visit('/blog')).toBe('two tours, one post');
  expect(await visit('/blog')).toBe('two tours, one post');
  expect(rendered()).toBe(1);
  texts.set('/posts', 'two posts');
  expect(await visit('/blog')).toBe('two tours, two posts');
  expect(await visit('/blog')).toBe('two tours, two posts');
  expect(rendered()).toBe(2);
});

test('a text that depends on the date is never one of another day in Dubai', async () => {
  const { clock, visit, rendered } = createShop();
  await visit('/tours');
  clock.now = new Date('2030-03-01T19:59:59Z');
  await visit('/tours');
  expect(rendered()).toBe(1);
  clock.now = new Date('2030-03-01T20:00:00Z');
  await visit('/tours');
  await visit('/tours');
  expect(rendered()).toBe(2);
});

test('pages that don’t exist are not cached', async () => {
  const { visit, rendered } = createShop();
  await visit('/unknown');
  await visit('/unknown');
  expect(rendered()).toBe(2);
});

test('pages are cached by path and query', async () => {
  const { visit, rendered } = createShop();
  await visit('/tours');
  await visit('/tours', 'page=2');
  await visit('/blog');
  expect(rendered()).toBe(3);
});

test.each([
  ['a trailing question mark in a value', 'search=a', 'search=a?', 2],
  ['an ampersand in a value', 'search=a&b=', 'search=a%26b=', 2],
  ['the order of two values of one parameter', 'tag=a&tag=b', 'tag=b&tag=a', 2],
  ['the order of parameters', 'page=2&sort=price', 'sort=price&page=2', 1],
  ['the encoding of a value', 'search=red%20dunes', 'search=red+dunes', 1],
  ['empty parts', 'page=2', '&page=2&', 1],
])('%s: two queries make as many pages as they have meanings', async (_, one, other, pages) => {
  const { visit, rendered } = createShop();
  for (const search of [one, other]) await visit('/tours', search);
  expect(rendered()).toBe(pages);
});

test('every request revalidates the sources of the page', async () => {
  const { visit, requested } = createShop();
  await visit('/blog');
  const before = requested.length;
  await visit('/blog');
  expect(requested.slice(before).toSorted()).toEqual(['/posts', '/tours']);
});

test('a page rendered from responses without an entity tag is not cached', async () => {
  const { visit, rendered } = createShop({ tagged: false });
  await visit('/blog');
  await visit('/blog');
  expect(rendered()).toBe(2);
});

test('a page rendered from a failed response is not cached and removes the cached one', async () => {
  const { visit, texts, rendered } = createShop();
  await visit('/blog');
  texts.delete('/posts');
  expect(await visit('/blog')).toBe('two tours, ');
  expect(await visit('/blog')).toBe('two tours, ');
  texts.set('/posts', 'one post');
  expect(await visit('/blog')).toBe('two tours, one post');
  expect(rendered()).toBe(4);
});

test('concurrent requests share one rendering', async () => {
  const { visit, rendered } = createShop();
  const pages = await Promise.all(Array.from({ length: 50 }, () => visit('/blog')));
  expect(new Set(pages)).toEqual(new Set(['two tours, one post']));
  expect(rendered()).toBe(1);
});

test('redirects are cached, errors are not', async () => {
  const { visit, rendered } = createShop();
  expect(await visit('/old')).toBe('/new');
  expect(await visit('/old')).toBe('/new');
  expect(rendered()).toBe(1);
  await expect(visit('/broken')).rejects.toThrow('broken');
  await expect(visit('/broken')).rejects.toThrow('broken');
  expect(rendered()).toBe(3);
});

test.each([
  ['a missing resource', 'GET', 404],
  ['a mutation', 'POST', 200],
])('a page that requested %s is rendered each time, whatever the response’s tag', async (_, method, status) => {
  let rendered = 0;
  const callApi: typeof fetch = async (input, init) =>
    new Request(input, init).headers.has('if-none-match')
      ? new Response(null, { status: 304 })
      : new Response('text', { status, headers: { etag: '"text"' } });
  const pageAt = createPageCache(
    callApi,
    async (_address, api) => {
      rendered += 1;
      await api('http://api/resource', { method });
      return { status: 200, headers: {}, html: 'page', tag: '"page"' };
    },
    () => new Date(),
  );
  for (let visit = 0; visit < 2; visit += 1) await pageAt({ path: '/', search: '' });
  expect(rendered).toBe(2);
});
