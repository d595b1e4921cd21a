import type { ImageProps } from '../Image/Image.tsx';

/** A picture without its place: where it comes from, and what stands in for it. The component that shows it knows its shape and size. */
export type Picture = Pick<ImageProps, 'src' | 'sources' | 'srcSet' | 'placeholder' | 'focus'>;
