import type { ReactNode } from 'react';
import type { Space } from '../../theme/gap.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /** Columns on a desktop; two of them in between, one on a phone. `fit` makes as many of 16 rem as there is room for;
   * `panel` is a wide column with a panel beside it.
   * @default 'fit' */
  columns?: 2 | 3 | 4 | 'fit' | 'panel';
  /** @default 'large' */
  gap?: Space;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol';
}

/** Things of one kind in columns. */
export function Grid({ children, columns = 'fit', gap = 'large', as: Element = 'div' }: GridProps) {
  return (
    <Element className={styles.grid} data-columns={columns} data-gap={gap}>
      {children}
    </Element>
  );
}
