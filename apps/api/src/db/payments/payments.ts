import { getHoldReminderTime, type PaymentState, startHold, startPayment } from '@aitours/domain/payment';
import { and, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { OwnedBooking } from '../bookings/bookings.ts';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { enqueue } from '../queue/enqueue.ts';
import { bookings, paymentEvents, type paymentProviders, payments, refunds } from '../schema.ts';
import { settleInOrder } from '../settleInOrder.ts';
import type { PaymentEvent } from './paymentEvent.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

interface NewPayment {
  readonly id: string;
  readonly userId: string;
  readonly provider: (typeof paymentProviders)[number];
  /** In fils. */
  readonly amount: number;
  readonly purpose?: PaymentRow['purpose'];
}

const insertRow = prepareOnce((db, _key: 'payment') =>
  db
    .insert(payments)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      purpose: sql.placeholder('purpose'),
      provider: sql.placeholder('provider'),
      amount: sql.placeholder('amount'),
      status: sql.placeholder('status'),
      holdExpiresAt: sql.placeholder('holdExpiresAt'),
      createdAt: sql.placeholder('now'),
      checkedAt: sql.placeholder('now'),
    })
    .returning()
    .prepare('insert_payment'),
);

/** Inserts an open payment. Its bookings have its id already: the database checks the reference at the commit. */
export async function insertPayment(
  tx: Database,
  { purpose = 'booking', ...payment }: NewPayment,
  now: Date,
): Promise<PaymentRow> {
  const { status } = startPayment(payment.amount);
  const holdExpiresAt = startHold(now).expiresAt;
  const [[row]] = await settleInOrder([
    insertRow(tx, 'payment').execute({ ...payment, purpose, status, holdExpiresAt, now }),
    enqueue(tx, 'follow-payment', { paymentId: payment.id }, getHoldReminderTime({ expiresAt: holdExpiresAt })),
  ]);
  if (!row) throw new Error('An insert always returns its row');
  return row;
}

/** Makes existing bookings wait for a payment. */
export async function linkBookings(tx: Database, { id }: PaymentRow, rows: readonly OwnedBooking[]): Promise<void> {
  const ids = rows.map((row) => row.id);
  await tx.update(bookings).set({ paymentId: id }).where(inArray(bookings.id, ids));
}

/** Returns the user's payment; one of another user is not found. */
export async function findOwnPayment(db: Database, userId: string, id: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)));
  return row ?? null;
}

/** Returns a user's payments, newest first. */
export const findOwnPayments = (db: Database, userId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt)).limit(1000);

/** Returns a payment, or null if there is none with this id. */
export async function findPayment(db: Database, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Locks a payment until the transaction ends. Every change of it, its refunds and its bookings' statuses begins here. */
export async function lockPayment(tx: Database, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

export const findRefunds = (db: Database, paymentId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(refunds.createdAt, refunds.id);

/** Returns the state to which changes are applied. */
export const toPaymentState = (
  { amount, status, ended, decline, disputeChangedAt }: PaymentRow,
  rows: readonly RefundRow[],
): PaymentState => ({
  amount,
  status,
  ended,
  decline,
  disputeChangedAt,
  refunds: rows.map(({ id, amount: part, status: refundStatus, changedAt }) => ({
    id,
    amount: part,
    status: refundStatus,
    changedAt,
  })),
});

/** What a refund is of. */
export interface RefundOf {
  /** Null: not of a single booking. */
  readonly bookingId: string | null;
  /** The change of the booking that it belongs to; absent: a cancellation. */
  readonly changeId?: string | null;
}

/** Stores the state of a payment after a change. @param refundOf of the refund that the change requests */
export async function savePaymentState(
  tx: Database,
  paymentId: string,
  before: PaymentState,
  { refunds: changed, ...state }: PaymentState,
  { refundOf, now }: { readonly refundOf: RefundOf; readonly now: Date },
): Promise<void> {
  await tx.update(payments).set(state).where(eq(payments.id, paymentId));
  for (const refund of changed.filter((entry) => !before.refunds.includes(entry))) {
    const { id, status, changedAt } = refund;
    await tx
      .insert(refunds)
      .values({ ...refund, paymentId, ...refundOf, createdAt: now, nextAttemptAt: now })
      .onConflictDoUpdate({ target: refunds.id, set: { status, changedAt } });
    await updateRefundedBooking(tx, id);
  }
}

/** A booking is refunded once the provider has paid its whole price back (GAP-30); what changes refund isn't part of it. */
async function updateRefundedBooking(tx: Database, refundId: string): Promise<void> {
  const refunded = sql`(select coalesce(sum(r.amount), 0) from refunds r
    where r.booking_id = bookings.id and r.change_id is null and r.status = 'succeeded')`;
  await tx
    .update(bookings)
    .set({ paymentStatus: sql`case when ${refunded} >= total then 'refunded' else 'paid' end` })
    .where(sql`id = (select r.booking_id from refunds r where r.id = ${refundId})`);
}

/** Records a report of a provider. Returns whether it is new. */
export async function insertPaymentEvent(
  tx: Database,
  provider: PaymentRow['provider'],
  { id: eventId, paymentId, type, occurredAt }: PaymentEvent,
  receivedAt: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(paymentEvents)
    .values({ provider, eventId, paymentId, type, occurredAt, receivedAt })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return inserted.length > 0;
}

/**
 * Claims payments whose state should be requested from the provider, so that each is requested by one process.
 *
 * @param age in milliseconds since the last request
 */
export async function claimPayments(
  db: Database,
  which: SQL | undefined,
  { age, now, limit }: { readonly age: number; readonly now: Date; readonly limit: number },
): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(which, lte(payments.checkedAt, new Date(now.getTime() - age))))
    .orderBy(payments.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(payments).set({ checkedAt: now }).where(sql`${payments.id} = any(array(${due}))`).returning();
}

/** Stores where the provider takes a payment. Returns its row, or null if another process has stored it. */
export async function saveProviderReference(
  db: Database,
  id: string,
  { reference, url }: { readonly reference: string; readonly url: string },
): Promise<PaymentRow | null> {
  const [row] = await db
    .update(payments)
    .set({ reference, url })
    .where(and(eq(payments.id, id), sql`${payments.reference} is null`))
    .returning();
  return row ?? null;
}

interface RefundClaim {
  /** Default: of any payment. */
  readonly paymentId?: string;
  readonly now: Date;
  /** In milliseconds. */
  readonly lease: number;
  readonly limit: number;
}

/** Claims refunds that should be sent, or whose result should be requested, with the provider's id of their payment. */
export async function claimRefunds(
  db: Database,
  provider: PaymentRow['provider'],
  { paymentId, now, lease, limit }: RefundClaim,
) {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, provider),
        paymentId === undefined ? undefined : eq(payments.id, paymentId),
        inArray(refunds.status, ['due', 'pending']),
        lte(refunds.nextAttemptAt, now),
        // The cardholder's bank has taken the money back: a refund would pay it twice.
        ne(payments.status, 'disputed'),
      ),
    )
    .orderBy(refunds.nextAttemptAt)
    .limit(limit)
    .for('update', { of: refunds, skipLocked: true });
  const claimed = await db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    .where(sql`${refunds.id} = any(array(${due}))`)
    .returning();
  if (claimed.length === 0) return [];
  const rows = await db
    .select({ id: payments.id, reference: payments.reference })
    .from(payments)
    .where(inArray(payments.id, [...new Set(claimed.map(({ paymentId }) => paymentId))]));
  return claimed.map((refund) => ({ ...refund, payment: rows.find(({ id }) => id === refund.paymentId) }));
}
