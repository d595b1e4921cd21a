import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'target' | 'rel' | 'children'> {
  /** Words that make sense alone: where it leads, never "click here". */
  children: ReactNode;
  href: string;
  /** `quiet` for navigation, where it is plain that everything is a link.
   * @default 'base' */
  tone?: 'base' | 'quiet';
  /** Not within a sentence: gives it a target of 44 px. */
  standalone?: boolean;
  icon?: LucideIcon;
  /** Opens beside this page, and says so. */
  newWindow?: boolean;
}

/** A link in or beside text. */
export function TextLink({ children, tone = 'base', standalone, icon: Icon, newWindow, ...rest }: TextLinkProps) {
  const messages = useComponentMessages();
  const apart = newWindow ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
  return (
    <a {...rest} {...apart} className={styles.link} data-tone={tone} data-standalone={standalone || undefined}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
      {newWindow && <VisuallyHidden> ({messages.newWindow})</VisuallyHidden>}
    </a>
  );
}
