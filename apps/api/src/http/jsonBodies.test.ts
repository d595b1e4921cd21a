import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readJsonBodies } from './jsonBodies.ts';

const app = fastify();
readJsonBodies(app);
app.post('/', async ({ body }) => ({ kind: typeof body, own: Object.getOwnPropertyNames(body ?? {}) }));
const own = async (payload: string) =>
  (await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })).json().own;

test.each([
  '{"a":1,"__proto__":{"b":2}}',
  '{"a":1,"\\u005f_proto__":{"b":2}}',
  '{"a":1,"\\u005F\\u005F\\u0070\\u0072oto__":{"b":2}}',
])('%s has no member that reaches a prototype', async (text) => expect(await own(text)).toEqual(['a']));

test('a text may speak of prototypes, and write as it likes', async () =>
  expect(await own('{"a":"__proto__","b\\u00e9":1,"proto":2}')).toEqual(['a', 'bé', 'proto']));

test.each(['gzip', 'br', 'identity, gzip'])('a body that is packed as %s stays packed', async (encoding) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  const answer = await app.inject({ method: 'POST', url: '/', payload: '{}', headers });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().message).toBe('Send application/json.');
});
