import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { lockPayment, type PaymentRow } from '../payments/payments.ts';
import { bookingChanges, refunds } from '../schema.ts';
import type { ChangeRequest } from './bookingChange.ts';
import type { BookingRow } from './bookings.ts';

export type BookingChangeRow = typeof bookingChanges.$inferSelect;

/** Inserts a change. Its places must have been taken before. */
export async function insertChange(
  tx: Database,
  change: typeof bookingChanges.$inferInsert,
): Promise<BookingChangeRow> {
  const [row] = await tx.insert(bookingChanges).values(change).returning();
  if (!row) throw new Error('An insert always returns its row');
  return row;
}

/** Locks the change that a payment pays, until the transaction ends. Its payment must have been locked before. */
export async function lockChangeOfPayment(tx: Database, paymentId: string): Promise<BookingChangeRow> {
  const [row] = await tx.select().from(bookingChanges).where(eq(bookingChanges.paymentId, paymentId)).for('update');
  if (!row) throw new Error(`The payment ${paymentId} has no change`);
  return row;
}

/** Returns what was requested of a change that ended without its payment; null if there is none. */
export async function findEndedRequest(db: Database, paymentId: string): Promise<ChangeRequest | null> {
  const isEnded = and(eq(bookingChanges.paymentId, paymentId), eq(bookingChanges.status, 'ended'));
  const [row] = await db.select({ request: bookingChanges.request }).from(bookingChanges).where(isEnded);
  return row?.request ?? null;
}

export const updateChange = async (
  tx: Database,
  id: string,
  values: Partial<typeof bookingChanges.$inferInsert>,
): Promise<void> => {
  await tx.update(bookingChanges).set(values).where(eq(bookingChanges.id, id));
};

/** Whether a booking has another change that waits for its payment, or was applied later. */
export async function hasLaterChange(tx: Database, { id, bookingId, createdAt }: BookingChangeRow): Promise<boolean> {
  const rows = await tx.select().from(bookingChanges).where(eq(bookingChanges.bookingId, bookingId));
  return rows.some(
    (other) =>
      other.id !== id && (other.status === 'open' || (other.status === 'applied' && other.createdAt >= createdAt)),
  );
}

/** The payments of a booking, which are locked. */
export interface BookingPayments {
  /** Null: it isn't paid online. */
  readonly own: PaymentRow | null;
  /** Those of its changes that were applied, first to last, with what is left after their refunds. */
  readonly ofChanges: readonly { readonly payment: PaymentRow; readonly left: number }[];
}

/** Locks the payments of a booking and its changes, always in the same order, before the booking is locked. */
export async function lockBookingPayments(
  tx: Database,
  { id, paymentId }: Pick<BookingRow, 'id' | 'paymentId'>,
): Promise<BookingPayments> {
  const own = paymentId === null ? null : await lockPayment(tx, paymentId);
  const changes = await tx
    .select({ paymentId: bookingChanges.paymentId })
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingId, id), isNotNull(bookingChanges.paymentId)))
    .orderBy(asc(bookingChanges.createdAt), asc(bookingChanges.id));
  const ofChanges = [];
  for (const change of changes) {
    const payment = change.paymentId === null ? null : await lockPayment(tx, change.paymentId);
    if (!payment) continue;
    // The status is read after the lock: the change may have been applied meanwhile.
    const [current] = await tx.select().from(bookingChanges).where(eq(bookingChanges.paymentId, payment.id));
    if (current?.status === 'applied')
      ofChanges.push({ payment, left: payment.amount - (await sumRefunds(tx, payment.id)) });
  }
  return { own, ofChanges };
}

/** Also those that the provider couldn't pay out: staff pay them in another way. */
async function sumRefunds(tx: Database, paymentId: string): Promise<number> {
  const rows = await tx.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.paymentId, paymentId));
  return rows.reduce((total, { amount }) => total + amount, 0);
}
