import { Heading, Text } from '@aitours/ui';
import { CircleCheck, CircleX } from 'lucide-react';
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
}

/** Header of a page that reports the outcome of a booking. */
export function OutcomeHead({ title, children, cancelled = false }: OutcomeHeadProps) {
  const Mark = cancelled ? CircleX : CircleCheck;
  return (
    <div className={styles.head}>
      <span className={styles.mark} data-cancelled={cancelled || undefined}>
        <Mark aria-hidden className={styles.icon} />
      </span>
      <Heading level={1}>{title}</Heading>
      <Text size="lead" tone="soft">
        {children}
      </Text>
    </div>
  );
}
