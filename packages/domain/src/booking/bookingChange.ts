import type { Fils } from '../money/index.ts';
import { type DiscountRate, discountPrice } from '../pricing/discountPrice.ts';
import type { CancellationTerms } from './cancellationTerms.ts';
import { type BookingStart, listRefunds } from './refund.ts';

/** A line whose travellers become fewer, or that is removed. */
export interface ReducedLine {
  /** What the line costs in the booking. */
  readonly booked: Fils;
  /** Today's price for the booked travellers and for those that remain; 0 for a line that is removed. */
  readonly current: { readonly before: Fils; readonly after: Fils };
  /** The part of the price that its terms refund, in percent. */
  readonly percent: number;
}

/** What a line costs after a change. */
export interface ChangedLine {
  /** What it costs before the change. */
  readonly booked: Fils;
  readonly amount: Fils;
  /** What the terms don't refund of the part that was removed. */
  readonly kept: Fils;
}

/**
 * Returns what a line costs with fewer travellers: the booked amount in the ratio of today's prices, so that a price of
 * the catalogue that has risen never makes a smaller party dearer. Both parts are rounded half up to a whole fils.
 *
 * @example reduceLine({ booked: 300_00, current: { before: 600_00, after: 400_00 }, percent: 100 }) // { booked: 300_00, amount: 200_00, kept: 0 }
 * @example reduceLine({ booked: 300_00, current: { before: 300_00, after: 0 }, percent: 50 }) // { booked: 300_00, amount: 0, kept: 150_00 }
 */
export function reduceLine({ booked, current, percent }: ReducedLine): ChangedLine {
  const { before, after } = current;
  const amount = after >= before ? booked : divideHalfUp(BigInt(booked) * BigInt(after), BigInt(before));
  const removed = booked - amount;
  return { booked, amount, kept: removed - divideHalfUp(BigInt(removed) * BigInt(percent), 100n) };
}

/** The products of prices exceed the range of exact numbers. */
const divideHalfUp = (numerator: bigint, denominator: bigint): Fils =>
  Number((2n * numerator + denominator) / (2n * denominator));

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

/** The discount of a booking that changes. */
export interface ChangedDiscount {
  readonly rate: DiscountRate;
  /**
   * The positions of the lines that the discount is for, and what they cost before the change with what earlier changes
   * have kept of them; null: all lines.
   */
  readonly covered: { readonly lines: ReadonlySet<number>; readonly amount: Fils } | null;
}

/** A booking whose lines have changed. */
export interface RepricedBooking {
  readonly totalBefore: Fils;
  /** What earlier changes have kept. */
  readonly keptBefore: Fils;
  readonly lines: readonly ChangedLine[];
  readonly discount: ChangedDiscount | null;
  readonly isPaid: boolean;
}

/** What a change costs or refunds. `toPay` or `toRefund` is 0. */
export interface ChangePrice {
  /** By this change and earlier ones. */
  readonly kept: Fils;
  readonly subtotal: Fils;
  /** The part of the subtotal that the discount is for. */
  readonly covered: Fils;
  readonly total: Fils;
  readonly toPay: Fils;
  /** 0 if nothing was paid. */
  readonly toRefund: Fils;
}

/**
 * Prices a booking whose lines have changed, with the rate of its discount. What is kept stays in the total; a booking
 * that isn't paid keeps nothing, as its cancellation would cost nothing.
 *
 * @example priceChange({ totalBefore: 300_00, keptBefore: 0, lines: [{ booked: 300_00, amount: 200_00, kept: 50_00 }], discount: null, isPaid: true }) // { kept: 50_00, subtotal: 250_00, covered: 250_00, total: 250_00, toPay: 0, toRefund: 50_00 }
 * @example priceChange({ totalBefore: 90_00, keptBefore: 0, lines: [{ booked: 100_00, amount: 200_00, kept: 0 }], discount: { rate: { percent: 10 }, covered: null }, isPaid: false }) // { kept: 0, subtotal: 200_00, covered: 200_00, total: 180_00, toPay: 90_00, toRefund: 0 }
 */
export function priceChange({ totalBefore, keptBefore, lines, discount, isPaid }: RepricedBooking): ChangePrice {
  const priced = isPaid ? lines : lines.map((line) => ({ ...line, kept: 0 }));
  const kept = isPaid ? priced.reduce((all, line) => all + line.kept, keptBefore) : 0;
  const subtotal = priced.reduce((all, { amount }) => all + amount, kept);
  const covered = discount?.covered
    ? priced
        .filter((_, index) => discount.covered?.lines.has(index))
        .reduce((all, line) => all + line.amount + line.kept - line.booked, discount.covered.amount)
    : subtotal;
  const total = (discount && discountPrice(subtotal, discount.rate, covered)?.total) ?? subtotal;
  const difference = total - totalBefore;
  return {
    kept,
    subtotal,
    covered,
    total,
    toPay: Math.max(0, difference),
    toRefund: isPaid ? Math.max(0, -difference) : 0,
  };
}

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
