import { ActivityPictures } from '../../pictures/ActivityPictures.tsx';
import type { ProductPicture } from '../productForm.ts';
import type { Part } from './part.ts';

/** The pictures of a product in their order. */
export const pictures: Part<{ readonly images: readonly ProductPicture[] }, { readonly images?: ProductPicture[] }> = {
  createEmpty: () => ({ images: [] }),
  toDraft: ({ images = [] }) => ({ images }),
  toWire: ({ images }) => ({ images: images.map(({ image }) => ({ image })) }),
  check: () => ({ images: undefined }),
  listNames: () => ['images'],
  Fields: ActivityPictures,
};
