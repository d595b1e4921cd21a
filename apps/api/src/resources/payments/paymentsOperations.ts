import { findOwnPayment } from '../../db/payments/payments.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { changePayment } from '../../payments/changePayment.ts';
import { endOpenPayment } from '../../payments/endOpenPayment.ts';
import { notFound, paymentNotOpen } from '../../problems/problems.ts';
import { extendHold, getPaymentLimit } from './extendHold.ts';
import { getPayment } from './getPayment.ts';
import { readPaymentBody } from './paymentBody.ts';
import { renewPayment } from './renewPayment.ts';

export const paymentsOperations = {
  getPayment,
  extendHold,

  /** Gives the places of an open payment back, and cancels its bookings (CHECKOUT-15). */
  releasePayment: operation(
    'releasePayment',
    async ({ path, user, db, clock, config, payments }) => {
      const row = await findOwnPayment(db, user.id, path.payment_id);
      if (!row) throw notFound('payment');
      const change = await endOpenPayment(payments, row);
      if (change) await inTransaction(db, (tx) => changePayment(tx, { config, now: clock.now() }, row.id, change));
      const current = (await findOwnPayment(db, user.id, row.id)) ?? row;
      if (current.status !== 'failed') throw paymentNotOpen(current);
      return { status: 200, body: await readPaymentBody(db, current, payments) };
    },
    { limits: ({ user }) => [getPaymentLimit(user.id)] },
  ),
  renewPayment,
};
