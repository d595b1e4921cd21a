import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What is going to stand here: as large as it will be, so that nothing moves when it comes.
   * @default 'line' */
  shape?: 'line' | 'short' | 'title' | 'control' | 'button' | 'circle' | 'poster' | 'wide' | 'panel';
}

/** The place of something that is being loaded. Silent: say it once for the whole, as `PageSkeleton` does. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
