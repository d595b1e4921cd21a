import { formatDate, formatTime, toDubaiDate, toDubaiTime } from '../dates/index.ts';
import { type Decimal, formatPrice, parseFils } from '../money/index.ts';

/** A row of the table of what a cancellation refunds. */
export interface RefundRow {
  readonly when: string;
  readonly refund: string;
  /** Absent in the last row, which has no end. */
  readonly until?: Date;
}

/**
 * Lists, in Dubai time, what a cancellation refunds until when; the last row is what applies after the last step.
 *
 * @param withAmounts false: percentages only, because the amount isn't known or nothing was paid
 * @example listRefundRows([{ until: '2030-03-01T11:00:00Z', percent: 50, amount: '243.00' }], true)[0]?.refund // 'AED 243.00 (50%)'
 * @example listRefundRows([], true) // [{ when: 'From now on', refund: 'Nothing' }]
 */
export const listRefundRows = (
  steps: readonly { readonly until: Date | string; readonly percent: number; readonly amount: Decimal }[],
  withAmounts: boolean,
): RefundRow[] => [
  ...steps.map(({ until: end, percent, amount }) => {
    const until = new Date(end);
    const share = formatRefundShare(percent);
    return {
      when: `Until ${formatDate(toDubaiDate(until))}, ${formatTime(toDubaiTime(until))}`,
      refund: withAmounts ? `${formatPrice(parseFils(amount))} (${share})` : share,
      until,
    };
  }),
  { when: steps.length > 0 ? 'After that' : 'From now on', refund: 'Nothing' },
];

/**
 * Formats the refunded share of a price, with one decimal place at most.
 *
 * @param percent of the price
 * @example formatRefundShare(50) // '50%'
 * @example formatRefundShare(66.66) // '66.7%'
 */
export const formatRefundShare = (percent: number): string => `${Math.round(percent * 10) / 10}%`;
