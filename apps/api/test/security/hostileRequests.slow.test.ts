import { gzipSync } from 'node:zlib';
import type { HTTPMethods, InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/document.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { endpoints, formatPath, listMembers } from './operations.ts';

/** A thousand hostile requests, some for each operation; `contract/hostile.test` has one of each kind. */

const api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10000' } });
const layla = await api.signIn();
afterAll(() => api.close());

const headers = { authorization: `Bearer ${layla.token}` };
const send = (endpoint: Endpoint, rest: InjectOptions = {}, address = formatPath(endpoint)) =>
  api.app.inject({ method: endpoint.method.toUpperCase() as HTTPMethods, url: address, ...rest });
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.id, endpoint] as const);

/** Ten kilobytes that expand to ten megabytes. */
const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, 0x20));
const json = { ...headers, 'content-type': 'application/json' };
const withBody = endpoints.filter(({ body }) => body !== null);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const filled = (endpoint: Endpoint, text: string) =>
  `{${[...listMembers(endpoint), 'unknown'].map((name) => `${JSON.stringify(name)}:${text}`).join()}}`;
/** The bytes per member that fill a body. */
const share = (endpoint: Endpoint) => Math.floor(240_000 / (listMembers(endpoint).length + 1));

describe('GAP-77 a hostile body gets a 4xx', () => {
  const hostile: readonly [string, (endpoint: Endpoint) => string][] = [
    ['lists 100,000 deep', () => nested(100_000)],
    ['objects 40,000 deep', () => `[${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}]`],
    ['members that are lists 1,000 deep', (endpoint) => filled(endpoint, nested(1000))],
    ['members that are long lists', (endpoint) => filled(endpoint, `[${'1,'.repeat(share(endpoint) / 2 - 40)}1]`)],
    [
      'members that are long lists of objects',
      (endpoint) => filled(endpoint, `[${'{},'.repeat(share(endpoint) / 3 - 40)}{}]`),
    ],
    ['members that are long texts', (endpoint) => filled(endpoint, `"a@${'a.'.repeat(share(endpoint) / 2 - 40)}@"`)],
    ['members that are huge numbers', (endpoint) => filled(endpoint, '1e308')],
    [
      'members named like prototypes',
      (endpoint) => filled(endpoint, '{"__proto__":{"is_staff":true},"constructor":{"prototype":{"is_staff":true}}}'),
    ],
  ];
  const cases = withBody.flatMap((endpoint) =>
    hostile.map(([name, make]) => [endpoint.id, name, endpoint, make] as const),
  );

  test.each(cases)('%s: %s', async (_, __, endpoint, make) => {
    const response = await send(endpoint, {
      headers: { ...json, 'x-session-key': 'hostile-test-1' },
      payload: make(endpoint),
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body.length).toBeLessThan(20_000);
    expect(Reflect.get({}, 'is_staff')).toBeUndefined();
  });

  test.each(named(withBody))('%s rejects a body that is too large or compressed', async (_, endpoint) => {
    expect((await send(endpoint, { headers: json, payload: ' '.repeat(256 * 1024 + 1) })).json()).toMatchObject({
      status: 413,
      type: 'payload-too-large',
    });
    const compressed = { ...json, 'content-encoding': 'gzip' };
    expect((await send(endpoint, { headers: compressed, payload: bomb })).json()).toMatchObject({
      status: 415,
      type: 'unsupported-media-type',
    });
  });
});

const odd = [
  "' or 1=1 --",
  '%',
  '\\',
  '-1',
  '1e309',
  '99999999999999999999',
  '__proto__',
  '../../..',
  '🐪'.repeat(60),
  '\u0000',
];

describe('GAP-77 a hostile URL gets no 500', () => {
  test.each(named(endpoints.filter(({ path }) => path.includes('{'))))('%s: its path', async (_, endpoint) => {
    for (const text of [...odd, 'x'.repeat(5000), '.', '..']) {
      const response = await send(endpoint, { headers }, formatPath(endpoint, encodeURIComponent(text)));
      expect(response.statusCode, text).toBeLessThan(500);
    }
  });

  test.each(named(endpoints.filter(({ method }) => method === 'get')))('%s: its query', async (_, endpoint) => {
    const unknownParameter = await send(endpoint, { headers }, `${formatPath(endpoint)}?is_staff=true`);
    expect(unknownParameter.statusCode).toBeGreaterThanOrEqual(400);
    expect(unknownParameter.statusCode).toBeLessThan(500);
    for (const { name } of endpoint.parameters.filter((parameter) => parameter.in === 'query')) {
      for (const text of odd) {
        const response = await send(
          endpoint,
          { headers },
          `${formatPath(endpoint)}?${name}=${encodeURIComponent(text)}`,
        );
        expect(response.statusCode, `${name}=${text}`).toBeLessThan(500);
      }
    }
  });
});

test('none of these requests caused an unexpected error', () => {
  expect(api.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});
