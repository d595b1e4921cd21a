import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

/** The props that `Button` and `LinkButton` share. */
export interface ButtonBaseProps {
  /** The label: starts with a verb. */
  children: ReactNode;
  /** One primary per view; `danger` only for destructive actions.
   * @default 'primary' */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Shown after the label. */
  iconEnd?: LucideIcon;
  /** As wide as its label, as its container, or as its container on phones only.
   * @default 'content' */
  width?: 'content' | 'full' | 'phone';
}

export interface ButtonProps
  extends ButtonBaseProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style' | 'aria-busy' | 'aria-disabled'> {
  /** The action is in progress: clicks are ignored; width and focus stay. Pass `false` rather than `undefined` when idle,
   * so that the live region exists before it announces. */
  busy?: boolean;
  /** Announced when the button becomes busy.
   * @default "Working…" */
  busyLabel?: string;
}

/** Performs an action on the page. For navigation use a `LinkButton`. */
export function Button({
  children,
  tone = 'primary',
  size = 'medium',
  width = 'content',
  icon: Icon,
  iconEnd: IconEnd,
  busy,
  busyLabel,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const messages = useComponentMessages();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <>
      <button
        {...rest}
        type={type}
        className={styles.button}
        data-tone={tone}
        data-size={size}
        data-width={width}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={handleClick}
      >
        <span className={styles.content}>
          {Icon && <Icon aria-hidden className={styles.icon} />}
          {children}
          {IconEnd && <IconEnd aria-hidden className={styles.icon} />}
        </span>
        {busy && (
          <span className={styles.waiting}>
            <Spinner />
          </span>
        )}
      </button>
      {busy !== undefined && <VisuallyHidden role="status">{busy && (busyLabel ?? messages.busy)}</VisuallyHidden>}
    </>
  );
}
