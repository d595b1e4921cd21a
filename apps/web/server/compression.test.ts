import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addCompression } from './compression.ts';

const app = fastify();
addCompression(app);
const long = (letter: string) => letter.repeat(5000);
let letter = 'a';
app.get('/tagged', (_request, reply) => reply.header('etag', `"${letter}"`).type('text/html').send(long(letter)));
app.get('/versioned', (_request, reply) =>
  reply
    .headers({ etag: '"1"', 'cache-control': 'no-store' })
    .type('application/json')
    .send(JSON.stringify(long(letter))),
);
const list = JSON.stringify(
  Array.from({ length: 500 }, (_, index) => ({ id: index * 7919, title: `Tour ${index % 37}` })),
);
app.get('/list', (_request, reply) => reply.header('etag', '"list"').type('application/json').send(list));
app.get('/untagged', (_request, reply) => reply.type('text/html').send(long(letter)));
app.get('/json', (_request, reply) => reply.type('application/json').send(long(letter)));
app.get('/long-json', (_request, reply) => reply.type('application/json').send(long(letter).repeat(10)));
app.get('/varying', (_request, reply) => reply.header('vary', 'Origin').type('text/html').send(long(letter)));
app.get('/short', (_request, reply) => reply.type('text/html').send(letter));
afterAll(() => app.close());

const readers = { br: brotliDecompressSync, gzip: gunzipSync };

async function read(url: string, encoding: keyof typeof readers): Promise<string> {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  return readers[encoding](rawPayload).toString();
}

test.each(['/tagged', '/untagged'])('%s is sent in the requested encoding, first and repeated', async (url) => {
  for (const encoding of ['br', 'gzip', 'br', 'gzip'] as const) expect(await read(url, encoding)).toBe(long(letter));
});

test('a list is compressed better when it comes again, and remains the same', async () => {
  for (const encoding of ['br', 'gzip'] as const) {
    const sizes: number[] = [];
    for (const _request of [1, 2, 3]) {
      const { rawPayload } = await app.inject({ url: '/list', headers: { 'accept-encoding': encoding } });
      expect(readers[encoding](rawPayload).toString()).toBe(list);
      sizes.push(rawPayload.length);
    }
    const [first = 0, second, third] = sizes;
    expect(second).toBeLessThan(first);
    expect(third).toBe(second);
  }
});

test('the cache of compressed responses distinguishes entity tags', async () => {
  expect(await read('/tagged', 'br')).toBe(long('a'));
  letter = 'b';
  expect(await read('/tagged', 'br')).toBe(long('b'));
  expect(await read('/untagged', 'br')).toBe(long('b'));
  letter = 'a';
  expect(await read('/tagged', 'br')).toBe(long('a'));
});

test('JSON is sent in the requested encoding, short or long', async () => {
  for (const encoding of ['br', 'gzip'] as const) {
    expect(await read('/json', encoding)).toBe(long(letter));
    expect(await read('/long-json', encoding)).toBe(long(letter).repeat(10));
  }
});

test('what staff edit is sent as it is now, also while its version stays the same', async () => {
  expect(JSON.parse(await read('/versioned', 'br'))).toBe(long('a'));
  letter = 'b';
  expect(JSON.parse(await read('/versioned', 'br'))).toBe(long('b'));
  letter = 'a';
});

test('a response that varies by origin does so when compressed too', async () => {
  const { headers } = await app.inject({ url: '/varying', headers: { 'accept-encoding': 'br' } });
  expect(headers.vary).toBe('Origin, accept-encoding');
});

test('a short response, or one for a client without Accept-Encoding, is not compressed', async () => {
  const short = await app.inject({ url: '/short', headers: { 'accept-encoding': 'br' } });
  expect(short.headers['content-encoding']).toBeUndefined();
  const plain = await app.inject({ url: '/tagged' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(long('a'));
});
