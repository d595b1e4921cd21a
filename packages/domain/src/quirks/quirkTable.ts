/**
 * The inconsistencies of the specification with both values: `specified` preserves what the document lists, `improved` is
 * what a shop needs. One entry per row; other code receives the chosen value and doesn't know which behaviour is set.
 *
 * The values are JSON: the server chooses and sends them to browsers in the page, so that no browser loads both.
 */
export const quirkTable = {
  /** The target of the tour dialog's link "View My Bookings"; the specified path redirects to My Bookings. */
  tourDialogBookingsPath: { row: 'QUIRK-17', specified: '/account/bookings', improved: '/customer' },
  /** How many rows a voucher's itinerary has; null: one for each day of the tour. */
  voucherRows: { row: 'QUIRK-20', specified: 5, improved: null },
} as const satisfies Record<string, QuirkEntry>;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface QuirkEntry {
  /** The row of the requirements. */
  readonly row: `QUIRK-${number}`;
  readonly specified: Json;
  readonly improved: Json;
}
