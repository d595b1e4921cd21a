import type { ReactNode } from 'react';
import * as styles from './Matrix.css.ts';

interface MatrixProps<Row, Column> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** All variants of a component in one picture: one story to compare instead of twenty. */
export function Matrix<Row, Column>({ rows, columns, children }: MatrixProps<Row, Column>) {
  return (
    <div className={styles.matrix}>
      {rows.map((row) => (
        <div className={styles.row} key={String(row)}>
          <span className={styles.name}>{String(row ?? '–')}</span>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of one story never change their order
            <div key={index}>{children(row, column)}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
