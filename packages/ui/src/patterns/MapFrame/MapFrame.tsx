import { type ReactNode, Suspense } from 'react';
import * as styles from './MapFrame.css.ts';

export interface MapFrameProps {
  /** The accessible name: "Map: meeting point in Dubai Marina". */
  label: string;
  /** The map; may suspend. */
  children?: ReactNode;
  /** Shown while the map loads, or instead of it: an address, coordinates, a link. */
  fallback: ReactNode;
  /** @default 'wide' */
  shape?: 'wide' | 'tall';
  /** A text alternative: the places as a list. */
  summary?: ReactNode;
}

/** The frame of a map. Has its size before the map loads, so that the layout does not shift. */
export function MapFrame({ label, children, fallback, shape = 'wide', summary }: MapFrameProps) {
  const fallbackElement = <div className={styles.fallback}>{fallback}</div>;
  return (
    <figure className={styles.figure}>
      <section className={styles.frame} data-shape={shape} aria-label={label}>
        {children ? <Suspense fallback={fallbackElement}>{children}</Suspense> : fallbackElement}
      </section>
      {summary && <figcaption className={styles.summary}>{summary}</figcaption>}
    </figure>
  );
}
