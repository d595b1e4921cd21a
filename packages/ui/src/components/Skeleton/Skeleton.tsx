import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The element that is loading; has its size, so that the layout doesn't shift.
   * @default 'line' */
  shape?: 'line' | 'short' | 'title' | 'control' | 'button' | 'circle' | 'poster' | 'wide' | 'card' | 'panel';
}

/** A placeholder for loading content. Hidden from screen readers: announce loading once, as `PageSkeleton` does. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
