import type { ReactNode } from 'react';
import type { Space } from '../../theme/gap.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /** The number of columns on a desktop; two on a tablet, one on a phone. `fit` makes as many columns of 16 rem as fit;
   * `panel` is a wide column with a panel beside it.
   * @default 'fit' */
  columns?: 2 | 3 | 4 | 'fit' | 'panel';
  /** @default 'large' */
  gap?: Space;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol';
}

/** Lays out items of one kind in columns. */
export function Grid({ children, columns = 'fit', gap = 'large', as: Element = 'div' }: GridProps) {
  return (
    <Element className={styles.grid} data-columns={columns} data-gap={gap}>
      {children}
    </Element>
  );
}
