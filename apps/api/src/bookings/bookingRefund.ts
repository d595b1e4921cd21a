import { type Cancellable, getRefund, listRefunds, type Refund, type RefundStep } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import type { BookingRow } from '../db/bookings/bookings.ts';
import { findItemTerms } from './changeOptions.ts';

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
  const parts =
    details.kind === 'transfer'
      ? [{ amount: total, terms: details.transfer.vehicle.cancellation_terms }]
      : details.items.map((item) => ({
          amount: parseFils(item.price),
          terms: findItemTerms(item),
        }));
  const kept = parseFils(details.kept_amount ?? '0');
  // What an earlier change kept is not refunded.
  return { start: details, total, parts: kept > 0 ? [...parts, { amount: kept, terms: [] }] : parts };
}
