import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArticles, readSitemapPaths, render, selectParameters } from '../src/entry-server.tsx';
import { defaultConfig } from '../src/testing/defaultConfig.ts';
import { feedPath } from './crawlers.ts';
import { addWebHost } from './host.ts';

/** The web host while the API has no database. */

const unavailable = {
  type: 'service-unavailable',
  title: 'Temporarily unavailable',
  status: 503,
  detail: 'The shop is temporarily unavailable. Please try again soon.',
};
const host = fastify();
beforeAll(() =>
  addWebHost(host, {
    rendering: async () => ({
      render,
      selectParameters,
      readSitemapPaths,
      readArticles,
      earlyScript: 'start()',
      assets: () => ({ scripts: ['/entry.js'], sheets: [], style: '', font: undefined }),
    }),
    callApi: async () => Response.json(unavailable, { status: 503 }),
    publicUrl: 'https://shop.example.com',
    config: defaultConfig,
    foreign: { google: false, contact: '', mapbox: false, library: '/rest/v1', chat: '/assistant', errorReporting: '' },
    // Needs no built files.
    development: true,
  }),
);
afterAll(() => host.close());

test.each([
  ['/', 'Failed to load activities'],
  ['/things-to-do', 'Failed to load tours'],
  ['/activity/a-day-out', 'Failed to load activity details. Please try again later.'],
  ['/tour/two-cities', 'Failed to load tour details'],
  ['/attractions', 'Failed to load attraction tickets. Please try again later.'],
  ['/attractions/a-tower', 'Failed to load attraction tickets. Please try again later.'],
  ['/cruises', 'We couldn’t load the cruises. Please try again later.'],
  ['/cruise/4', 'We couldn’t load this cruise. Please try again later.'],
  ['/saudi-arabia', 'We couldn’t load the destinations. Please try again later.'],
  ['/blog', 'Failed to load blog posts. Please try again later.'],
  ['/blog/category/city-guides', 'Failed to load blog posts. Please try again later.'],
  ['/blog/a-guide', 'Failed to load the blog post. Please try again later.'],
])(
  'SHELL-63 GAP-73 %s reports what failed, offers to try again, and has a Retry-After header',
  async (url, message) => {
    const { statusCode, headers, body } = await host.inject({ url });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? [];
    expect(main).toContain(message);
    expect(main).toMatch(/<button[^>]*>(?:(?!<\/button>)[\s\S])*Try again/);
  },
);

test('the title of a cruise that can’t be loaded doesn’t say that there is none', async () => {
  expect((await host.inject({ url: '/cruise/4' })).body).toContain('<title>Cruise · aiTours</title>');
});

test.each(['/about', '/transfers/search', '/cart', '/status'])(
  'GAP-73 %s doesn’t use the API and works',
  async (url) => {
    expect((await host.inject({ url })).statusCode).toBe(200);
  },
);

test.each(['/sitemap.xml', feedPath])('%s asks crawlers to return', async (url) => {
  const { statusCode, headers, body } = await host.inject({ url });
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(body).toBe('The shop is temporarily unavailable. Please try again soon.\n');
});
