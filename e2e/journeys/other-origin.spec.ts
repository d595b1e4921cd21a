import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { expect, test } from '../support/test.ts';
import { partnerPort, shopUrl } from '../support/testShop.ts';

declare const shop: typeof import('@aitours/api-client');

const builtClient = fileURLToPath(new URL('../../packages/api-client/dist/index.js', import.meta.url));

/** Another team's site: an empty page with the built client as a global. */
const site = createServer((_request, response) =>
  response
    .setHeader('content-type', 'text/html')
    .end('<!doctype html><title>Partner</title><link rel="icon" href="data:,">'),
);
let script = '';

/** One worker, because the site has one port. */
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.dirname(builtClient),
    build: { write: false, lib: { entry: builtClient, formats: ['iife'], name: 'shop' } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The client has one chunk');
  script = chunk.code;
  await once(site.listen(partnerPort), 'listening');
});
test.afterAll(() => void site.close());

async function openSite(page: Page, host: string): Promise<void> {
  await page.goto(`http://${host}:${partnerPort}/`);
  await page.addScriptTag({ content: script });
}

test('a page of an allowed origin fills a guest’s cart and receives problems', async ({ page, browserErrors }) => {
  browserErrors.expect(/the server responded with a status of 4\d\d/);
  const { id } = await createActivity();
  await openSite(page, '127.0.0.1');
  const seen = await page.evaluate(
    async ({ baseUrl, body }) => {
      const client = shop.createClient({ baseUrl });
      const getType = (error: unknown) => (shop.isProblem(error) ? error.type : String(error));
      await client.call('addCartItem', { body });
      const { items } = await client.call('getCart');
      const profile = await client.call('getMe').catch(getType);
      // The one call that is sent with credentials (API-09).
      const google = await client.call('googleSignIn', { body: { id_token: 'from-google' } }).catch(getType);
      const { headers } = await fetch(`${baseUrl}/api/v1/activities/`);
      return { items: items.length, profile, google, names: ['x-request-id', 'etag'].map((name) => headers.has(name)) };
    },
    {
      baseUrl: shopUrl,
      body: { activity_id: id, activity_date: ordinaryDay(), details: { adults: 2, pickup: 'dubai' as const } },
    },
  );
  expect(seen).toEqual({
    items: 1,
    profile: 'unauthenticated',
    google: expect.stringMatching(/^[a-z-]+$/),
    names: [true, true],
  });
});

test('a page of another origin can read nothing', async ({ page, browserErrors }) => {
  browserErrors.expect(/has been blocked by CORS policy|net::ERR_FAILED/);
  await openSite(page, 'localhost');
  const error = await page.evaluate(
    (baseUrl) => shop.createClient({ baseUrl }).call('listActivities').then(String, String),
    shopUrl,
  );
  expect(error).toBe('NetworkError: No response from server');
});
