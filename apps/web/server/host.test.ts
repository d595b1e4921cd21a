import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '../src/entry-server.tsx';
import { defaultConfig } from '../src/testing/defaultConfig.ts';
import { addWebHost } from './host.ts';
import type { Rendering } from './rendering.ts';

const page: Page = {
  status: 200,
  head: {
    path: '/',
    title: 'Home',
    description: 'All of it',
    indexed: true,
    hasFeed: false,
    isPrivate: false,
    structured: [],
  },
  html: '<h1>Home</h1>',
  state: { data: {}, problems: {}, config: {} } as unknown as Page['state'],
  modules: [],
};
const rendered: string[] = [];
let sitemapsRead = 0;
const rendering: Rendering = {
  render: async ({ path, search }) => {
    rendered.push(search);
    if (path === '/broken') throw new Error('the password of the database is hunter2');
    if (path === '/renamed') return { redirect: '/', isPermanent: true };
    return path === '/moved' ? { redirect: '/' } : page;
  },
  selectParameters: async ({ path }) => ({ path, search: 'page=2' }),
  readSitemapPaths: async () => {
    sitemapsRead += 1;
    return ['/', '/tour/a&b'];
  },
  readArticles: async () => [],
  earlyScript: 'start()',
  assets: () => ({ scripts: ['/entry.js'], sheets: [], style: '', font: undefined }),
};
const host = fastify();
beforeAll(() =>
  addWebHost(host, {
    rendering: async () => rendering,
    callApi: fetch,
    publicUrl: 'https://shop.example.com',
    config: defaultConfig,
    foreign: { google: false, contact: '', mapbox: false, library: '/rest/v1', chat: '/assistant', errorReporting: '' },
    // Needs no built files.
    development: true,
  }),
);
afterAll(() => host.close());

test.each([
  ['a page', 'GET', '/', 200],
  ['a redirect', 'GET', '/moved', 302],
  ['a permanent redirect', 'GET', '/renamed', 301],
  ['an error', 'GET', '/broken', 500],
  ['a form submitted to a page', 'POST', '/', 405],
  ['robots', 'GET', '/robots.txt', 200],
  ['the site map', 'GET', '/sitemap.xml', 200],
  ['the feed', 'GET', '/blog/feed.xml', 200],
] as const)('%s has the security headers of every response', async (_, method, url, status) => {
  const { statusCode, headers } = await host.inject({ method, url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(headers['set-cookie']).toBeUndefined();
});

test('a page’s policy allows its inline script by its hash, and the page has no other inline code', async () => {
  const { body, headers } = await host.inject({ url: '/' });
  const [, scripts = ''] = /script-src 'self' ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  const hashes = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes).toHaveLength(1);
  expect(scripts.split(' ').toSorted()).toEqual(hashes.toSorted());
  expect(body).not.toMatch(/\son\w+=|\sstyle=/);
});

test('a page has an entity tag: a browser with a current copy gets 304', async () => {
  const first = await host.inject({ url: '/' });
  const tag = String(first.headers['etag']);
  const again = await host.inject({ url: '/', headers: { 'if-none-match': tag } });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache' });
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(await host.inject({ url: '/', headers: { 'if-none-match': 'W/"another"' } })).toMatchObject({
    statusCode: 200,
    body: first.body,
  });
});

test('a browser revalidates the service worker, which runs only what is on the shop’s server', async () => {
  const { statusCode, headers, body } = await host.inject({ url: '/service-worker.js' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  expect(body).toContain('unregister');
  const again = await host.inject({
    url: '/service-worker.js',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('only the chat may be framed, and only by the shop', async () => {
  const { headers } = await host.inject({ url: '/assistant' });
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('an error response contains no details of the error', async () => {
  const { body, headers } = await host.inject({ url: '/broken' });
  expect(body).toBe('Something went wrong on our side. Please try again.\n');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
});

test('an unsupported method gets the supported ones', async () => {
  const { headers } = await host.inject({ method: 'DELETE', url: '/cart' });
  expect(headers['allow']).toBe('GET, HEAD');
});

test('a page is rendered with the query parameters that it reads', async () => {
  await host.inject({ url: '/?utm_source=mail&page=2' });
  expect(rendered.at(-1)).toBe('page=2');
});

test('a site map in a loop reads the catalogue once, whatever its query', async () => {
  await host.inject({ url: '/sitemap.xml' });
  const before = sitemapsRead;
  const repeated = await Promise.all(['', '?1', '?2'].map((query) => host.inject({ url: `/sitemap.xml${query}` })));
  expect(repeated.map(({ body }) => body)).toEqual(
    repeated.map(() => expect.stringContaining('<loc>https://shop.example.com/tour/a&amp;b</loc>')),
  );
  expect(sitemapsRead).toBe(before);
});

test('a part that the site map doesn’t have isn’t found', async () => {
  expect((await host.inject({ url: '/sitemap-1.xml' })).statusCode).toBe(404);
});
