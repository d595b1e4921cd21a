import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { applyChange } from '../bookings/applyChange.ts';
import type { BookingContext } from '../bookings/bookingContext.ts';
import { toShortageProblem } from '../bookings/changePlaces.ts';
import { type ChangePlan, planChange } from '../bookings/planChange.ts';
import type { RefundQuotes } from '../bookings/refundQuotes.ts';
import { takePlaces } from '../bookings/takePlaces.ts';
import type { Config } from '../config.ts';
import { type BookingPayments, insertChange } from '../db/bookings/bookingChanges.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { refundBooking } from '../payments/refundBooking.ts';
import { priceChanged } from '../problems/problems.ts';

/** A booking in a transaction that has locked it and its payments. */
export interface LockedBooking {
  readonly tx: Database;
  readonly booking: BookingRow;
  readonly payments: BookingPayments;
  readonly now: Date;
}

/**
 * Plans a change at the total that the caller has seen, by the terms of the time of its quote.
 *
 * @throws {Problem} price-changed, not-changeable, invalid-request, sold-out
 */
export async function planQuotedChange(
  { tx, booking, now }: LockedBooking,
  order: components['schemas']['BookingChangeOrder'],
  { config, refundQuotes }: { readonly config: Config; readonly refundQuotes: RefundQuotes },
): Promise<ChangePlan> {
  const quotedAt = (order.quote && refundQuotes.readTime(order.quote, booking.number, now)) || now;
  const plan = await planChange(tx, booking, order, { config, now, quotedAt });
  const total = formatWireAmount(plan.price.total);
  if (order.total_amount !== total) throw priceChanged(total, []);
  return plan;
}

/** @throws {Problem} sold-out */
export async function takeChangedPlaces({ tx, now }: LockedBooking, { after, taken }: ChangePlan): Promise<void> {
  const shortage = await takePlaces(tx, taken, now);
  if (shortage) throw toShortageProblem(after, shortage);
}

/** Returns what is recorded of a change. */
export const changeRecord = ({ booking, now }: LockedBooking, { description, price, taken }: ChangePlan) => ({
  bookingId: booking.id,
  description,
  totalBefore: booking.total,
  totalAfter: price.total,
  taken,
  createdAt: now,
});

export interface MadeChange {
  readonly changed: BookingRow;
  /** In fils. */
  readonly refund: number;
}

/** Makes a change whose places are taken, and refunds the difference of what was paid. */
export async function performChange(
  locked: LockedBooking,
  plan: ChangePlan,
  { config }: Pick<BookingContext, 'config'>,
): Promise<MadeChange> {
  const { tx, booking, payments, now } = locked;
  const { id: changeId } = await insertChange(tx, { ...changeRecord(locked, plan), status: 'applied' });
  const amount = plan.price.toRefund;
  const refund = await refundBooking(tx, { config, now }, booking, payments, { amount, changeId });
  const settled = { description: plan.description, refund, paid: 0 };
  return { changed: await applyChange(tx, { config, now }, booking, plan.after, settled), refund };
}
