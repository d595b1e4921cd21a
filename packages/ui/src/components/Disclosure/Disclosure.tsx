import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The summary: a question, the name of a day. */
  title: ReactNode;
  /** Shown at the end of the summary: a count, the selected option. */
  aside?: ReactNode;
  children: ReactNode;
  /** Renders the title as a heading of that level.
   * @default none */
  level?: 2 | 3 | 4;
  /** The initial state; a change of the prop opens or closes it.
   * @default false */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Of all disclosures with the same group, one is open at a time. */
  group?: string;
  /** @default 'card' */
  variant?: 'card' | 'plain';
}

/** Content that can be expanded. A native `details` element: the browser's page search finds its content, and it works
 * without scripts. */
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
