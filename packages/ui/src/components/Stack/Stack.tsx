import type { ReactNode } from 'react';
import type { Space } from '../../theme/gap.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** The space between items.
   * @default 'medium' */
  gap?: Space;
  /** Horizontal alignment of narrower items.
   * @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The HTML element.
   * @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'main';
  id?: string;
}

/** Lays out items in a column with even spacing. */
export function Stack({ children, gap = 'medium', align = 'stretch', as: Element = 'div', id }: StackProps) {
  return (
    <Element className={styles.stack} data-gap={gap} data-align={align} id={id}>
      {children}
    </Element>
  );
}
