import { toPictureUrl } from '@aitours/api-client';
import { getFocus } from '@aitours/domain/images';
import type { ImageProps } from '@aitours/ui';

/** The props of a picture in `@aitours/ui`. */
export type Picture = Pick<ImageProps, 'src' | 'sources' | 'focus'>;

const WIDTHS = [320, 480, 768, 1024, 1280, 1920] as const;

/** The width of `src`; `sources` offer the others (IMG-02). */
const USUAL_WIDTH = 768;

const formatSrcSet = (id: string): string =>
  WIDTHS.map((width) => `${toPictureUrl(id, width, 'webp')} ${width}w`).join(', ');

/**
 * Returns a stored picture in all sizes and formats: webp first, jpg as the fallback (IMG-01 to IMG-03). `@aitours/ui`
 * replaces a missing or broken picture with a placeholder (IMG-04). The id may name the part to keep in view.
 */
export function getPicture(id: string | null | undefined): Picture {
  if (!id) return {};
  const focus = getFocus(id);
  return {
    src: toPictureUrl(id, USUAL_WIDTH, 'jpg'),
    sources: [{ type: 'image/webp', srcSet: formatSrcSet(id) }],
    ...(focus !== 'centre' && { focus }),
  };
}
