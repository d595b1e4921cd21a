import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractDocument, Schema } from '../../src/contract/document.ts';
import { bind } from '../../src/http/bind.ts';
import { parseJsonBodies } from '../../src/http/jsonBodies.ts';
import type { AnyContext, AnyResponse, Operation } from '../../src/http/operation.ts';
import { handleErrors } from '../../src/http/problemResponses.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertActivity } from '../fixtures.ts';

const tree = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  additionalProperties: false,
};
const jsonResponse = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const document: ContractDocument = {
  servers: [{ url: '/api/v1' }],
  components: {
    schemas: { Tree: tree },
    headers: { ETag: { schema: { type: 'string' } } },
    parameters: { Depth: { name: 'depth', in: 'query', schema: { type: 'integer', minimum: 1, default: 3 } } },
  },
  paths: {
    '/trees/{id}/': {
      get: {
        operationId: 'getMe',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z0-9-]+$' } },
          { $ref: '#/components/parameters/Depth' },
          { name: 'only', in: 'query', explode: false, schema: { type: 'array', items: { type: 'integer' } } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'leaves', in: 'query', schema: { type: 'boolean' } },
        ],
        responses: {
          200: {
            ...jsonResponse({ $ref: '#/components/schemas/Tree' }),
            headers: { ETag: { $ref: '#/components/headers/ETag' } },
          },
        },
      },
      post: {
        operationId: 'updateMe',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
        },
        responses: { 200: jsonResponse({ $ref: '#/components/schemas/Tree' }), 204: {} },
      },
    },
    '/groves/': {
      get: { operationId: 'getCart', security: [{ bearer: [] }, {}], responses: { 200: jsonResponse({}) } },
    },
    '/free/': { servers: [{ url: '/' }], get: { operationId: 'getHealth', responses: { 200: jsonResponse({}) } } },
  },
};

let seen: AnyContext | null = null;
let next: AnyResponse = { status: 200, body: { name: 'oak' } };
const operationFor = (id: Operation['id']): Operation => ({
  id,
  readsOnlyCatalogue: false,
  limits: () => [],
  handle: async (context) => {
    seen = context;
    return next;
  },
});
const operations = [
  operationFor('getMe'),
  operationFor('updateMe'),
  operationFor('getHealth'),
  operationFor('getCart'),
];

const api = await startTestApi();
const app = fastify();
parseJsonBodies(app);
handleErrors(app);
bind(app, { document, operations, services: api.services });
afterAll(async () => {
  await app.close();
  await api.close();
});

const get = (url: string, headers = {}) => app.inject({ url: `/api/v1${url}`, headers });
const post = (body: unknown) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/trees/a/',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

test('API-01 operations are below the base path of their server, with or without the trailing slash', async () => {
  for (const url of ['/api/v1/trees/oak/', '/api/v1/trees/oak', '/free/', '/free'])
    expect((await app.inject({ url })).statusCode).toBe(200);
});

test('path and query are coerced to numbers, booleans, lists and defaults', async () => {
  await get('/trees/oak/?only=1,2,3&tag=a&leaves=true');
  expect(seen).toMatchObject({ path: { id: 'oak' }, query: { depth: 3, only: [1, 2, 3], tag: ['a'], leaves: true } });
  await get('/trees/oak/?depth=7&tag=a&tag=b,c');
  expect(seen).toMatchObject({ query: { depth: 7, tag: ['a', 'b,c'] } });
});

test('the error of an invalid, unknown or repeated query parameter names it', async () => {
  expect((await get('/trees/oak/?depth=1&depth=2')).json()).toMatchObject({
    errors: { depth: ['must be a whole number'] },
  });
  expect((await get('/trees/oak/?depth=0')).json()).toMatchObject({ errors: { depth: ['must be at least 1'] } });
  expect((await get('/trees/oak/?depth=')).json()).toMatchObject({ errors: { depth: ['must be a whole number'] } });
  expect((await get('/trees/oak/?only=1,x')).json()).toMatchObject({
    errors: { 'only.1': ['must be a whole number'] },
  });
  expect((await get('/trees/oak/?dept=1')).json()).toMatchObject({ errors: { dept: ['is unknown'] } });
});

test('API-14 GAP-17 where the token is optional, a valid one identifies the user and an invalid one is rejected', async () => {
  const layla = await api.signIn();
  expect((await get('/groves/')).statusCode).toBe(200);
  expect(seen?.user).toBeNull();
  await get('/groves/', { authorization: `Bearer ${layla.token}` });
  expect(seen?.user).toMatchObject({ id: layla.id });
  for (const authorization of ['Bearer nonsense', 'Basic dTpw', 'Bearer']) {
    expect((await get('/groves/', { authorization })).statusCode).toBe(401);
  }
});

test('a path parameter that can’t be an id is not found', async () => {
  expect((await get('/trees/O_K/')).json()).toMatchObject({ status: 404, type: 'not-found' });
});

