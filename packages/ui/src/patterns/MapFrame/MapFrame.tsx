import { type ReactNode, Suspense } from 'react';
import * as styles from './MapFrame.css.ts';

export interface MapFrameProps {
  /** What the map shows; its name for assistive technology: "Map: meeting point in Dubai Marina". */
  label: string;
  /** The map; what it suspends for is waited for in its place. */
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
  const instead = <div className={styles.fallback}>{fallback}</div>;
  return (
    <figure className={styles.figure}>
      <section className={styles.frame} data-shape={shape} aria-label={label}>
        {children ? <Suspense fallback={instead}>{children}</Suspense> : instead}
      </section>
      {summary && <figcaption className={styles.summary}>{summary}</figcaption>}
    </figure>
  );
}
