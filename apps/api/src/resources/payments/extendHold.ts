import { extendHold as computeHold } from '@aitours/domain/payment';
import { eq } from 'drizzle-orm';
import { findOwnPayment, lockPayment } from '../../db/payments/payments.ts';
import { payments as paymentsTable } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { holdNotExtendable, notFound, paymentNotOpen } from '../../problems/problems.ts';
import { readPaymentBody } from './paymentBody.ts';

/** Holds the places of an open payment for longer (CHECKOUT-15). */
export const extendHold = operation(
  'extendHold',
  async ({ path, user, db, clock, payments }) =>
    inTransaction(db, async (tx) => {
      const own = await findOwnPayment(tx, user.id, path.payment_id);
      const row = own && (await lockPayment(tx, own.id));
      if (!row) throw notFound('payment');
      if (row.status !== 'open') throw paymentNotOpen(row);
      const hold = computeHold({ expiresAt: row.holdExpiresAt, extensions: row.holdExtensions }, clock.now());
      if (!hold) throw holdNotExtendable();
      const changed = { holdExpiresAt: hold.expiresAt, holdExtensions: hold.extensions };
      await tx.update(paymentsTable).set(changed).where(eq(paymentsTable.id, row.id));
      return { status: 200, body: await readPaymentBody(tx, { ...row, ...changed }, payments) };
    }),
  { limits: ({ user }) => [getPaymentLimit(user.id)] },
);

/** Of changes to payments by their owner. */
export const getPaymentLimit = (userId: string) => ({ bucket: `payments user ${userId}`, max: 60, seconds: 3600 });
