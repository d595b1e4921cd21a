import { Heading, Text } from '@aitours/ui';
import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './OutcomeHead.css.ts';

export interface OutcomeHeadProps {
  title: string;
  /** What happens next. */
  children: ReactNode;
  /**
   * Whether the booking was cancelled.
   * @default false
   */
  cancelled?: boolean;
  /** Something is still open: its icon. */
  pending?: LucideIcon | undefined;
}

/** Header of a page that reports the outcome of a booking. Its title can be focused by script. */
export function OutcomeHead({ title, children, cancelled = false, pending }: OutcomeHeadProps) {
  const Mark = pending ?? (cancelled ? CircleX : CircleCheck);
  return (
    <div className={styles.head}>
      <span
        className={styles.mark}
        data-cancelled={cancelled || undefined}
        data-pending={pending !== undefined || undefined}
      >
        <Mark aria-hidden className={styles.icon} />
      </span>
      <Heading level={1} focusable>
        {title}
      </Heading>
      <Text as="div" size="lead" tone="soft">
        {children}
      </Text>
    </div>
  );
}
