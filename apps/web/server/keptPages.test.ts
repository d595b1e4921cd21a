import { expect, test } from 'vitest';
import { keptPages } from './keptPages.ts';

/** A small API and a page that shows what it answers; both count how often they were troubled. */
function aShop({ tagged = true } = {}) {
  const texts = new Map([
    ['/tours', 'two tours'],
    ['/posts', 'one post'],
  ]);
  const asked: string[] = [];
  let rendered = 0;
  const callApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const text = texts.get(pathname);
    if (text === undefined) return new Response(null, { status: 404 });
    const tag = `W/"${text}"`;
    if (tagged && request.headers.get('if-none-match') === tag) return new Response(null, { status: 304 });
    return new Response(text, tagged ? { headers: { etag: tag } } : {});
  };
  const pageAt = keptPages(callApi, async ({ path }, api) => {
    rendered += 1;
    if (path === '/broken') throw new Error('broken');
    if (path === '/old') return { redirect: '/new' };
    const answers = await Promise.all(
      ['/tours', path === '/blog' ? '/posts' : '/tours'].map(async (part) => (await api(`http://api${part}`)).text()),
    );
    const html = answers.join(', ');
    return { status: 200, headers: {}, html, tag: html };
  });
  const visit = async (path: string, search = '') => {
    const page = await pageAt({ path, search });
    return 'redirect' in page ? page.redirect : page.html;
  };
  return { texts, asked, visit, rendered: () => rendered };
}

test('a page is rendered once, for as long as all that it shows is the same', async () => {
  const { visit, rendered, texts } = aShop();
  expect(await visit('/blog')).toBe('two tours, one post');
  expect(await visit('/blog')).toBe('two tours, one post');
  expect(rendered()).toBe(1);
  texts.set('/posts', 'two posts');
  expect(await visit('/blog')).toBe('two tours, two posts');
  expect(await visit('/blog')).toBe('two tours, two posts');
  expect(rendered()).toBe(2);
});

test('each address has a page of its own', async () => {
  const { visit, rendered } = aShop();
  await visit('/tours');
  await visit('/tours', 'page=2');
  await visit('/blog');
  expect(rendered()).toBe(3);
});

test('it is asked each time whether a page is still true', async () => {
  const { visit, asked } = aShop();
  await visit('/blog');
  const before = asked.length;
  await visit('/blog');
  expect(asked.slice(before).toSorted()).toEqual(['/posts', '/tours']);
});

test('what has no tag can’t be told from what comes after it: such a page isn’t kept', async () => {
  const { visit, rendered } = aShop({ tagged: false });
  await visit('/blog');
  await visit('/blog');
  expect(rendered()).toBe(2);
});

test('a page that lacks something isn’t kept, nor is the last one that had it', async () => {
  const { visit, texts, rendered } = aShop();
  await visit('/blog');
  texts.delete('/posts');
  expect(await visit('/blog')).toBe('two tours, ');
  expect(await visit('/blog')).toBe('two tours, ');
  texts.set('/posts', 'one post');
  expect(await visit('/blog')).toBe('two tours, one post');
  expect(rendered()).toBe(4);
});

test('many who come at once wait for one page', async () => {
  const { visit, rendered } = aShop();
  const pages = await Promise.all(Array.from({ length: 50 }, () => visit('/blog')));
  expect(new Set(pages)).toEqual(new Set(['two tours, one post']));
  expect(rendered()).toBe(1);
});

test('a way on is kept like a page; what breaks isn’t', async () => {
  const { visit, rendered } = aShop();
  expect(await visit('/old')).toBe('/new');
  expect(await visit('/old')).toBe('/new');
  expect(rendered()).toBe(1);
  await expect(visit('/broken')).rejects.toThrow('broken');
  await expect(visit('/broken')).rejects.toThrow('broken');
  expect(rendered()).toBe(3);
});

test.each([
  ['for something that isn’t there', 'GET', 404],
  ['to do something', 'POST', 200],
])('a page that asked %s is made anew each time, whatever tag the answer has', async (_, method, status) => {
  let rendered = 0;
  const callApi: typeof fetch = async (input, init) =>
    new Request(input, init).headers.has('if-none-match')
      ? new Response(null, { status: 304 })
      : new Response('text', { status, headers: { etag: '"text"' } });
  const pageAt = keptPages(callApi, async (_address, api) => {
    rendered += 1;
    await api('http://api/thing', { method });
    return { status: 200, headers: {}, html: 'page', tag: '"page"' };
  });
  for (let visit = 0; visit < 2; visit += 1) await pageAt({ path: '/', search: '' });
  expect(rendered).toBe(2);
});
