import type { ImageProps } from '../Image/Image.tsx';

/** The source of a picture and its placeholder. Shape and size are set by the component that shows it. */
export type Picture = Pick<ImageProps, 'src' | 'sources' | 'srcSet' | 'placeholder' | 'focus'>;
