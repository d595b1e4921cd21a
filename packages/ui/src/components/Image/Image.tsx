import * as styles from './Image.css.ts';
import { PlaceholderArt } from './PlaceholderArt.tsx';
import { useFailure } from './useFailure.ts';

/** One format of a picture in several sizes. */
export interface ImageSource {
  /** The format: `image/webp`. */
  type: string;
  /** Addresses with their widths: `/…/480/webp/ 480w, /…/768/webp/ 768w`. */
  srcSet: string;
}

export interface ImageProps {
  /** The address that every browser understands. Without one, the placeholder is shown. */
  src?: string;
  /** Better formats, best first; the browser takes the first it knows. */
  sources?: readonly ImageSource[];
  /** The same sizes in the format of `src`. */
  srcSet?: string;
  /** How wide the picture is in which window. */
  sizes?: string;
  /** What is to be seen; empty where the words beside it say the same. */
  alt: string;
  /** The shape of the box. Ignored with `fill`.
   * @default 'landscape' */
  ratio?: 'square' | 'poster' | 'portrait' | 'landscape' | 'video' | 'wide';
  /** Fills the positioned element around it. */
  fill?: boolean;
  /** Whether the picture is cut to the box or shown whole.
   * @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Which part stays when the box is narrower than the picture: `right` for wide scenes whose left is kept calm.
   * @default 'centre' */
  focus?: 'centre' | 'right';
  /** Shown when the picture fails to load (IMG-04). Should it fail too, or be missing, dunes are drawn. */
  placeholder?: string;
  /** The largest one that is in sight at once: loaded before all else. All others wait until they come near. */
  priority?: boolean;
}

/** A picture in a box of fixed shape, in the best format and size, with a placeholder when it fails. */
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
  const wanted = useFailure(src || undefined);
  const spare = useFailure(placeholder);
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className={styles.box} data-ratio={fill ? undefined : ratio} data-fill={fill || undefined}>
      {!wanted.failed ? (
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          <img
            ref={wanted.ref}
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
            onError={wanted.fail}
          />
        </picture>
      ) : !spare.failed ? (
        <img
          ref={spare.ref}
          className={styles.image}
          data-fit={fit}
          data-placeholder
          loading={loading}
          src={placeholder}
          alt={alt}
          onError={spare.fail}
        />
      ) : (
        <PlaceholderArt alt={alt} />
      )}
    </span>
  );
}
