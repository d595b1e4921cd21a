import type { ReactNode } from 'react';
import * as styles from './StickyBar.css.ts';

export interface StickyBarProps {
  /** The one action, such as a Button. */
  children: ReactNode;
  /** What it is about: a price. */
  summary?: ReactNode;
  /** Its name for assistive technology. */
  label: string;
}

/** On a phone, the next step at the foot of the screen (ACT-12). On wider screens it isn't there: the panel is in sight. */
export function StickyBar({ children, summary, label }: StickyBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {summary && <div className={styles.summary}>{summary}</div>}
      <div className={styles.action}>{children}</div>
    </section>
  );
}
