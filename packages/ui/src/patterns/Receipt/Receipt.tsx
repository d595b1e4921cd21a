import type { ReactNode } from 'react';
import * as styles from './Receipt.css.ts';

/** A labelled value. */
export interface ReceiptRow {
  label: string;
  value: ReactNode;
}

/** A group of rows. */
export interface ReceiptSection {
  /** "Contact details". */
  title?: string;
  rows: ReceiptRow[];
}

export interface ReceiptProps {
  sections: ReceiptSection[];
  /** The last line. */
  total?: ReceiptRow;
  /** @default 2 */
  level?: 2 | 3;
}

/** The details of an order as labels and values, for screen and print. */
export function Receipt({ sections, total, level = 2 }: ReceiptProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.receipt}>
      {sections.map(({ title, rows }) => (
        <section key={title ?? rows[0]?.label} className={styles.section}>
          {title && <Title className={styles.title}>{title}</Title>}
          <dl className={styles.rows}>
            {rows.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {total && (
        <p className={styles.total}>
          <span>{total.label}</span>
          <strong className={styles.totalValue}>{total.value}</strong>
        </p>
      )}
    </div>
  );
}
