import { randomUUID } from 'node:crypto';
import { getUnpaidLimit } from '@aitours/domain/availability';
import { sum } from '@aitours/domain/money';
import type { Config } from '../config.ts';
import type { BookingRow, OwnedBooking } from '../db/bookings/bookings.ts';
import { listUnpaidPlaces } from '../db/bookings/insertBooking.ts';
import type { Database } from '../db/database.ts';
import { insertPayment, type PaymentRow } from '../db/payments/payments.ts';
import { settleInOrder } from '../db/settleInOrder.ts';
import { unpaidLimit } from '../problems/problems.ts';
import { enforceDailyLimit } from '../rateLimit.ts';
import type { BookingContext } from './bookingContext.ts';
import { queueConfirmation } from './queueConfirmation.ts';

/** What completes bookings. */
export interface Completion extends BookingContext {
  /** The provider of payments; null: nothing is paid online. */
  readonly payments: { readonly name: PaymentRow['provider'] } | null;
  /** The id of the payment that bookings wait for; null if they aren't paid online. */
  readonly paymentId: string | null;
}

/** Returns what completes bookings with this payment method (CHECKOUT-15). */
export const prepareCompletion = (
  { config, payments }: Pick<Completion, 'config' | 'payments'>,
  method: BookingRow['paymentMethod'],
  now: Date,
): Completion => ({ config, payments, now, paymentId: payments && method !== 'cash' ? randomUUID() : null });

/**
 * Completes one booking in its transaction, like `completeBookings`.
 *
 * @throws {Problem} too-many-requests, unpaid-limit
 */
export async function completeBooking(tx: Database, row: OwnedBooking, completion: Completion): Promise<BookingRow> {
  const { bookings } = await completeBookings(tx, [row], completion);
  return bookings[0] ?? row;
}

/**
 * Counts new bookings against the customer's limits, in their transaction. Creates the payment of those that are
 * pending, and queues the confirmation of the others.
 *
 * @returns the bookings with their payment or the state of their mail
 * @throws {Problem} too-many-requests, unpaid-limit
 */
export async function completeBookings(
  tx: Database,
  rows: readonly OwnedBooking[],
  { config, payments, paymentId, now }: Completion,
): Promise<{ readonly bookings: BookingRow[]; readonly payment: PaymentRow | null }> {
  const pending = rows.filter(({ status }) => status === 'pending');
  const [, payment] = await settleInOrder([
    enforceBookingLimits(tx, rows, config, now),
    payments && paymentId ? createPayment(tx, pending, { id: paymentId, provider: payments.name }, now) : null,
  ]);
  const bookings: BookingRow[] = [];
  for (const row of rows)
    bookings.push(
      row.status === 'pending' && payment
        ? withPayment(row, payment)
        : await queueConfirmation<BookingRow>(tx, row, config, now),
    );
  return { bookings, payment };
}

/** Creates the payment of pending bookings, which have its id; null if there are none. */
export async function createPayment(
  tx: Database,
  pending: readonly OwnedBooking[],
  payment: Pick<PaymentRow, 'id' | 'provider'>,
  now: Date,
): Promise<PaymentRow | null> {
  const [first] = pending;
  if (!first) return null;
  const amount = sum(pending.map(({ total }) => total));
  return insertPayment(tx, { ...payment, userId: first.userId, amount }, now);
}

const withPayment = (row: BookingRow, { id, status, holdExpiresAt }: PaymentRow): BookingRow => ({
  ...row,
  payment: { id, status, holdExpiresAt: holdExpiresAt.toISOString() },
});

/**
 * Checks the limits of new bookings. Until their payment, they only hold places.
 *
 * @throws {Problem} too-many-requests; unpaid-limit when the customer would hold too large a share of a slot without
 * payment (E6)
 */
export async function enforceBookingLimits(
  tx: Database,
  rows: readonly OwnedBooking[],
  config: Config,
  now: Date,
): Promise<void> {
  await settleInOrder(
    rows.flatMap((row) => [
      enforceDailyLimit(tx, 'bookings', row.userId, config, now),
      enforceUnpaidLimit(tx, row, config),
    ]),
  );
}

/** @throws {Problem} unpaid-limit when the customer holds too large a share of a slot without payment (E6) */
export async function enforceUnpaidLimit(tx: Database, row: OwnedBooking, config: Config): Promise<void> {
  for (const line of await listUnpaidPlaces(tx, row)) {
    const allowed = getUnpaidLimit(line.capacity, line.hasProvenAddress) * config.rateLimitFactor;
    if (line.held > allowed) throw unpaidLimit(line, allowed, line.hasProvenAddress);
  }
}
