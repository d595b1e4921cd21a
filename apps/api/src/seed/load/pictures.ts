import type { SceneSpec } from '@aitours/art';
import { placeholder } from '../../images/scenes.ts';
import { toScene } from '../catalogue/fields.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';

interface StoredPicture {
  readonly id: string;
  readonly scene: SceneSpec;
}

/** Returns the ids of a product's pictures, such as `activity-red-dunes-1`; the first is the card's. */
export const listPictureIds = (
  kind: string,
  { slug, images }: { slug: string; images: readonly unknown[] },
): string[] => images.map((_, index) => getPictureId(kind, slug, index + 1));

/**
 * Returns the id of one picture of a product.
 *
 * @param position counted from 1
 */
export const getPictureId = (kind: string, slug: string, position = 1): string => `${kind}-${slug}-${position}`;

export const getAvatarId = (email: string): string => getPictureId('avatar', email.replaceAll(/[^a-z0-9]+/gi, '-'));

/** Returns every picture of the catalogue with its scene. */
export function collectPictures(catalogue: Catalogue): StoredPicture[] {
  const galleries = (kind: string, products: readonly { slug: string; images: readonly SceneSpec[] }[]) =>
    products.flatMap((product) =>
      product.images.map((scene, index) => ({ id: getPictureId(kind, product.slug, index + 1), scene })),
    );
  const singles = (kind: string, products: readonly { slug: string; image: SceneSpec }[]) =>
    products.map(({ slug, image }) => ({ id: getPictureId(kind, slug), scene: image }));
  return [
    placeholder,
    ...Object.entries(catalogue.pagePictures).map(([id, scene]) => ({ id, scene })),
    ...galleries('activity', catalogue.activities),
    ...catalogue.activities.flatMap(({ slug, facts }) => {
      const id = getPictureId('meeting', slug);
      const scene = facts?.meeting_point?.picture?.scene;
      return scene ? [{ id, scene: toScene(id, scene) }] : [];
    }),
    ...galleries('tour', catalogue.tours),
    ...galleries('event', catalogue.attractions),
    ...singles('hotel', catalogue.hotels),
    ...singles('vehicle', catalogue.vehicles),
    ...singles('post', catalogue.blogPosts),
    ...catalogue.accounts.map(({ email, avatar }) => ({ id: getAvatarId(email), scene: avatar })),
  ];
}
