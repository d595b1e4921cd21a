import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { toPictureUrl } from './toPictureUrl.ts';

test('IMG-02 IMG-03 the address of a picture is the one that the client requests', async () => {
  const origin = 'https://shop.example';
  const requested: string[] = [];
  const fetch = async ({ url }: Request) => {
    requested.push(url);
    return new Response('picture');
  };
  const client = createClient({ baseUrl: origin, storage: null, fetch });
  await client.call('getImage', { path: { imageId: 'dunes/ä', size: 768, format: 'webp' } });
  expect(requested).toEqual([toPictureUrl('dunes/ä', 768, 'webp', origin)]);
  expect(toPictureUrl('dunes', 320, 'jpg')).toBe('/api/optimize-image/dunes/320/jpg/');
});
