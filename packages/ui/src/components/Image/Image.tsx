import * as styles from './Image.css.ts';
import { PlaceholderArt } from './PlaceholderArt.tsx';
import { useFailure } from './useFailure.ts';

/** One format of a picture in several sizes. */
export interface ImageSource {
  /** The format: `image/webp`. */
  type: string;
  /** URLs with their widths: `/…/480/webp/ 480w, /…/768/webp/ 768w`. */
  srcSet: string;
}

export interface ImageProps {
  /** The URL in a format that every browser supports. Without one, the placeholder is shown. */
  src?: string;
  /** Better formats, best first; the browser uses the first that it supports. */
  sources?: readonly ImageSource[];
  /** The same sizes in the format of `src`. */
  srcSet?: string;
  /** The `sizes` attribute: the picture's width by media condition. */
  sizes?: string;
  /** The alternative text; empty where adjacent text conveys the same. */
  alt: string;
  /** The aspect ratio of the box. Ignored with `fill`.
   * @default 'landscape' */
  ratio?: 'square' | 'poster' | 'portrait' | 'landscape' | 'video' | 'wide';
  /** Fills the nearest positioned ancestor. */
  fill?: boolean;
  /** Whether the picture is cropped to the box or shown whole.
   * @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Which part stays in view where the box crops the picture.
   * @default 'centre' */
  focus?: 'top-left' | 'top' | 'top-right' | 'left' | 'centre' | 'right' | 'bottom-left' | 'bottom' | 'bottom-right';
  /** The URL of the picture that is shown when `src` fails to load (IMG-04). Without it, or if it fails too, an inline SVG is shown. */
  placeholder?: string;
  /** The largest picture above the fold: loaded with high priority. All others load lazily. */
  priority?: boolean;
}

/** The source of a picture and its placeholder. Shape and size are set by the component that shows it. */
export type Picture = Pick<ImageProps, 'src' | 'sources' | 'srcSet' | 'placeholder' | 'focus'>;

/** A picture in a box of fixed aspect ratio, in the best format and size, with a placeholder when it fails to load. */
export function Image({
  src,
  sources = [],
  srcSet,
  sizes,
  alt,
  ratio = 'landscape',
  fill,
  fit = 'cover',
  focus = 'centre',
  placeholder,
  priority,
}: ImageProps) {
  const main = useFailure(src || undefined);
  const fallback = useFailure(placeholder);
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className={styles.box} data-ratio={fill ? undefined : ratio} data-fill={fill || undefined}>
      {!main.failed ? (
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          <img
            ref={main.ref}
            className={styles.image}
            data-fit={fit}
            data-focus={focus}
            sizes={sizes}
            srcSet={srcSet}
            loading={loading}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            src={src}
            alt={alt}
            onError={main.fail}
          />
        </picture>
      ) : !fallback.failed ? (
        <img
          ref={fallback.ref}
          className={styles.image}
          data-fit={fit}
          data-placeholder
          loading={loading}
          src={placeholder}
          alt={alt}
          onError={fallback.fail}
        />
      ) : (
        <PlaceholderArt alt={alt} />
      )}
    </span>
  );
}
