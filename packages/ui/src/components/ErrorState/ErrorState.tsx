import { CloudAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';

export interface ErrorStateProps {
  /** What failed: "Tours could not be loaded". */
  title: string;
  /** What it means for the user and what to do. Never only a code.
   * @default with `onRetry`: that it may be temporary */
  children?: ReactNode;
  icon?: LucideIcon;
  /** Retries; adds a button. */
  onRetry?: () => void;
  /** A retry is in progress. */
  retrying?: boolean;
  /** An alternative to retrying. */
  action?: ReactNode;
  /** @default 2 */
  level?: HeadingProps['level'];
}

/** Shown in place of a page or a part of it that failed to load; announced when it appears. */
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
      {(children || onRetry) && <div className={styles.text}>{children || messages.retryHint}</div>}
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
