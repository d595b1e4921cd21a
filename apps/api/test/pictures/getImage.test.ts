import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { images } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
const scene = { motif: 'dunes', hour: 'gold', seed: 7, composition: 'portrait' };
await api.services.db.insert(images).values({ id: 'dune-walk', scene });
afterAll(() => api.close());

const picture = (size: number | string, format: string, id = 'dune-walk', headers = {}) =>
  api.call('GET', `/api/optimize-image/${id}/${size}/${format}/`, { headers });
const storedFiles = () => readdir(path.join(api.services.config.dataDir, 'pictures'));

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
  ['png', 'image/png', 'png'],
])('API-38 IMG-01 GAP-75 a picture as %s', async (format, type, kind) => {
  const response = await picture(320, format);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(type);
  const { width, height, format: found } = await sharp(response.rawPayload).metadata();
  expect({ width, height, found }).toEqual({ width: 320, height: 400, found: kind });
});

test.each([480, 768, 1024, 1280, 1920])('GAP-75 a picture %d pixels wide', async (size) => {
  const { width } = await sharp((await picture(size, 'webp')).rawPayload).metadata();
  expect(width).toBe(size);
});

test('IMG-01 a picture is immutable, and revalidation gets 304', async () => {
  const { headers } = await picture(320, 'webp');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await picture(320, 'webp', 'dune-walk', { 'if-none-match': headers['etag'] });
  expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
});

test('a picture requested concurrently is rendered and stored once', async () => {
  const before = await storedFiles();
  const responses = await Promise.all(Array.from({ length: 10 }, () => picture(480, 'jpg')));
  const [first] = responses;
  for (const response of responses) expect(response.rawPayload.equals(first!.rawPayload)).toBe(true);
  expect(await storedFiles()).toHaveLength(before.length + 1);
});

test.each([
  [100, 'webp', 'size'],
  [769, 'webp', 'size'],
  ['large', 'webp', 'size'],
  [768, 'gif', 'format'],
])('GAP-75 %s as %s is 400 with an error of the %s', async (size, format, field) => {
  const response = await picture(size, format);
  expect(response.json()).toMatchObject({
    status: 400,
    type: 'invalid-request',
    errors: { [field]: expect.arrayContaining([expect.any(String)]) },
  });
});

test.each(['unknown', '..%2F..%2Fsecrets', 'a b', 'x'.repeat(65)])('GAP-75 the id %s gets 404', async (id) => {
  expect((await picture(768, 'webp', id)).json()).toMatchObject({ status: 404, type: 'not-found' });
});

test('IMG-04 IMG-05 the placeholder exists in an empty database', async () => {
  const response = await picture(320, 'webp', 'placeholder');
  expect(response.statusCode).toBe(200);
  expect((await sharp(response.rawPayload).metadata()).width).toBe(320);
});
