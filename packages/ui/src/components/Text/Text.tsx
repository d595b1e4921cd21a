import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead';
  /** `soft` for what is secondary; the others only with their meaning.
   * @default 'base' */
  tone?: 'base' | 'soft' | 'positive' | 'scarce' | 'critical';
  strong?: boolean;
  /** Keeps lines short enough to read with ease. */
  measure?: boolean;
  /** An amount, a time, a number: never torn apart at the end of a line. */
  figures?: boolean;
  /** One line, cut where the room ends. */
  truncate?: boolean;
  id?: string;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'small' | 'time' | 'address' | 'figcaption';
}

/** Words to read. */
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
