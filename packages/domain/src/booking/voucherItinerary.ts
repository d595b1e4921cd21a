import { voucherRowCount } from '../quirks/index.ts';

/** A day of a booked tour. */
export interface VoucherDay {
  readonly day_number?: number;
  readonly title?: string | null;
}

/**
 * Lists the itinerary rows of a voucher: always five (BOOK-29). A missing day is a dash; days after the fifth aren't shown
 * (GAP-54).
 *
 * @example voucherItinerary([{ title: 'Old Dubai' }])[0] // 'Day 1: Old Dubai'
 * @example voucherItinerary([{ title: 'Old Dubai' }])[4] // 'Day 5: -'
 */
export function voucherItinerary(days: readonly VoucherDay[]): string[] {
  const titles = new Map(days.map(({ day_number, title }, index) => [day_number ?? index + 1, title]));
  return Array.from({ length: voucherRowCount }, (_, index) => `Day ${index + 1}: ${titles.get(index + 1) || '-'}`);
}
