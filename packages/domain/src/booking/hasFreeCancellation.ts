import { runsOn, type TimeSlot } from '../availability/index.ts';
import { addDays, type CalendarDate, listDates } from '../dates/index.ts';
import type { CancellationTerms } from './cancellationTerms.ts';
import { getFirstRefundableDate } from './refund.ts';

/** A product with the dates on which it can be booked. */
export type DatedProduct =
  | { readonly kind: 'activity'; readonly slots: readonly TimeSlot[] }
  /** @param dates those with tickets left */
  | { readonly kind: 'ticket'; readonly dates: readonly CalendarDate[] }
  /** Starts on each day. */
  | { readonly kind: 'tour' };

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Returns whether a product can be booked today for a date on which cancelling is free for a while (CONST-20).
 *
 * @example hasFreeCancellation({ kind: 'ticket', dates: ['2026-12-19', '2026-12-20'] }, '2026-12-18') // true
 * @example hasFreeCancellation({ kind: 'ticket', dates: ['2026-12-19'] }, '2026-12-18') // false
 */
export function hasFreeCancellation(product: DatedProduct, today: CalendarDate, terms?: CancellationTerms): boolean {
  const first = getFirstRefundableDate(today, terms);
  if (first === undefined) return false;
  switch (product.kind) {
    case 'activity':
      return product.slots.some((slot) => {
        const start = slot.startDate > first ? slot.startDate : first;
        const dates = slot.excludedDates ? listDates(start, slot.endDate) : WEEK.map((days) => addDays(start, days));
        return dates.some((date) => runsOn(slot, date));
      });
    case 'ticket':
      return product.dates.some((date) => date >= first);
    case 'tour':
      return true;
  }
}
