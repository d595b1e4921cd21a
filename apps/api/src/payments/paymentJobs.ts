import { getHoldReminderTime, isHoldExpired, type PaymentChange } from '@aitours/domain/payment';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { claimPayments, claimRefunds, findPayment, lockPayment, type PaymentRow } from '../db/payments/payments.ts';
import { enqueue } from '../db/queue/enqueue.ts';
import { payments as paymentsTable, refunds } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { minute, second } from '../lib/durations.ts';
import { changePayment } from './changePayment.ts';
import { endPayment, toPaymentChange } from './endPayment.ts';
import type { PaymentServices } from './paymentServices.ts';
import { type PaymentProvider, RefundRejected } from './provider.ts';
import { queueHoldEnding } from './queuePaymentMails.ts';

type OnFailure = (error: unknown) => void;

const batch = 50;
/** While a process is asking the provider, others leave a payment alone. */
const attemptTime = 10 * second;
const maxDelay = 6 * 60 * minute;

/** Releases the places of open payments whose hold has expired, after the provider has confirmed that none was paid. */
export async function releaseExpiredHolds(services: PaymentServices, onFailure: OnFailure): Promise<void> {
  const { db, clock, payments } = services;
  if (!payments) return;
  const now = clock.now();
  const expired = and(eq(paymentsTable.status, 'open'), lte(paymentsTable.holdExpiresAt, now));
  for (const row of await claimPayments(db, expired, { age: attemptTime, now, limit: batch }))
    await expirePayment(services, payments, row).catch(onFailure);
}

/** Ends a payment whose hold has expired. */
export async function expirePayment(
  services: Omit<PaymentServices, 'payments'>,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<void> {
  const { clock } = services;
  if (row.status !== 'open' || !isHoldExpired({ expiresAt: row.holdExpiresAt }, clock.now())) return;
  await applyOutside(services, row, await endPayment(provider, row, 'expired'));
}

/** Requests the state of open payments from the provider, for reports that were lost. */
export async function readOpenPayments(services: PaymentServices, onFailure: OnFailure): Promise<void> {
  const { db, clock, payments } = services;
  if (!payments) return;
  const { provider, reference, status } = paymentsTable;
  const unsettled = and(eq(provider, payments.name), inArray(status, ['open', 'authorised']), isNotNull(reference));
  for (const row of await claimPayments(db, unsettled, { age: minute, now: clock.now(), limit: batch }))
    await readPayment(services, payments, row).catch(onFailure);
}

/** Requests the state of a started payment from the provider, and applies it. */
export async function readPayment(
  services: Omit<PaymentServices, 'payments'>,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<void> {
  if (row.reference !== null)
    await applyOutside(services, row, toPaymentChange(await provider.readPayment(row.reference)));
}

async function applyOutside(
  { db, clock, config }: Omit<PaymentServices, 'payments'>,
  { id }: PaymentRow,
  change: PaymentChange | null,
): Promise<void> {
  if (change) await inTransaction(db, (tx) => changePayment(tx, { config, now: clock.now() }, id, change));
}

/** Sends refunds that are due to the provider, and requests the result of those that it is paying out. */
export async function sendDueRefunds(services: PaymentServices, onFailure: OnFailure): Promise<void> {
  const { db, clock, payments } = services;
  if (!payments) return;
  for (const refund of await claimRefunds(db, payments.name, { now: clock.now(), lease: minute, limit: batch }))
    await sendRefund(services, payments, refund).catch(onFailure);
}

type ClaimedRefund = Awaited<ReturnType<typeof claimRefunds>>[number];

/** A process may end at any point: the provider refunds the same id once, and returns its status again. */
async function sendRefund(
  { db, clock, config }: PaymentServices,
  provider: PaymentProvider,
  { id, paymentId, amount, attempts, payment }: ClaimedRefund,
): Promise<void> {
  if (!payment?.reference) throw new Error(`The payment ${paymentId} has a refund but no reference`);
  const delay = Math.min(2 ** attempts * second * 15, maxDelay);
  await db
    .update(refunds)
    .set({ nextAttemptAt: new Date(clock.now().getTime() + delay) })
    .where(eq(refunds.id, id));
  const { reference, status } = await provider
    .refund({ reference: payment.reference, refundId: id, amount })
    .catch(failRejected);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await changePayment(
      tx,
      { config, now },
      paymentId,
      toRefundChange(status, { refundId: id, amount, occurredAt: now }),
    );
    await tx.update(refunds).set({ reference }).where(eq(refunds.id, id));
  });
}

/** Staff have to pay it in another way. */
function failRejected(error: unknown): { reference: null; status: 'failed' } {
  if (error instanceof RefundRejected) return { reference: null, status: 'failed' };
  throw error;
}

const toRefundChange = (
  status: 'pending' | 'succeeded' | 'failed',
  refund: { readonly refundId: string; readonly amount: number; readonly occurredAt: Date },
): PaymentChange => {
  if (status === 'pending') return { type: 'refund-sent', refundId: refund.refundId };
  return { type: status === 'succeeded' ? 'refunded' : 'refund-failed', ...refund };
};

const paymentJob = z.object({ paymentId: z.string().max(100) });

/**
 * Returns the job that looks after one payment: it mails that its hold ends soon, ends it, and sends its refunds. What
 * fails, `sweepPaymentsJob` repeats.
 */
export const followPaymentJob =
  (services: PaymentServices) =>
  async (data: unknown): Promise<void> => {
    const { db, clock, payments } = services;
    const { paymentId } = paymentJob.parse(data);
    const row = await findPayment(db, paymentId);
    if (!payments || !row) return;
    if (row.status === 'open') await followHold(services, payments, row);
    const claim = { paymentId, now: clock.now(), lease: minute, limit: batch };
    for (const refund of await claimRefunds(db, payments.name, claim)) await sendRefund(services, payments, refund);
  };

/** The job of the former end of an extended hold finds the later end. */
async function followHold(services: PaymentServices, provider: PaymentProvider, { id, ...open }: PaymentRow) {
  const { db, clock, config } = services;
  const now = clock.now();
  if (isHoldExpired({ expiresAt: open.holdExpiresAt }, now)) return expirePayment(services, provider, { id, ...open });
  await inTransaction(db, async (tx) => {
    const row = await lockPayment(tx, id);
    if (row?.status !== 'open') return;
    const reminder = getHoldReminderTime({ expiresAt: row.holdExpiresAt });
    if (now >= reminder) await queueHoldEnding(tx, row, { config, now });
    await enqueue(tx, 'follow-payment', { paymentId: id }, now < reminder ? reminder : row.holdExpiresAt);
  });
}

/**
 * Returns the job that looks after all payments: it ends those whose hold has expired, requests reports that were lost,
 * and sends refunds, as far as the jobs of single payments have not.
 */
export const sweepPaymentsJob = (services: PaymentServices, onFailure: OnFailure) => async (): Promise<void> => {
  for (const job of [releaseExpiredHolds, readOpenPayments, sendDueRefunds])
    await job(services, onFailure).catch(onFailure);
};
