import { sum } from '@aitours/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { BookingContext } from '../bookings/bookingContext.ts';
import { repriceBooking } from '../bookings/repriceBooking.ts';
import { takePlaces } from '../bookings/takePlaces.ts';
import { type BookingRow, findBookedPlaces, type OwnedBooking } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import type { PaymentRow } from '../db/payments/payments.ts';
import { bookings } from '../db/schema.ts';

export interface TakenBack {
  readonly outcome: 'taken_back' | 'sold_out' | 'price_changed';
  /** The booking, pending again; null if it isn't taken back. */
  readonly booking: OwnedBooking | null;
  /** The current price in fils; null if it can't be booked. */
  readonly total: number | null;
}

/**
 * Takes a cancelled booking back if its places are free and its price is the same; otherwise takes none. It is pending
 * again, so that the price of another booking of its order counts it.
 */
export async function takeBack(tx: Database, row: BookingRow, context: BookingContext): Promise<TakenBack> {
  const total = await repriceBooking(tx, row, context);
  const { userId } = row;
  if (total === null || userId === null) return { outcome: 'sold_out', booking: null, total: null };
  if (total !== row.total) return { outcome: 'price_changed', booking: null, total };
  const isTaken = await orRollBack(tx, async () => {
    const shortage = await takePlaces(tx, await findBookedPlaces(tx, row.id), context.now);
    return shortage === null;
  });
  if (!isTaken) return { outcome: 'sold_out', booking: null, total: null };
  const pending = { status: 'pending', paymentStatus: 'pending', cancelledAt: null, refund: null } as const;
  await tx.update(bookings).set(pending).where(eq(bookings.id, row.id));
  return { outcome: 'taken_back', booking: { ...row, userId, ...pending }, total };
}

/** Takes all bookings of a late payment back, or none. Returns whether it took them. */
export async function takeAllBack(
  tx: Database,
  { amount }: PaymentRow,
  rows: readonly BookingRow[],
  context: BookingContext,
): Promise<boolean> {
  // Bookings that were renewed belong to another payment.
  if (sum(rows.map(({ total }) => total)) !== amount) return false;
  return orRollBack(tx, async () => {
    for (const row of rows) if ((await takeBack(tx, row, context)).outcome !== 'taken_back') return false;
    return true;
  });
}

/** Runs work in a savepoint, and rolls it back if it returns false or throws. */
export async function orRollBack(tx: Database, work: () => Promise<boolean>): Promise<boolean> {
  await tx.execute(sql`savepoint attempt`);
  let isDone = false;
  try {
    isDone = await work();
  } finally {
    if (!isDone) await tx.execute(sql`rollback to savepoint attempt`);
    await tx.execute(sql`release savepoint attempt`);
  }
  return isDone;
}
