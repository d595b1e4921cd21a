import { request as http } from 'node:http';
import type { Page } from '@playwright/test';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { requestTokens } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { port } from '../support/testShop.ts';

/** Requests a path without normalising it, which a browser would do. */
const sendRawRequest = (path: string, method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    http({ host: '127.0.0.1', port, path, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

const pagePolicy = /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self'( 'sha256-[^']+')+;/;
const apiPolicy = /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'$/;
const filePolicy = /^default-src 'self'; object-src 'none';/;

const kinds: readonly [name: string, path: string, status: number, policy: RegExp, method?: string][] = [
  ['a page', '/', 200, pagePolicy],
  ['an unknown page', '/there-is-none', 404, pagePolicy],
  ['a private page', '/cart', 200, pagePolicy],
  ['a redirect', '/login?returnUrl=//other.example', 302, apiPolicy],
  ['a file', '/favicon.svg', 200, filePolicy],
  ['robots.txt', '/robots.txt', 200, apiPolicy],
  ['an API call', '/api/v1/activities/', 200, apiPolicy],
  ['a rejected API call', '/api/v1/users/me/', 401, apiPolicy],
  ['an unknown API path', '/api/v1/there-is-none/', 404, apiPolicy],
  ['a picture', '/api/optimize-image/placeholder/320/webp/', 200, apiPolicy],
  ['a malformed URL', '/activity/%zz', 400, apiPolicy],
  ['an unsupported method', '/', 405, apiPolicy, 'POST'],
];

for (const [name, path, status, policy, method] of kinds) {
  test(`${name} has the security headers of every response`, async () => {
    const response = await sendRawRequest(path, method);
    expect(response.status).toBe(status);
    expect(response.headers['content-security-policy']).toMatch(policy);
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    for (const absent of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server'])
      expect(response.headers[absent]).toBeUndefined();
    if (path.startsWith('/api/v1')) expect(response.headers['content-type']).toMatch(/json/);
  });
}

test('no path reaches files outside the public assets', async () => {
  const ups = ['..', '%2e%2e', '..%2f..', '.%2e', '%2e%2e%2f%2e%2e', '..\\..', '%5c..%5c..', '....//', '%252e%252e'];
  const tails = ['package.json', 'server/entry-server.js', '.vite/manifest.json', 'etc/passwd'];
  const paths = ups.flatMap((up) =>
    tails.flatMap((tail) => [
      `/${up}/${tail}`,
      `/assets/${up}/${up}/${tail}`,
      `/${up}/${up}/${up}/${up}/${up}/${tail}`,
    ]),
  );
  for (const path of [...paths, '/.vite/manifest.json', '/index.html', '/.env', '/package.json', '//etc/passwd']) {
    const { status, body } = await sendRawRequest(path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
    expect(body, path).not.toMatch(/"isEntry"|"workspaces"|root:x:|createServer/);
  }
});

test('GAP-51 no redirect leads to another site', async () => {
  const elsewhere = [
    '//other.example',
    '/\\other.example',
    'https:%2F%2Fother.example',
    '%2F%2Fother.example',
    '/%09/other.example',
  ];
  for (const target of elsewhere) {
    for (const path of [
      `/login?returnUrl=${target}`,
      `/attraction/${encodeURIComponent(target)}`,
      `/${target}`,
      `/profile/${target}`,
    ]) {
      const { status, headers } = await sendRawRequest(path);
      const location = headers['location'];
      if (status >= 300 && status < 400) {
        expect(new URL(String(location), 'http://shop.test').host, path).toBe('shop.test');
      } else expect(location, path).toBeUndefined();
    }
  }
});

test('code in a page can neither set markup nor load a script from elsewhere', { tag: '@core' }, async ({
  page,
  shop,
  browserErrors,
}) => {
  browserErrors.expect(/Trusted(HTML|ScriptURL|Script)|trusted-types/);
  await shop.open('/');
  const outcomes = await page.evaluate(() => {
    const attempt = (work: () => void): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return String(error).split(':')[0] ?? '';
      }
    };
    const script = document.createElement('script');
    return {
      text: attempt(() => Object.assign(document.createElement('p'), { innerHTML: 'Plain' })),
      ownScript: attempt(() => Object.assign(script, { src: '/own.js' })),
      markup: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<img src=x>' })),
      otherScript: attempt(() => Object.assign(script, { src: 'https://other.example/x.js' })),
      policy: attempt(() => Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {})),
    };
  });
  const rejected = 'TypeError';
  const expected = { text: 'done', ownScript: 'done', markup: rejected, otherScript: rejected, policy: rejected };
  expect(outcomes).toEqual(expected);
});

test.describe('text that users enter is shown as text', () => {
  const hostile = `"'><img src=x onerror=alert(1)><script>alert(1)</script>`;

  const hostileTitle = () => `Palms ${crypto.randomUUID().slice(0, 6)} ${hostile}`;

  const noDialogs = (page: Page) =>
    page.on('dialog', (dialog) => {
      throw new Error(`A script ran and showed ${dialog.message()}`);
    });

  /** Elements that the text created. The journey also fails when the browser reports a script blocked by the policy. */
  const elements = async (page: Page): Promise<number> =>
    page.evaluate(() => document.querySelectorAll('img[onerror], main script, [src=x]').length);

  test('BLOG-08 BOOK-30 names, titles, special requests and comments, for customers', { tag: '@core' }, async ({
    page,
    shop,
    customer,
  }) => {
    noDialogs(page);
    const title = hostileTitle();
    const activity = await createActivity({ title, description: `Slow. ${hostile}` });
    await customer.api.put('/users/me/', { first_name: hostile, last_name: 'Darwish' });
    await customer.api.post('/blog/posts/a-short-guide-to-karak/comments/', { content: `Tea ${hostile}` });
    const { booking_number: number } = await book({ ...customer, firstName: hostile }, activity, ordinaryDay(), 1);
    await shop.signInWithTokens(customer);
    for (const [path, text] of [
      [`/activity/${activity.slug}`, title],
      [`/customer/${number}/voucher`, hostile],
      ['/customer', title],
      ['/blog/a-short-guide-to-karak', `Tea ${hostile}`],
    ] as const) {
      await shop.open(path);
      await expect(shop.main).toContainText(text);
      expect(await elements(page)).toBe(0);
    }
  });

  test('STAFF-33 names and titles, for staff', async ({ page, shop, customer }) => {
    noDialogs(page);
    const activity = await createActivity({ title: hostileTitle() });
    await customer.api.put('/users/me/', { first_name: hostile, last_name: 'Darwish' });
    await book(customer, activity, ordinaryDay(), 1);
    const tokens = await requestTokens('maryam@example.com', 'aitours-demo');
    await shop.signInWithTokens({ ...customer, tokens });
    await shop.open('/dashboard/bookings');
    await expect(shop.main).toContainText(hostile);
    expect(await elements(page)).toBe(0);
  });
});
