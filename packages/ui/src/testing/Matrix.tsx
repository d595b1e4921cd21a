import type { ReactNode } from 'react';
import * as styles from './Matrix.css.ts';

interface MatrixProps<Row, Column> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** Shows all variants of a component in one story. */
export function Matrix<Row, Column>({ rows, columns, children }: MatrixProps<Row, Column>) {
  return (
    <div className={styles.matrix}>
      {rows.map((row) => (
        <div className={styles.row} key={String(row)}>
          <span className={styles.name}>{String(row ?? '–')}</span>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a story have a fixed order
            <div key={index}>{children(row, column)}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
