import type { ReactNode } from 'react';
import type { Space } from '../../theme/gap.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** The space between items and between lines.
   * @default 'small' */
  gap?: Space;
  /** Vertical alignment.
   * @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Horizontal distribution.
   * @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether items wrap to a new line; `stack` is a column on phones.
   * @default 'always' */
  wrap?: 'always' | 'never' | 'stack';
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'span';
}

/** Lays out items in a row with even spacing; they wrap when the row is full. */
export function Inline({
  children,
  gap = 'small',
  align = 'center',
  justify = 'start',
  wrap = 'always',
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element className={styles.inline} data-gap={gap} data-align={align} data-justify={justify} data-wrap={wrap}>
      {children}
    </Element>
  );
}
