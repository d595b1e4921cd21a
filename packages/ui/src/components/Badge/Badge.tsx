import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words; a badge that needs a sentence is a Banner. */
  children: ReactNode;
  /** What it tells: the tone is meaning, never decoration.
   * @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'pending' | 'critical' | 'info' | 'refunded' | 'scarce' | 'accent';
  /** Repeats the meaning for those who don't see the colour. */
  icon?: LucideIcon;
}

/** A short fact about the thing it stands on: a status, a count, an offer. */
export function Badge({ children, tone = 'neutral', icon: Icon }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </span>
  );
}
