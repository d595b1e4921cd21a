import { sum } from '@aitours/domain/money';
import { TransactionRollbackError } from 'drizzle-orm';
import { type BookingRow, findBookedPlaces } from '../db/bookings.ts';
import type { Database } from '../db/database.ts';
import type { PaymentRow } from '../db/payments.ts';
import { takePlaces } from '../db/stock.ts';
import { repriceBooking } from '../resources/bookings/repriceBooking.ts';
import type { PaymentContext } from './changePayment.ts';

export interface TakenBack {
  readonly outcome: 'taken_back' | 'sold_out' | 'price_changed';
  /** The current price in fils; null if it can't be booked. */
  readonly total: number | null;
}

/** Takes the places of a cancelled booking again if they are free and its price is the same; otherwise takes none. */
export async function takeBack(tx: Database, row: BookingRow, context: PaymentContext): Promise<TakenBack> {
  const total = await repriceBooking(tx, row, context);
  if (total === null) return { outcome: 'sold_out', total };
  if (total !== row.total) return { outcome: 'price_changed', total };
  const isTaken = await orRollBack(tx, async (nested) => {
    const shortage = await takePlaces(nested, await findBookedPlaces(nested, row.id));
    return shortage === null;
  });
  return isTaken ? { outcome: 'taken_back', total } : { outcome: 'sold_out', total: null };
}

/** Takes the places of all bookings of a late payment again, or none. Returns whether it took them. */
export async function takeAllBack(
  tx: Database,
  { amount }: PaymentRow,
  rows: readonly BookingRow[],
  context: PaymentContext,
): Promise<boolean> {
  // Bookings that were renewed belong to another payment.
  if (sum(rows.map(({ total }) => total)) !== amount) return false;
  return orRollBack(tx, async (nested) => {
    for (const row of rows) if ((await takeBack(nested, row, context)).outcome !== 'taken_back') return false;
    return true;
  });
}

/** Runs work in a savepoint, and rolls it back if it returns false. */
export async function orRollBack(tx: Database, work: (nested: Database) => Promise<boolean>): Promise<boolean> {
  try {
    await tx.transaction(async (nested) => {
      if (!(await work(nested))) nested.rollback();
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}
