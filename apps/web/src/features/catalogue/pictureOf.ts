import type { ImageProps } from '@aitours/ui';

/** A picture as the interface library takes it. */
export type Picture = Pick<ImageProps, 'src' | 'sources'>;

const WIDTHS = [320, 480, 768, 1024, 1280, 1920] as const;

/** IMG-02. */
const USUAL_WIDTH = 768;

type Format = 'avif' | 'webp' | 'jpg';

const address = (id: string, width: number, format: Format): string =>
  `/api/optimize-image/${encodeURIComponent(id)}/${width}/${format}/`;

const srcSet = (id: string, format: Format): string =>
  WIDTHS.map((width) => `${address(id, width, format)} ${width}w`).join(', ');

/**
 * A stored picture in every size and format it is offered in: the browser takes what fits its window, webp unless it
 * knows better, jpg if it knows no other (IMG-01 to IMG-03). In place of a missing or broken one the interface library
 * draws a calm scene that needs no server (IMG-04).
 */
export function pictureOf(id: string | null | undefined): Picture {
  if (!id) return {};
  return {
    src: address(id, USUAL_WIDTH, 'jpg'),
    sources: [
      { type: 'image/avif', srcSet: srcSet(id, 'avif') },
      { type: 'image/webp', srcSet: srcSet(id, 'webp') },
    ],
  };
}
