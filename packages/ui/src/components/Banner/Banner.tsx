import { CircleCheck, CircleX, Clock, Flame, Info, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** A few words. */
  title?: string;
  /** One or two sentences: what it means and what to do. */
  children?: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'positive' | 'pending' | 'critical' | 'scarce';
  /** A button or link that resolves it. */
  action?: ReactNode;
  /** Retries; adds a button before the action. */
  onRetry?: () => void;
  /** Whether a screen reader announces it when it appears: `alert` immediately, `status` at the next pause. Not for a
   * banner that is on the page when it loads.
   * @default 'none' */
  announce?: 'none' | 'status' | 'alert';
  /** Adds a close button. */
  onDismiss?: () => void;
}

const icons: Record<NonNullable<BannerProps['tone']>, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  pending: Clock,
  critical: CircleX,
  scarce: Flame,
};

/** A message about the page or a part of it, shown for as long as it applies. */
export function Banner({ title, children, tone = 'info', action, onRetry, announce = 'none', onDismiss }: BannerProps) {
  const messages = useComponentMessages();
  const Icon = icons[tone];
  return (
    <div className={styles.banner} data-tone={tone} role={announce === 'none' ? undefined : announce}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {(onRetry || action) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button size="small" tone="secondary" onClick={onRetry}>
                {messages.retry}
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
      {onDismiss && (
        <span className={styles.close}>
          <IconButton icon={X} label={messages.close} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
