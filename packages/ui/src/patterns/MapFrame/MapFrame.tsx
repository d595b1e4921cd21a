import type { ReactNode } from 'react';
import * as styles from './MapFrame.css.ts';

export interface MapFrameProps {
  /** What the map shows; its name for assistive technology: "Map: meeting point in Dubai Marina". */
  label: string;
  /** The map, once it is loaded. */
  children?: ReactNode;
  /** Stands in its place until then, or for good: an address, coordinates, a link. */
  fallback: ReactNode;
  /** @default 'wide' */
  shape?: 'wide' | 'tall';
  /** What is to be read without seeing the map: the same places as a list. */
  summary?: ReactNode;
}

/** The room for a map: it has its size before the map is there, so nothing jumps. */
export function MapFrame({ label, children, fallback, shape = 'wide', summary }: MapFrameProps) {
  return (
    <figure className={styles.figure}>
      <section className={styles.frame} data-shape={shape} aria-label={label}>
        {children ?? <div className={styles.fallback}>{fallback}</div>}
      </section>
      {summary && <figcaption className={styles.summary}>{summary}</figcaption>}
    </figure>
  );
}
