import type { ReactNode } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './PriceSummary.css.ts';

/** A line of the price. */
export interface PriceLine {
  label: string;
  /** The formatted amount: "AED 265.00". */
  amount: string;
  /** The calculation: "2 × AED 265.00". */
  detail?: string;
  /** The line reduces the total. */
  discount?: boolean;
}

export interface PriceSummaryProps {
  lines: PriceLine[];
  /** The formatted total. */
  total: string;
  /** @default 'Total' */
  totalLabel?: string;
  /** A note about taxes or refunds. */
  note?: ReactNode;
  /** Limits the height of the list and makes it scroll (TOUR-20): for sticky panels. */
  scrollable?: boolean;
  /** The accessible name of the scrolling list.
   * @default 'Price' */
  label?: string;
}

/** A price with its lines. The total is announced when it changes. */
export function PriceSummary({ lines, total, totalLabel, note, scrollable, label }: PriceSummaryProps) {
  const messages = usePatternMessages();
  const list = (
    <dl className={styles.lines}>
      {lines.map(({ label: name, amount, detail, discount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text, and lines have no state
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable for keyboard users
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
