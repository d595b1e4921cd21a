import fastify from 'fastify';
import { expect, test } from 'vitest';
import { parseJsonBodies } from './jsonBodies.ts';

const app = fastify();
parseJsonBodies(app);
app.post('/', async ({ body }) => ({ kind: typeof body, names: Object.getOwnPropertyNames(body ?? {}) }));
const parsedNames = async (payload: string) =>
  (await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })).json()
    .names;

test.each([
  '{"a":1,"__proto__":{"b":2}}',
  '{"a":1,"\\u005f_proto__":{"b":2}}',
  '{"a":1,"\\u005F\\u005F\\u0070\\u0072oto__":{"b":2}}',
])('drops __proto__ from %s', async (text) => expect(await parsedNames(text)).toEqual(['a']));

test('__proto__ in a value and escapes in names are left alone', async () =>
  expect(await parsedNames('{"a":"__proto__","b\\u00e9":1,"proto":2}')).toEqual(['a', 'bé', 'proto']));

test.each(['gzip', 'br', 'identity, gzip'])('rejects a body with content-encoding %s', async (encoding) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  const response = await app.inject({ method: 'POST', url: '/', payload: '{}', headers });
  expect(response.statusCode).toBe(415);
  expect(response.json().message).toBe('Send application/json.');
});