test('a body isn’t coerced, and a recursive schema is validated at any depth', async () => {
  const body = { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] };
  await post(body);
  expect(seen?.body).toEqual(body);
  expect((await post({ name: 'a', children: [{ name: 'b', children: [{ name: 7 }] }] })).json()).toMatchObject({
    errors: { 'children.0.children.0.name': ['must be a text'] },
  });
  expect((await app.inject({ method: 'POST', url: '/api/v1/trees/a/' })).json()).toMatchObject({
    errors: { body: ['must be an object'] },
  });
});

test.each<[string, AnyResponse]>([
  ['a body that violates its schema', { status: 200, body: { name: 7 } }],
  ['an unknown member', { status: 200, body: { name: 'oak', password_hash: 'x' } }],
  ['a missing body', { status: 200 }],
  ['an unexpected body', { status: 204, body: {} }],
  ['a status that isn’t in the contract', { status: 202, body: { name: 'oak' } }],
])('a handler’s response with %s becomes a 500 without details', async (_name, invalid) => {
  next = invalid;
  const response = await post({ name: 'a' });
  next = { status: 200, body: { name: 'oak' } };
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ type: 'internal' });
  expect(response.body).not.toMatch(/oak|hash|stack/);
});

test('a response with an ETag is sent once, then 304 until it changes', async () => {
  const first = await get('/trees/oak/');
  const tag = String(first.headers['etag']);
  expect(tag).toMatch(/^W\/"/);
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = await get('/trees/oak/', { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  next = { status: 200, body: { name: 'ash' } };
  expect((await get('/trees/oak/', { 'if-none-match': tag })).json()).toEqual({ name: 'ash' });
  next = { status: 200, body: { name: 'oak' } };
});

describe('a response from the catalogue is cached by the values of the request', () => {
  let handled = 0;
  const cached = fastify();
  beforeAll(() => {
    handleErrors(cached);
    const handle: Operation['handle'] = async ({ path, query }) => {
      handled += 1;
      return { status: 200, body: { name: JSON.stringify([path, query]) } };
    };
    const cacheable = operations.map((operation) => ({ ...operation, readsOnlyCatalogue: true, handle }));
    bind(cached, { document, operations: cacheable, services: api.services });
  });
  afterAll(() => cached.close());

  test.each([
    ['a trailing question mark in a value', '?tag=a', '?tag=a?', 2],
    ['a trailing ampersand in a value', '?tag=b', '?tag=b%26', 2],
    ['a cache-busting parameter inside a value', '?tag=c', '?tag=c%26_t=5', 2],
    ['one list value and two', '?tag=d&tag=e', '?tag=d,e', 2],
    ['another path', 'f/', 'g/', 2],
    ['the order of parameters', '?depth=2&leaves=true', '?leaves=true&depth=2', 1],
    ['empty parts', '?depth=4', '?&depth=4&', 1],
    ['a default', '?depth=3', '?', 1],
    ['the encoding of a value', '?tag=x%20y', '?tag=x+y', 1],
    ['the encoding of a name', '?depth=5', '?dep%74h=5', 1],
    ['the form of a number', '?depth=6', '?depth=6.0', 1],
    ['the trailing slash', '/?depth=8', '?depth=8', 1],
  ])('%s', async (_, one, other, expected) => {
    handled = 0;
    // A response is stored when it is requested again.
    for (const part of [one, one, other]) {
      const url = `/api/v1/trees/${/^[a-z]\//.test(part) ? part : `oak${part}`}`;
      expect((await cached.inject({ url })).statusCode).toBe(200);
    }
    expect(handled).toBe(1 + expected);
  });

  test('from its second request, and again after a change of the catalogue', async () => {
    const request = async () => {
      handled = 0;
      await cached.inject({ url: '/api/v1/trees/oak/?tag=again' });
      return handled;
    };
    expect([await request(), await request(), await request()]).toEqual([1, 1, 0]);
    await insertActivity(api.services.db);
    expect([await request(), await request()]).toEqual([1, 0]);
  });

  test('an unknown parameter is rejected, so it makes no entry', async () => {
    handled = 0;
    expect((await cached.inject({ url: '/api/v1/trees/oak/?colour=red' })).statusCode).toBe(400);
    expect(handled).toBe(0);
  });
});

test('a response without an ETag isn’t stored', async () => {
  expect((await post({ name: 'a' })).headers['cache-control']).toBe('no-store');
});

test('the server refuses to start when contract and handlers differ', () => {
  const start = (handlers: readonly Operation[]) => () =>
    bind(fastify(), { document, operations: handlers, services: api.services });
  expect(start(operations)).not.toThrow();
  expect(start(operations.slice(1))).toThrow('getMe has no handler');
  expect(start([...operations, operationFor('getMe')])).toThrow('getMe has two handlers');
  expect(start([...operations, operationFor('getTour')])).toThrow('getTour is not in the contract');
});
