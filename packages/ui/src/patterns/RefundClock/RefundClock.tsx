import * as styles from './RefundClock.css.ts';

/** What a cancellation refunds in one period. */
export interface RefundPeriod {
  /** "Until Fri 1 March 2030, 3:00 PM". */
  when: string;
  /** The same in the traveller's time zone, where it differs. */
  ownWhen?: string | undefined;
  /** "AED 243.00 (50%)". */
  refund: string;
  /** The refunded percentage, for the chart. */
  percent: number;
}

export interface RefundClockProps {
  /** What the table is about: "Refund if you cancel, Dubai time". */
  caption: string;
  whenLabel: string;
  refundLabel: string;
  /** By time; the last one has no end. */
  periods: readonly RefundPeriod[];
}

const height = 24;

/** What a traveller gets back until when: a table, with a decorative chart above it. */
export function RefundClock({ caption, whenLabel, refundLabel, periods }: RefundClockProps) {
  const width = 100 / periods.length;
  return (
    <div className={styles.clock}>
      <svg className={styles.chart} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {periods.map(({ when, percent }, index) => {
          const bar = Math.max((percent / 100) * height, 1);
          return (
            <rect key={when} x={index * width} y={height - bar} width={width} height={bar} className={styles.bar} />
          );
        })}
      </svg>
      <div className={styles.percents} aria-hidden="true">
        {periods.map(({ when, percent }) => (
          <span key={when} className={styles.percent}>
            {percent}%
          </span>
        ))}
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.header}>
              {whenLabel}
            </th>
            <th scope="col" className={styles.header}>
              {refundLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ when, ownWhen, refund }) => (
            <tr key={when}>
              <th scope="row" className={styles.cell}>
                {when}
                {ownWhen && <span className={styles.own}> {ownWhen}</span>}
              </th>
              <td className={styles.refund}>{refund}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
