import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children?: ReactNode;
  id?: string;
  /** `status` and `alert` announce changes of the text; the element must exist before the text.
   * @default none */
  role?: 'status' | 'alert';
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, role, as: Element = 'span' }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id} role={role}>
      {children}
    </Element>
  );
}
