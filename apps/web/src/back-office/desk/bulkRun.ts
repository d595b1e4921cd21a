import type { BulkAction } from '@aitours/domain/staff';
import { type BulkResult, type BulkRow, type QuotedBooking, toPreviewRow, toResultRow } from './bulkRows.ts';

/** What the user adds to an action. */
export interface BulkInput {
  readonly text?: string;
  readonly reason?: string;
}

/** A booking as it is sent. */
export interface BulkBooking {
  readonly booking_number: string;
  readonly version: string;
  readonly refund_quote?: string;
}

/** An action that is being applied. Sent again, nothing of it is done twice. */
export interface Run {
  readonly id: string;
  readonly action: BulkAction;
  readonly input: BulkInput;
  /** In the order in which they are sent. */
  readonly bookings: readonly BulkBooking[];
  /** Of the first bookings; all when it is complete. */
  readonly results: readonly BulkResult[];
}

interface Sendable {
  readonly booking_number: string;
  readonly version: string | null;
  readonly skip_reason: string | null;
  readonly refund_quote?: string | null;
}

/** Returns what is sent of a booking; nothing if it is skipped. */
export const toBulkBooking = ({ booking_number, version, skip_reason, refund_quote }: Sendable): BulkBooking[] =>
  version === null || skip_reason !== null ? [] : [{ booking_number, version, ...(refund_quote && { refund_quote }) }];

/** Describes the bookings of a preview, or of the action that is being applied. */
export function listRows(action: BulkAction, quotes: readonly QuotedBooking[], run: Run | undefined): BulkRow[] {
  if (!run) return quotes.map((quote) => toPreviewRow(action, quote));
  const found = new Map(run.results.map((result) => [result.booking_number, result]));
  const sent = new Set(run.bookings.map(({ booking_number: number }) => number));
  // What undoes an action lists only the bookings that it concerns.
  const listed = action === 'withdraw-cash' ? quotes.filter(({ booking_number: number }) => sent.has(number)) : quotes;
  return listed.map((quote) => toResultRow(action, quote, found.get(quote.booking_number)));
}

/** Returns the action with the bookings that failed at its end, to be sent again. */
export function withoutFailed(run: Run): Run {
  const results = run.results.filter(({ state }) => state !== 'failed');
  const settled = new Set(results.map(({ booking_number: number }) => number));
  const isSettled = ({ booking_number: number }: BulkBooking) => settled.has(number);
  const bookings = [...run.bookings.filter(isSettled), ...run.bookings.filter((booking) => !isSettled(booking))];
  return { ...run, bookings, results };
}
