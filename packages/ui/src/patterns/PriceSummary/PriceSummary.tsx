import type { ReactNode } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './PriceSummary.css.ts';

/** A line of the sum, its amount as shown: "AED 486.00". */
export interface PriceLine {
  label: string;
  /** The amount as shown: "AED 265.00". */
  amount: string;
  /** How it came about: "2 × AED 265.00". */
  detail?: string;
  /** It makes the total smaller. */
  discount?: boolean;
}

export interface PriceSummaryProps {
  lines: PriceLine[];
  /** The total as shown. */
  total: string;
  /** @default 'Total' */
  totalLabel?: string;
  /** What to know about the price: taxes, refunds. */
  note?: ReactNode;
  /** The list scrolls within a limited height (TOUR-20): for panels that stay in sight. */
  scrollable?: boolean;
  /** Names the list where it scrolls.
   * @default 'Price' */
  label?: string;
}

/** What it costs, line by line. The total is announced when it changes. */
export function PriceSummary({ lines, total, totalLabel, note, scrollable, label }: PriceSummaryProps) {
  const messages = usePatternMessages();
  const list = (
    <dl className={styles.lines}>
      {lines.map(({ label: name, amount, detail, discount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and a line has nothing to keep
        <div key={`${at} ${name}`} className={styles.line} data-discount={discount || undefined}>
          <dt className={styles.name}>
            {name}
            {detail && <span className={styles.detail}>{detail}</span>}
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={styles.summary}>
      {scrollable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={styles.scrollable} aria-label={label ?? messages.price} tabIndex={0}>
          {list}
        </section>
      ) : (
        list
      )}
      <p className={styles.total} aria-live="polite" aria-atomic="true">
        <span className={styles.totalLabel}>{totalLabel ?? messages.total}</span>{' '}
        <strong className={styles.totalAmount}>{total}</strong>
      </p>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
