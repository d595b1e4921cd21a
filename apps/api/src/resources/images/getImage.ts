import { getFileId } from '@aitours/domain/images';
import { eq } from 'drizzle-orm';
import { isPublicPicture } from '../../db/content/reviewPictures.ts';
import { findUploadedImage } from '../../db/content/uploadedImages.ts';
import { images } from '../../db/schema.ts';
import { type Context, operation } from '../../http/operation.ts';
import { createSvgSource, type PictureSource } from '../../images/pictures.ts';
import { placeholder, renderStoredScene } from '../../images/scenes.ts';
import { matchesEntityTag } from '../../lib/entityTag.ts';
import { notFound } from '../../problems/problems.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;
/** The picture of an id never changes. */
const immutable = 'public, max-age=31536000, immutable';

/** A picture of a review, until it is deleted. */
const published = 'public, max-age=3600';
/** Only its author and staff know its id. */
const unpublished = 'private, no-store';

/** Returns a picture in a size and format, rendered at the first request. */
export const getImage = operation('getImage', async (context) => {
  const { path, headers, pictures } = context;
  const source = await findSource(context, getFileId(path.imageId));
  if (!source) throw notFound('picture');
  const control = source.cacheControl ?? immutable;
  const { bytes, tag } = await pictures.render(source, path.size, path.format);
  // Mails, feeds and link previews embed pictures.
  const shared = { 'cross-origin-resource-policy': 'cross-origin' };
  const caching = { ...shared, etag: tag, 'cache-control': control };
  if (matchesEntityTag(headers['if-none-match'], tag)) return { status: 304, headers: caching };
  return { status: 200, body: bytes, headers: { ...caching, 'content-type': types[path.format] } };
});

interface Source extends PictureSource {
  readonly cacheControl?: string;
}

/**
 * Returns what an image is rendered from: the scene of the seed's, the file of an uploaded one or of a review's. Those of
 * reviews can be erased, so no rendering of them is stored.
 */
async function findSource({ db, imageStorage }: Context<'getImage'>, id: string): Promise<Source | null> {
  const [image] = id === placeholder.id ? [placeholder] : await db.select().from(images).where(eq(images.id, id));
  if (image) return createSvgSource(renderStoredScene(image.scene));
  const read = async () => (await imageStorage.get(id)) ?? failWithout(id);
  if (await findUploadedImage(db, id)) return { key: id, read };
  const isPublic = await isPublicPicture(db, id);
  if (isPublic === null) return null;
  return { key: id, read, isStored: false, cacheControl: isPublic ? published : unpublished };
}

function failWithout(id: string): never {
  throw new Error(`The file of the picture ${id} is missing in the image storage`);
}
