import type { Input } from './contract.ts';

type PicturePath = Input<'getImage'>['path'];

/**
 * Returns the address of a stored picture, for `src` and `srcset` (IMG-02, IMG-03). What is at an address never changes.
 *
 * @param size the width in pixels
 * @param origin the shop's origin; without it, the address is a path of the page's own origin
 * @example toPictureUrl('dunes', 768, 'webp') // '/api/optimize-image/dunes/768/webp/'
 */
export const toPictureUrl = (
  imageId: string,
  size: PicturePath['size'],
  format: PicturePath['format'],
  origin = '',
): string => `${origin}/api/optimize-image/${encodeURIComponent(imageId)}/${size}/${format}/`;
