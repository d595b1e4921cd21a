import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** The maximum width: a page, prose, or a form.
   * @default 'content' */
  width?: 'content' | 'prose' | 'form';
  /** @default 'div' */
  as?: 'div' | 'main' | 'header' | 'footer' | 'section' | 'article';
}

/** Centres the content, limits its width and adds the page's side padding. */
export function Container({ children, width = 'content', as: Element = 'div' }: ContainerProps) {
  return (
    <Element className={styles.container} data-width={width}>
      {children}
    </Element>
  );
}
