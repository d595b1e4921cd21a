import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { claimPayments, findOwnPayment, type PaymentRow } from '../../db/payments/payments.ts';
import { payments as paymentsTable } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { expirePayment, readPayment } from '../../payments/paymentJobs.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { startPayment } from '../../payments/startPayment.ts';
import { notFound } from '../../problems/problems.ts';
import type { Services } from '../../services.ts';
import { readPaymentBody } from './paymentBody.ts';

/** How long the shop waits before it requests a payment's state again, in milliseconds. */
const minAge = 3000;

/** Returns a payment (CHECKOUT-15); what the provider hasn't reported yet is requested from it. */
export const getPayment = operation('getPayment', async ({ path, user, log, ...services }) => {
  const { db, payments } = services;
  const row = await findOwnPayment(db, user.id, path.payment_id);
  if (!row) throw notFound('payment');
  const isUnsettled = row.status === 'open' || row.status === 'authorised';
  if (payments?.name === row.provider && isUnsettled) await refresh(services, payments, row, log);
  const current = (await findOwnPayment(db, user.id, row.id)) ?? row;
  return { status: 200, body: await readPaymentBody(db, current, payments) };
});

/** If the provider isn't reachable, the caller gets what is known; the jobs try again. */
async function refresh(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  provider: PaymentProvider,
  row: PaymentRow,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await startPayment(services, provider, row);
    await expirePayment(services, provider, row);
    const now = services.clock.now();
    const which = eq(paymentsTable.id, row.id);
    for (const due of await claimPayments(services.db, which, { age: minAge, now, limit: 1 }))
      await readPayment(services, provider, due);
  } catch (error) {
    log.warn({ err: error, payment: row.id }, 'requesting a payment from its provider failed');
  }
}
