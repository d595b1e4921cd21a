import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../../src/db/schema.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const scene = { motif: 'dunes', hour: 'gold', seed: 7, composition: 'portrait' };
  await api.services.db.insert(images).values({ id: 'dune-walk', scene });
});
afterAll(() => api.close());

const picture = (size: number | string, format: string, id = 'dune-walk', headers = {}) =>
  api.call('GET', `/api/optimize-image/${id}/${size}/${format}/`, { headers });
const kept = () => readdir(path.join(api.services.config.dataDir, 'pictures'));

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
  ['png', 'image/png', 'png'],
])('API-38 IMG-01 GAP-75 a picture as %s', async (format, type, kind) => {
  const answer = await picture(320, format);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  const { width, height, format: found } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, found }).toEqual({ width: 320, height: 400, found: kind });
});

test.each([480, 768, 1024, 1280, 1920])('GAP-75 a picture %d pixels wide', async (size) => {
  const { width } = await sharp((await picture(size, 'webp')).rawPayload).metadata();
  expect(width).toBe(size);
});

test('IMG-01 a picture may be kept for ever, and is not sent twice', async () => {
  const { headers } = await picture(320, 'webp');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await picture(320, 'webp', 'dune-walk', { 'if-none-match': headers['etag'] });
  expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
});

test('a picture asked for by many at once is drawn once, and whole', async () => {
  const before = await kept();
  const answers = await Promise.all(Array.from({ length: 10 }, () => picture(480, 'jpg')));
  const [first] = answers;
  for (const answer of answers) expect(answer.rawPayload.equals(first!.rawPayload)).toBe(true);
  expect(await kept()).toHaveLength(before.length + 1);
});

test.each([
  [100, 'webp', 'size'],
  [769, 'webp', 'size'],
  ['large', 'webp', 'size'],
  [768, 'gif', 'format'],
])('GAP-75 %s as %s is not offered: 400 naming the %s', async (size, format, field) => {
  const answer = await picture(size, format);
  expect(answer.json()).toMatchObject({
    status: 400,
    type: 'invalid-request',
    errors: { [field]: expect.arrayContaining([expect.any(String)]) },
  });
});

test.each(['unknown', '..%2F..%2Fsecrets', 'a b', 'x'.repeat(65)])('GAP-75 the id %s answers 404', async (id) => {
  expect((await picture(768, 'webp', id)).json()).toMatchObject({ status: 404, type: 'not-found' });
});

test('IMG-04 IMG-05 the placeholder is always there', async () => {
  const answer = await picture(320, 'webp', 'placeholder');
  expect(answer.statusCode).toBe(200);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
});
