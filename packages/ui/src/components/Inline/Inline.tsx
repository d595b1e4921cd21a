import type { ReactNode } from 'react';
import type { Space } from '../../theme/gap.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** The space between two things, and between two lines.
   * @default 'small' */
  gap?: Space;
  /** How things of different height meet.
   * @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Where the row stands when there is room left.
   * @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** What happens when the row is full: a new line, nothing, or one below the other on phones.
   * @default 'always' */
  wrap?: 'always' | 'never' | 'stack';
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'span';
}

/** Things side by side, evenly spaced, that go on to the next line where they must. */
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
