import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is inside: a question, the name of a day. */
  title: ReactNode;
  /** A word more at the end of the line: a count, a choice made. */
  aside?: ReactNode;
  children: ReactNode;
  /** Makes the title a heading of that level.
   * @default none */
  level?: 2 | 3 | 4;
  /** Whether it begins open; given anew, it opens or closes.
   * @default false */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Of all that share a group, one is open at a time. */
  group?: string;
  /** @default 'card' */
  variant?: 'card' | 'plain';
}

/** More about one thing, there when it is asked for. The browser's own element: found by its page search, open without
 * scripts. */
export function Disclosure({
  title,
  aside,
  children,
  level,
  open = false,
  onToggle,
  group,
  variant = 'card',
}: DisclosureProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details
      className={styles.disclosure}
      data-variant={variant}
      open={open}
      name={group}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        {aside && <span className={styles.aside}>{aside}</span>}
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
