import type { Fils } from '@aitours/domain/money';
import { and, eq, gte, type InferSelectModel, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Period } from '../../db/payments/reconciliation.ts';
import { testProviderPayments, testProviderRefunds } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { minute, second } from '../../lib/durations.ts';
import { type NewProviderPayment, type ProviderRefund, type RecordedPayment, RefundRejected } from '../provider.ts';
import { findTestCard, getBrand, type TestCard } from './cards.ts';
import { createId, type Delivery, queueEvents, toEvent } from './events.ts';

/** A payment in the ledger of the test provider. */
export type LedgerPayment = InferSelectModel<typeof testProviderPayments>;

const settlementTime = 10 * second;
/** The time from the first end of a hold, which can be extended by half an hour, to the end of an open payment. */
const graceTime = 45 * minute;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Records a payment; the same payment id returns the first one. */
export async function insertPayment(
  db: Database,
  { paymentId, amount, description, returnUrl, expiresAt }: NewProviderPayment,
  now: Date,
): Promise<LedgerPayment> {
  const reference = createId('tp');
  await db
    .insert(testProviderPayments)
    .values({ reference, paymentId, amount, description, returnUrl, expiresAt, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(testProviderPayments).where(eq(testProviderPayments.paymentId, paymentId));
  if (!row) throw new Error('The payment must have been recorded');
  return row;
}

/** Returns a payment, or null if there is none with this reference. */
export async function findPayment(db: Database, reference: string): Promise<LedgerPayment | null> {
  const [row] = await db.select().from(testProviderPayments).where(eq(testProviderPayments.reference, reference));
  return row ?? null;
}

/** Returns the payments that were started in a period, with their refunds. */
export async function listPayments(db: Database, { from, to }: Period): Promise<readonly RecordedPayment[]> {
  const { createdAt } = testProviderPayments;
  const rows = await db
    .select()
    .from(testProviderPayments)
    .where(and(gte(createdAt, from), lt(createdAt, to)))
    .orderBy(createdAt);
  const references = rows.map(({ reference }) => reference);
  const { payment, ...refund } = testProviderRefunds;
  const refunds = await db
    .select()
    .from(testProviderRefunds)
    .where(inArray(payment, references))
    .orderBy(refund.createdAt);
  const byPayment = Map.groupBy(refunds, (row) => row.payment);
  return rows.map(({ reference, paymentId, status, amount, outcome, createdAt: startedAt }) => ({
    reference,
    paymentId,
    status,
    amount,
    createdAt: startedAt,
    isDisputed: status === 'paid' && outcome === 'disputed',
    refunds: byPayment.get(reference) ?? [],
  }));
}

/** What changes in a payment, and the events that report it. */
interface Change {
  readonly values: Partial<LedgerPayment>;
  readonly deliveries?: readonly Delivery[];
}

/** Changes a payment that no other transaction changes meanwhile. @param decide returns null for no change */
const changePayment = (
  db: Database,
  reference: string,
  decide: (payment: LedgerPayment) => Change | null,
): Promise<LedgerPayment | null> =>
  inTransaction(db, async (tx) => {
    const isThis = eq(testProviderPayments.reference, reference);
    const [payment] = await tx.select().from(testProviderPayments).where(isThis).for('update');
    const change = payment ? decide(payment) : null;
    if (!payment || !change) return payment ?? null;
    await queueEvents(tx, change.deliveries ?? []);
    const [changed] = await tx.update(testProviderPayments).set(change.values).where(isThis).returning();
    return changed ?? null;
  });

/** Ends an open payment. A payment that is authorised can't be ended any more. */
export const cancelPayment = (db: Database, reference: string, now: Date): Promise<LedgerPayment | null> =>
  changePayment(db, reference, (payment) => {
    if (payment.status === 'open') return fail(payment, now);
    if (payment.status !== 'authorised' || payment.outcome !== 'settles-late') return null;
    return { values: { settlesAt: later(now, settlementTime) } };
  });

const fail = (payment: LedgerPayment, now: Date): Change => ({
  values: { status: 'failed', isChallenged: false },
  deliveries: [{ event: toEvent(payment, { type: 'failed' }, now), at: now }],
});

/** Pays an open payment with a card. @param number digits only; the ledger records the last four */
export const payByCard = (db: Database, reference: string, number: string, now: Date): Promise<LedgerPayment | null> =>
  changePayment(db, reference, (payment) => {
    if (payment.status !== 'open') return null;
    const card = findTestCard(number);
    const { values, deliveries } = applyCard(payment, card, now);
    const used = { cardBrand: getBrand(number), cardLastFour: number.slice(-4), outcome: card.outcome };
    return { values: { decline: null, isChallenged: false, ...used, ...values }, deliveries };
  });

/** Returns what a card does to an open payment. */
function applyCard(payment: LedgerPayment, { outcome, decline }: TestCard, now: Date): Change {
  const authorised = toEvent(payment, { type: 'authorised' }, now);
  const paid = { event: toEvent(payment, { type: 'paid' }, now), at: now };
  const inOrder = [{ event: authorised, at: now }, paid];
  const waiting = (settlesAt: Date): Change => ({
    values: { status: 'authorised', settlesAt },
    deliveries: [{ event: authorised, at: now }],
  });
  const payBy = (deliveries: readonly Delivery[]): Change => ({ values: { status: 'paid' }, deliveries });
  switch (outcome) {
    case 'declined':
      return declineBy(payment, decline ?? 'card_declined', now);
    case 'challenged':
      return { values: { isChallenged: true } };
    case 'settles-later':
      return waiting(later(now, settlementTime));
    case 'settles-late':
      return waiting(later(payment.expiresAt, graceTime));
    case 'webhook-lost':
      return payBy([]);
    case 'webhook-twice':
      return payBy([...inOrder, paid]);
    case 'webhooks-reversed':
      return payBy([paid, { event: authorised, at: later(now, 2 * second) }]);
    case 'disputed':
      return payBy([...inOrder, toDispute(payment, later(now, settlementTime))]);
    default:
      return payBy(inOrder);
  }
}

const toDispute = (payment: LedgerPayment, at: Date): Delivery => ({
  event: toEvent(payment, { type: 'disputed' }, at),
  at,
});

const declineBy = (payment: LedgerPayment, reason: NonNullable<TestCard['decline']>, now: Date): Change => ({
  values: { decline: reason, isChallenged: false },
  deliveries: [{ event: toEvent(payment, { type: 'declined', reason }, now), at: now }],
});

/** Confirms or refuses a payment as the card's owner (3-D Secure). */
export const answerChallenge = (
  db: Database,
  reference: string,
  isApproved: boolean,
  now: Date,
): Promise<LedgerPayment | null> =>
  changePayment(db, reference, (payment) => {
    if (payment.status !== 'open' || !payment.isChallenged) return null;
    if (!isApproved) return declineBy(payment, 'authentication_failed', now);
    const { values, deliveries } = applyCard(
      payment,
      { number: '', title: '', outcome: 'approved', decline: null },
      now,
    );
    return { values: { ...values, isChallenged: false }, deliveries };
  });

/** Settles the authorised payments that are due, and ends open ones that the shop has forgotten. */
export const settleDuePayments = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { status, settlesAt, expiresAt } = testProviderPayments;
    const settled = await tx
      .update(testProviderPayments)
      .set({ status: 'paid' })
      .where(and(eq(status, 'authorised'), lte(settlesAt, now)))
      .returning();
    const ended = await tx
      .update(testProviderPayments)
      .set({ status: 'failed', isChallenged: false })
      .where(and(eq(status, 'open'), lt(expiresAt, later(now, -graceTime))))
      .returning();
    await queueEvents(tx, [
      ...settled.map((payment) => ({ event: toEvent(payment, { type: 'paid' }, now), at: now })),
      ...ended.map((payment) => ({ event: toEvent(payment, { type: 'failed' }, now), at: now })),
    ]);
  });

