import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'target' | 'rel' | 'children'> {
  /** A text that describes the target without context; never "click here". */
  children: ReactNode;
  href: string;
  /** `quiet` for navigation, where everything is a link.
   * @default 'base' */
  tone?: 'base' | 'quiet';
  /** For a link outside running text: sets a minimum height of 44 px. */
  standalone?: boolean;
  icon?: LucideIcon;
  /** Opens a new window and announces that. */
  newWindow?: boolean;
}

/** A text link. */
export function TextLink({ children, tone = 'base', standalone, icon: Icon, newWindow, ...rest }: TextLinkProps) {
  const messages = useComponentMessages();
  const newWindowProps = newWindow ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
  return (
    <a {...rest} {...newWindowProps} className={styles.link} data-tone={tone} data-standalone={standalone || undefined}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
      {newWindow && <VisuallyHidden> ({messages.newWindow})</VisuallyHidden>}
    </a>
  );
}
