import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** @default 'raised' */
  tone?: 'raised' | 'sunken' | 'outline';
  /** `none` for a picture that fills the card to its edges.
   * @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** The id of the title that names a `section` or `aside`. */
  labelledBy?: string;
}

/** A surface that groups related content. */
export function Card({ children, tone = 'raised', padding = 'medium', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={styles.card} data-tone={tone} data-padding={padding} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
