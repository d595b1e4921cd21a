import {
  type BookingStart,
  type Cancellable,
  findEarliestStart,
  getRefund,
  listRefunds,
  type Refund,
  type RefundStep,
} from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import type { BookingDetails } from '../db/bookings/bookingDetails.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import { findItemTerms } from './changeOptions.ts';
import { readLinePrices } from './linePrices.ts';

export interface BookingRefund {
  readonly refund: Refund;
  /** In fils; 0 if nothing was paid. */
  readonly amount: number;
  readonly steps: readonly RefundStep[];
}

/** Returns the refund of a booking that is cancelled at a time, by the terms that were stored with it. */
export function computeRefund(row: BookingRow, now: Date): BookingRefund {
  const steps = listRefunds(toCancellable(row), now);
  return { refund: getRefund(steps), amount: row.paymentStatus === 'paid' ? (steps[0]?.amount ?? 0) : 0, steps };
}

function toCancellable({ details, total }: BookingRow): Cancellable {
  const start = findRefundStart(details);
  if (details.kind === 'transfer')
    return { start, total, parts: [{ amount: total, terms: details.transfer.vehicle.cancellation_terms }] };
  const prices = readLinePrices(details);
  const parts = details.items.map((item, index) => ({ amount: prices[index]?.paid ?? 0, terms: findItemTerms(item) }));
  const kept = parseFils(details.kept_amount ?? '0');
  // What an earlier change kept is not refunded.
  return { start, total, parts: kept > 0 ? [...parts, { amount: kept, terms: [] }] : parts };
}

/** Returns the start that the refund of a booking depends on: removing its first line doesn't make it refundable again. */
export const findRefundStart = ({ date, time, refund_start }: BookingDetails): BookingStart =>
  findEarliestStart([{ date, time }, ...(refund_start ? [refund_start] : [])]) ?? { date, time };
