import { eq } from 'drizzle-orm';
import { matchesEntityTag } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { images } from '../../db/schema.ts';
import { placeholder, renderStoredScene } from '../../images/scenes.ts';
import { notFound } from '../../problems/problems.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;
/** The picture of an id never changes. */
const immutable = 'public, max-age=31536000, immutable';

/** Returns a picture in a size and format, rendered at the first request. */
export const getImage = operation('getImage', async ({ path: { imageId, size, format }, headers, db, pictures }) => {
  const [image] =
    imageId === placeholder.id ? [placeholder] : await db.select().from(images).where(eq(images.id, imageId));
  if (!image) throw notFound('picture');
  const { bytes, tag } = await pictures.render(renderStoredScene(image.scene), size, format);
  // Mails, feeds and link previews embed pictures.
  const shared = { 'cross-origin-resource-policy': 'cross-origin' };
  const caching = { ...shared, etag: tag, 'cache-control': immutable };
  if (matchesEntityTag(headers['if-none-match'], tag)) return { status: 304, headers: caching };
  return { status: 200, body: bytes, headers: { ...caching, 'content-type': types[format] } };
});
