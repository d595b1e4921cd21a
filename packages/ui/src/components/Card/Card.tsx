import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** @default 'raised' */
  tone?: 'raised' | 'sunken' | 'outline';
  /** `none` for a picture that reaches the edge.
   * @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Names a `section` or `aside`: the id of its title. */
  labelledBy?: string;
}

/** A sheet of paper upon the page: what belongs together. */
export function Card({ children, tone = 'raised', padding = 'medium', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={styles.card} data-tone={tone} data-padding={padding} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
