import type { ShopBooking, ShopPayment, ShopRefund } from '@aitours/domain/reconciliation';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { bookingChanges, bookings, payments, refunds } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

/** From an instant to another one, which isn't part of it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

type Provider = (typeof payments.$inferSelect)['provider'];

/** Returns the payments of a provider that were created in a period, with their refunds and bookings, of one instant. */
export const listShopPayments = (db: Database, provider: Provider, period: Period): Promise<readonly ShopPayment[]> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return readShopPayments(tx, provider, period);
  });

async function readShopPayments(tx: Database, provider: Provider, { from, to }: Period): Promise<ShopPayment[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), gte(payments.createdAt, from), lt(payments.createdAt, to)))
    .orderBy(payments.createdAt, payments.id);
  const ids = rows.map(({ id }) => id);
  const [refundsOf, bookingsOf] = [await findRefundsOf(tx, ids), await findBookingsOf(tx, ids)];
  return rows.map(({ id, reference, status, ended, amount, holdExpiresAt }) => ({
    id,
    reference,
    status,
    ended,
    amount,
    holdExpiresAt,
    refunds: refundsOf.get(id) ?? [],
    bookings: bookingsOf.get(id) ?? [],
  }));
}

/** Returns which of these payments the shop has recorded. */
export async function findKnownPayments(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

async function findRefundsOf(db: Database, paymentIds: readonly string[]): Promise<Map<string, ShopRefund[]>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(refunds.createdAt, refunds.id);
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}

async function findBookingsOf(db: Database, paymentIds: readonly string[]): Promise<Map<string, ShopBooking[]>> {
  if (paymentIds.length === 0) return new Map();
  const { number, status, paymentStatus, refund, paymentId } = bookings;
  const requestedRefund = sql<number>`(
    select coalesce(sum(r.amount), 0)::integer from refunds r
    where r.booking_id = bookings.id and r.change_id is null)`;
  const columns = { number, status, paymentStatus, refund, requestedRefund };
  const rows = await db
    .select({ ...columns, paymentId })
    .from(bookings)
    .where(inArray(paymentId, [...paymentIds]))
    .orderBy(number);
  const changed = await db
    .select({ ...columns, paymentId: bookingChanges.paymentId })
    .from(bookings)
    .innerJoin(bookingChanges, eq(bookingChanges.bookingId, bookings.id))
    .where(and(inArray(bookingChanges.paymentId, [...paymentIds]), eq(bookingChanges.status, 'applied')));
  const all = [...rows, ...changed].map((row) => {
    const isPaid = row.paymentStatus === 'paid' || row.paymentStatus === 'refunded';
    const promisedRefund = isPaid && row.status === 'cancelled' ? (row.refund ?? 0) : 0;
    const booking = { number: row.number, status: row.status, isPaid, promisedRefund };
    return { ...booking, requestedRefund: row.requestedRefund, of: row.paymentId };
  });
  return Map.groupBy(all, ({ of }) => of ?? '');
}
