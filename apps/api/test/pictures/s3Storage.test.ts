import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { imageFiles } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'aitours-s3-'));
const buckets = [{ name: 'pictures', configs: [] }];
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: buckets,
});
const { port } = await server.run();
const api = await startTestApi({
  environment: {
    IMAGE_STORAGE: 's3',
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    // The keys of this server.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  },
});
afterAll(async () => {
  await api.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('with an S3-compatible service, files are stored, served and deleted there', async () => {
  const editor = await api.signIn({ staffRole: 'content' });
  const body = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'image/jpeg' };
  const uploaded = await editor.call('POST', '/staff-images/?alt=A%20dune', { body, headers });
  expect(uploaded.statusCode).toBe(201);
  const { id } = uploaded.json();
  expect(await api.services.db.$count(imageFiles)).toBe(0);
  const served = await api.call('GET', `/api/optimize-image/${id}/480/jpg/`);
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 480 });
  expect((await editor.call('DELETE', `/staff-images/${id}/`)).statusCode).toBe(204);
  expect(await api.services.imageStorage.get(id)).toBeNull();
});
