import type { Composition, Hour, MotifName, SceneSpec } from '@aitours/art';
import { placeholder } from '../../images/scenes.ts';
import type { Catalogue } from '../catalogue/index.ts';

export interface StoredPicture {
  readonly id: string;
  readonly scene: SceneSpec;
}

/** The ids of a product's pictures, the card's first: `activity-red-dunes-1`. */
export const pictureIds = (kind: string, { slug, images }: { slug: string; images: readonly unknown[] }): string[] =>
  images.map((_, index) => pictureId(kind, slug, index + 1));

export const pictureId = (kind: string, slug: string, position = 1): string => `${kind}-${slug}-${position}`;

export const avatarId = (email: string): string => pictureId('avatar', email.replaceAll(/[^a-z0-9]+/gi, '-'));

type Shown = readonly [motif: MotifName, hour: Hour, seed: number, composition: Composition];

/** Pictures of pages rather than products, by id. */
const ofPages: Readonly<Record<string, Shown>> = {
  'hero-skyline': ['skyline', 'gold', 7, 'wide'],
  'hero-dunes': ['dunes', 'dusk', 11, 'wide'],
  'hero-creek': ['creek', 'dawn', 5, 'wide'],
  'destination-dubai': ['skyline', 'dusk', 3, 'portrait'],
  'destination-abu-dhabi': ['mosque', 'gold', 4, 'portrait'],
  'destination-sharjah': ['souk', 'dusk', 5, 'portrait'],
  'destination-ras-al-khaimah': ['mountainRoad', 'dawn', 6, 'portrait'],
  'saudi-al-balad': ['souk', 'gold', 31, 'square'],
  'saudi-corniche': ['mosque', 'dusk', 32, 'square'],
  'saudi-diriyah': ['oasis', 'night', 33, 'square'],
  'saudi-edge-of-the-world': ['mountainRoad', 'noon', 34, 'square'],
  'saudi-hegra': ['wadi', 'gold', 35, 'square'],
  'saudi-elephant-rock': ['stargazing', 'night', 36, 'square'],
  'cruise-1': ['yacht', 'gold', 21, 'wide'],
  'cruise-2': ['cruise', 'dusk', 22, 'wide'],
  'cruise-3': ['creek', 'night', 23, 'wide'],
  'cruise-4': ['yacht', 'noon', 24, 'wide'],
};

/** Every picture of the shop with the scene it shows. */
export function allPictures(catalogue: Catalogue): StoredPicture[] {
  const galleries = (kind: string, products: readonly { slug: string; images: readonly SceneSpec[] }[]) =>
    products.flatMap((product) =>
      product.images.map((scene, index) => ({ id: pictureId(kind, product.slug, index + 1), scene })),
    );
  const singles = (kind: string, products: readonly { slug: string; image: SceneSpec }[]) =>
    products.map(({ slug, image }) => ({ id: pictureId(kind, slug), scene: image }));
  return [
    placeholder,
    ...Object.entries(ofPages).map(([id, [motif, hour, seed, composition]]) => ({
      id,
      scene: { motif, hour, seed, composition },
    })),
    ...galleries('activity', catalogue.activities),
    ...galleries('tour', catalogue.tours),
    ...galleries('event', catalogue.events),
    ...singles('hotel', catalogue.hotels),
    ...singles('vehicle', catalogue.vehicles),
    ...singles('post', catalogue.blogPosts),
    ...catalogue.accounts.map(({ email, avatar }) => ({ id: avatarId(email), scene: avatar })),
  ];
}
