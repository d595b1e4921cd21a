import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { bookings, checkIns } from '../schema.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

export type CheckInRow = typeof checkIns.$inferSelect;

/** Returns the bookings with these numbers, locked until the transaction ends, so that their scans are recorded one after another. */
export const lockBookings = (tx: Database, numbers: readonly string[]): Promise<BookingRow[]> =>
  tx
    .select(bookingColumns)
    .from(bookings)
    .where(inArray(bookings.number, [...numbers]))
    .orderBy(bookings.number)
    .for('no key update');

/** Returns the check-ins of bookings, of each pass at most one. */
export const findCheckIns = (db: Database, bookingIds: readonly string[]): Promise<CheckInRow[]> =>
  db
    .select()
    .from(checkIns)
    .where(and(inArray(checkIns.bookingId, [...bookingIds]), eq(checkIns.state, 'admitted')));

/** Returns the scans of bookings, and those with these ids, whatever has become of them. */
export const findScans = (db: Database, bookingIds: readonly string[], ids: readonly string[]): Promise<CheckInRow[]> =>
  db
    .select()
    .from(checkIns)
    .where(or(inArray(checkIns.bookingId, [...bookingIds]), inArray(checkIns.id, [...ids])));

/** Stores a scan. The check-in that an earlier scan displaces must be a duplicate by then. */
export const insertScan = async (tx: Database, row: typeof checkIns.$inferInsert): Promise<void> => {
  await tx.insert(checkIns).values(row);
};

export const markDuplicate = async (tx: Database, id: string): Promise<void> => {
  await tx.update(checkIns).set({ state: 'duplicate' }).where(eq(checkIns.id, id));
};

/** Returns a scan with the number of its booking, which is locked until the transaction ends. */
export async function lockScan(tx: Database, id: string) {
  const [row] = await tx
    .select({ scan: checkIns, bookingNumber: bookings.number })
    .from(checkIns)
    .innerJoin(bookings, eq(bookings.id, checkIns.bookingId))
    .where(eq(checkIns.id, id))
    .for('no key update');
  return row ?? null;
}

export const markUndone = async (tx: Database, id: string, now: Date): Promise<void> => {
  await tx.update(checkIns).set({ state: 'undone', undoneAt: now }).where(eq(checkIns.id, id));
};
