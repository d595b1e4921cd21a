import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

/** What a button and a link that looks like one have in common. */
export interface ButtonBaseProps {
  /** A verb first: what happens when it is pressed. */
  children: ReactNode;
  /** One primary per view; `danger` only where something is lost.
   * @default 'primary' */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Stands before the words. */
  icon?: LucideIcon;
  /** Stands after the words: where they lead. */
  iconEnd?: LucideIcon;
  /** As wide as its words, as its container, or as its container on phones only.
   * @default 'content' */
  width?: 'content' | 'full' | 'phone';
}

export interface ButtonProps
  extends ButtonBaseProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style' | 'aria-busy' | 'aria-disabled'> {
  /** What was asked for is under way: the width stays, a second press does nothing, the focus is kept. */
  busy?: boolean;
  /** Read aloud when the button becomes busy.
   * @default the library's "Working…" */
  busyLabel?: string;
}

/** Does something here: saves, adds, opens, removes. What only leads elsewhere is a `LinkButton`. */
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
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
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
        onClick={press}
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
