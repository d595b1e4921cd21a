import type { Quirks } from '../quirks/index.ts';

/** A day of a booked tour. */
export interface VoucherDay {
  readonly day_number?: number;
  readonly title?: string | null;
}

/**
 * Lists the itinerary rows of a voucher (BOOK-29). A missing day is a dash; days after the last row aren't shown (GAP-54).
 *
 * @param rows null: one for each day of the tour
 * @example formatVoucherItinerary([{ title: 'Old Dubai' }], 5)[4] // 'Day 5: -'
 * @example formatVoucherItinerary([{ title: 'Old Dubai' }], null) // ['Day 1: Old Dubai']
 */
export function formatVoucherItinerary(days: readonly VoucherDay[], rows: Quirks['voucherRows']): string[] {
  const titles = new Map(days.map(({ day_number, title }, index) => [day_number ?? index + 1, title]));
  const last = Math.max(0, ...titles.keys());
  return Array.from({ length: rows ?? last }, (_, index) => `Day ${index + 1}: ${titles.get(index + 1) || '-'}`);
}
