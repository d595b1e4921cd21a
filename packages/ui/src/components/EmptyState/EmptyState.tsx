import { Compass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing: "Your cart is empty". */
  title: string;
  /** Why it is empty, or what would be here. */
  children?: ReactNode;
  icon?: LucideIcon;
  /** The next step. */
  action?: ReactNode;
  /** @default 2 */
  level?: HeadingProps['level'];
}

/** Shown in place of a list or page without content; not for errors. */
export function EmptyState({ title, children, icon: Icon = Compass, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.plate}>
        <Icon aria-hidden className={styles.icon} />
      </span>
      <Heading level={level} size="medium">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
