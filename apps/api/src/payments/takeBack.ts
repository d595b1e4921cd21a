import { sum } from '@aitours/domain/money';
import { sql } from 'drizzle-orm';
import type { BookingContext } from '../bookings/bookingContext.ts';
import { repriceBooking } from '../bookings/repriceBooking.ts';
import { takePlaces } from '../bookings/takePlaces.ts';
import { type BookingRow, findBookedPlaces } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import type { PaymentRow } from '../db/payments/payments.ts';

export interface TakenBack {
  readonly outcome: 'taken_back' | 'sold_out' | 'price_changed';
  /** The current price in fils; null if it can't be booked. */
  readonly total: number | null;
}

/** Takes the places of a cancelled booking again if they are free and its price is the same; otherwise takes none. */
export async function takeBack(tx: Database, row: BookingRow, context: BookingContext): Promise<TakenBack> {
  const total = await repriceBooking(tx, row, context);
  if (total === null) return { outcome: 'sold_out', total };
  if (total !== row.total) return { outcome: 'price_changed', total };
  const isTaken = await orRollBack(tx, async () => {
    const shortage = await takePlaces(tx, await findBookedPlaces(tx, row.id), context.now);
    return shortage === null;
  });
  return isTaken ? { outcome: 'taken_back', total } : { outcome: 'sold_out', total: null };
}

/** Takes the places of all bookings of a late payment again, or none. Returns whether it took them. */
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