interface RefundRequest {
  readonly reference: string;
  readonly refundId: string;
  readonly amount: Fils;
}

/** Refunds a paid payment; the same refund id refunds once. @throws {RefundRejected} */
export const refundPayment = (db: Database, request: RefundRequest, now: Date): Promise<ProviderRefund> =>
  inTransaction(db, async (tx) => {
    const { reference, refundId, amount } = request;
    const isThis = eq(testProviderPayments.reference, reference);
    const [payment] = await tx.select().from(testProviderPayments).where(isThis).for('update');
    const [known] = await tx.select().from(testProviderRefunds).where(eq(testProviderRefunds.refundId, refundId));
    if (known) {
      if (known.payment !== reference || known.amount !== amount)
        throw new RefundRejected('this refund id was used for another refund');
      return { reference: known.reference, status: known.status };
    }
    if (payment?.status !== 'paid') throw new RefundRejected('only a paid payment can be refunded');
    if (amount <= 0 || amount > payment.amount - payment.refunded) throw new RefundRejected('more than was paid');
    const fails = payment.outcome === 'refund-fails';
    const refund = { reference: createId('tr'), refundId, payment: reference, amount, createdAt: now };
    await tx.insert(testProviderRefunds).values({ ...refund, status: fails ? 'failed' : 'succeeded' });
    if (!fails)
      await tx
        .update(testProviderPayments)
        .set({ refunded: payment.refunded + amount })
        .where(isThis);
    const event = toEvent(payment, { type: fails ? 'refund-failed' : 'refunded', refundId, amount }, now);
    await queueEvents(tx, [{ event, at: fails ? later(now, 2 * second) : now }]);
    // Like a bank, it accepts the refund first and reports the failure later.
    return { reference: refund.reference, status: fails ? 'pending' : 'succeeded' };
  });
