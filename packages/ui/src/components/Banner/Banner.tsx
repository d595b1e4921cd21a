import { CircleCheck, CircleX, Clock, Flame, Info, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** A few words. */
  title?: string;
  /** A sentence or two: what it means, what to do. */
  children?: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'positive' | 'pending' | 'critical' | 'scarce';
  /** A button or link that puts it right. */
  action?: ReactNode;
  /** Tries once more; its button goes before the action. */
  onRetry?: () => void;
  /** Whether it is read aloud when it appears: `alert` at once, `status` when there is a pause. Not for what is on the
   * page from the beginning.
   * @default 'none' */
  announce?: 'none' | 'status' | 'alert';
  /** Lets the reader put it away. */
  onDismiss?: () => void;
}

const icons: Record<NonNullable<BannerProps['tone']>, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  pending: Clock,
  critical: CircleX,
  scarce: Flame,
};

/** A message about the page or the part it stands in, there until it no longer holds. */
export function Banner({ title, children, tone = 'info', action, onRetry, announce = 'none', onDismiss }: BannerProps) {
  const messages = useComponentMessages();
  const Icon = icons[tone];
  return (
    <div className={styles.banner} data-tone={tone} role={announce === 'none' ? undefined : announce}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
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
