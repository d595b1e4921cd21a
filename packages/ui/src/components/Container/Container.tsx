import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** How wide the content may become: a page, lines to read, or a form.
   * @default 'content' */
  width?: 'content' | 'prose' | 'form';
  /** @default 'div' */
  as?: 'div' | 'main' | 'header' | 'footer' | 'section' | 'article';
}

/** The middle of the page: never wider than its content wants, never touching the edge of a phone. */
export function Container({ children, width = 'content', as: Element = 'div' }: ContainerProps) {
  return (
    <Element className={styles.container} data-width={width}>
      {children}
    </Element>
  );
}
