import { Compass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What isn't here: "Your cart is empty". */
  title: string;
  /** Why, or what belongs here. */
  children?: ReactNode;
  icon?: LucideIcon;
  /** The nearest way on. */
  action?: ReactNode;
  /** @default 2 */
  level?: HeadingProps['level'];
}

/** Nothing here, and that is all right: say so kindly and lead on. */
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
