import { voucherRowCount } from '../quirks/index.ts';

/** A day of a tour, as it was booked. */
export interface VoucherDay {
  readonly day_number?: number;
  readonly title?: string | null;
}

/**
 * The itinerary rows of a voucher: always five (BOOK-29); a day that the tour doesn't have is a dash, and days beyond
 * the fifth don't show (GAP-54).
 *
 * @example voucherItinerary([{ title: 'Old Dubai' }])[0] // 'Day 1: Old Dubai'
 * @example voucherItinerary([{ title: 'Old Dubai' }])[4] // 'Day 5: -'
 */
export function voucherItinerary(days: readonly VoucherDay[]): string[] {
  const titles = new Map(days.map(({ day_number, title }, index) => [day_number ?? index + 1, title]));
  return Array.from({ length: voucherRowCount }, (_, index) => `Day ${index + 1}: ${titles.get(index + 1) || '-'}`);
}
