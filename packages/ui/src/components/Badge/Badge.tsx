import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words; a badge that needs a sentence is a Banner. */
  children: ReactNode;
  /** What the badge means; not for decoration.
   * @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'pending' | 'critical' | 'info' | 'refunded' | 'scarce' | 'accent';
  /** Conveys the meaning without colour. */
  icon?: LucideIcon;
}

/** A short fact about the element it is on: a status, a count, an offer. */
export function Badge({ children, tone = 'neutral', icon: Icon }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </span>
  );
}
