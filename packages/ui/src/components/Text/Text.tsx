import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead';
  /** `soft` for secondary text; the others only with their meaning.
   * @default 'base' */
  tone?: 'base' | 'soft' | 'positive' | 'scarce' | 'critical';
  strong?: boolean;
  /** Limits the line length for readability. */
  measure?: boolean;
  /** Prevents a line break: for amounts, times and numbers. */
  figures?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  id?: string;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'small' | 'time' | 'address' | 'figcaption';
}

/** A text. */
export function Text({
  children,
  size = 'body',
  tone = 'base',
  strong,
  measure,
  figures,
  truncate,
  id,
  as: Element = 'p',
}: TextProps) {
  return (
    <Element
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-measure={measure || undefined}
      data-figures={figures || undefined}
      data-truncate={truncate || undefined}
      id={id}
    >
      {children}
    </Element>
  );
}
