import { type Fils, multiplyExactly, subtractPercent, sum } from '../money/index.ts';
import type { CancellationTerms } from './cancellationTerms.ts';
import { type BookingStart, listRefunds } from './refund.ts';

/** The discount of a line: in whole percent, or as much as a price of the line was reduced by. */
export type LineDiscount = { readonly percent: number } | { readonly amount: Fils; readonly base: Fils };

/** Of an amount, the part of the price that is left has the same part of the discount. */
function takeDiscount(price: Fils, discount: LineDiscount | null): Fils {
  if (!discount || price === 0) return price;
  if ('percent' in discount) return subtractPercent(price, discount.percent);
  return price - Math.min(price, multiplyExactly(discount.amount, price, discount.base));
}

/**
 * Returns the percentage of a line's price that its terms refund at a time.
 *
 * @example getRefundPercent({ date: '2026-12-18', time: '09:00' }, [{ hours_before: 24, percent: 50 }], fromDubaiTime('2026-12-01')) // 50
 * @example getRefundPercent({ date: '2026-12-18', time: '09:00' }, undefined, fromDubaiTime('2026-12-17', '09:00')) // 0
 */
export const getRefundPercent = (start: BookingStart, terms: CancellationTerms | undefined, now: Date): number =>
  findFirstStep(start, terms, now)?.percent ?? 0;

/**
 * Returns until when the date of a line can be changed free of charge: while its terms refund the whole price, so that a
 * later date is no way around them; null once that has passed.
 *
 * @example findDateChangeEnd({ date: '2026-12-18', time: '09:00' }, undefined, fromDubaiTime('2026-12-01')) // fromDubaiTime('2026-12-17', '09:00')
 * @example findDateChangeEnd({ date: '2026-12-18', time: '09:00' }, [], fromDubaiTime('2026-12-01')) // null
 */
export function findDateChangeEnd(start: BookingStart, terms: CancellationTerms | undefined, now: Date): Date | null {
  const step = findFirstStep(start, terms, now);
  return step?.percent === 100 ? step.until : null;
}

const findFirstStep = (start: BookingStart, terms: CancellationTerms | undefined, now: Date) =>
  listRefunds({ start, total: 0, parts: [{ amount: 0, terms }] }, now)[0];

/** A line before and after a change. */
export interface ChangedLine {
  /** Its price, and what is paid for it: the price less its share of the discount. */
  readonly booked: Fils;
  readonly paid: Fils;
  /** Its price afterwards; 0: it is removed. */
  readonly amount: Fils;
  readonly discount: LineDiscount | null;
  /** The part that a cancellation refunds now of what is paid for it. */
  readonly percent: number;
}

/** A booking whose lines have changed. */
export interface RepricedBooking {
  readonly totalBefore: Fils;
  /** What earlier changes have kept. */
  readonly keptBefore: Fils;
  readonly lines: readonly ChangedLine[];
  readonly isPaid: boolean;
}

/** What a change costs or refunds. `toPay` or `toRefund` is 0. */
export interface ChangePrice {
  /** What is paid for each line. */
  readonly paid: readonly Fils[];
  /** What the terms don't refund of what was paid, by this change and earlier ones. */
  readonly kept: Fils;
  readonly subtotal: Fils;
  readonly total: Fils;
  readonly toPay: Fils;
  /** 0 if nothing was paid. */
  readonly toRefund: Fils;
}

/**
 * Prices a booking whose lines have changed. Of what was paid for the removed part, its share of the discount subtracted,
 * the change refunds what a cancellation would refund less afterwards. So changes and a cancellation refund together as
 * much as the cancellation alone. What isn't refunded is kept and stays in the total; a booking that isn't paid keeps
 * nothing, as its cancellation would cost nothing.
 *
 * @example priceChange({ totalBefore: 300_00, keptBefore: 0, lines: [{ booked: 300_00, paid: 300_00, amount: 200_00, discount: null, percent: 50 }], isPaid: true }) // { paid: [200_00], kept: 50_00, subtotal: 250_00, total: 250_00, toPay: 0, toRefund: 50_00 }
 * @example priceChange({ totalBefore: 90_00, keptBefore: 0, lines: [{ booked: 100_00, paid: 90_00, amount: 200_00, discount: { percent: 10 }, percent: 100 }], isPaid: false }) // { paid: [180_00], kept: 0, subtotal: 200_00, total: 180_00, toPay: 90_00, toRefund: 0 }
 */
export function priceChange({ totalBefore, keptBefore, lines, isPaid }: RepricedBooking): ChangePrice {
  const paid = lines.map(payLine);
  const left = lines.map((line) => ({ ...line, paid: Math.min(line.paid, payLine(line)) }));
  const removed = sum(lines.map((line) => line.paid)) - sum(left.map((line) => line.paid));
  const kept = isPaid ? keptBefore + removed - (refundLines(lines) - refundLines(left)) : 0;
  const total = sum(paid) + kept;
  const difference = total - totalBefore;
  return {
    paid,
    kept,
    subtotal: sum(lines.map(({ amount }) => amount)) + kept,
    total,
    toPay: Math.max(0, difference),
    toRefund: isPaid ? Math.max(0, -difference) : 0,
  };
}

/** A line that costs less is never paid with more than before, whatever the rounding. */
function payLine({ booked, paid, amount, discount }: ChangedLine): Fils {
  if (amount === booked) return paid;
  const price = takeDiscount(amount, discount);
  return amount < booked ? Math.min(paid, price) : price;
}

/** Rounded once, like the refund of a cancellation. */
const refundLines = (lines: readonly Pick<ChangedLine, 'paid' | 'percent'>[]): Fils =>
  multiplyExactly(1, sum(lines.map(({ paid, percent }) => paid * percent)), 100);

/** What happens with the difference: it is paid or refunded online, due on the day, or there is none. */
export type ChangeSettlement = 'pay_online' | 'refund' | 'pay_on_site' | 'none';

/**
 * Returns what happens with the difference of a change; null if it can't be paid.
 *
 * @example getChangeSettlement({ toPay: 10_00, toRefund: 0 }, { isPaid: true, canPayOnline: true }) // 'pay_online'
 * @example getChangeSettlement({ toPay: 10_00, toRefund: 0 }, { isPaid: true, canPayOnline: false }) // null
 */
export function getChangeSettlement(
  { toPay, toRefund }: Pick<ChangePrice, 'toPay' | 'toRefund'>,
  { isPaid, canPayOnline }: { readonly isPaid: boolean; readonly canPayOnline: boolean },
): ChangeSettlement | null {
  if (!isPaid) return 'pay_on_site';
  if (toRefund > 0) return 'refund';
  if (toPay === 0) return 'none';
  return canPayOnline ? 'pay_online' : null;
}
