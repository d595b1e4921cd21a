import type { ReactNode } from 'react';
import type { Space } from '../../theme/gap.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** The space between two things.
   * @default 'medium' */
  gap?: Space;
  /** Where narrower things stand.
   * @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The element, where the content is a list or a part of the page.
   * @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'main';
  id?: string;
}

/** Things one below the other, evenly spaced. */
export function Stack({ children, gap = 'medium', align = 'stretch', as: Element = 'div', id }: StackProps) {
  return (
    <Element className={styles.stack} data-gap={gap} data-align={align} id={id}>
      {children}
    </Element>
  );
}
