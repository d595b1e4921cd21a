import type { ReactNode } from 'react';
import * as styles from './StickyBar.css.ts';

export interface StickyBarProps {
  /** The action: a Button. */
  children: ReactNode;
  /** Shown beside the action: a price. */
  summary?: ReactNode;
  /** The accessible name. */
  label: string;
}

/** The next step at the bottom of the screen (ACT-12); on phones only. */
export function StickyBar({ children, summary, label }: StickyBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {summary && <div className={styles.summary}>{summary}</div>}
      <div className={styles.action}>{children}</div>
    </section>
  );
}
