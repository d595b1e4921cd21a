import { CloudAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';

export interface ErrorStateProps {
  /** What did not work: "Tours could not be loaded". */
  title: string;
  /** What it means for the reader, and what helps. Never a code alone. */
  children?: ReactNode;
  icon?: LucideIcon;
  /** Tries once more. */
  onRetry?: () => void;
  /** It is being tried again. */
  retrying?: boolean;
  /** Another way on. */
  action?: ReactNode;
  /** @default 2 */
  level?: HeadingProps['level'];
}

/** A page or a part of it that failed. It is read aloud when it appears. */
export function ErrorState({
  title,
  children,
  icon: Icon = CloudAlert,
  onRetry,
  retrying = false,
  action,
  level = 2,
}: ErrorStateProps) {
  const messages = useComponentMessages();
  return (
    <div className={styles.state} data-tone="critical" role="alert">
      <span className={styles.plate}>
        <Icon aria-hidden className={styles.icon} />
      </span>
      <Heading level={level} size="medium">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button onClick={onRetry} busy={retrying}>
              {messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
