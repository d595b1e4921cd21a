import { isHoldExpired } from '@aitours/domain/payment';
import type { PaymentEvent } from '../db/payments/paymentEvent.ts';
import { insertPaymentEvent } from '../db/payments/payments.ts';
import { inTransaction } from '../db/transaction.ts';
import { changePayment } from './changePayment.ts';
import type { PaymentServices } from './paymentServices.ts';

/** Any other id is of another shop. PostgreSQL can't compare one with a NUL character. */
const paymentIdPattern = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Applies a provider's report, once: reports may be repeated, late and in any order. One of an unknown payment is
 * ignored, because several shops may share an account of the provider.
 *
 * @throws {Error} when the payment is of another provider
 */
export async function receivePaymentEvent(
  { db, clock, config, payments }: PaymentServices,
  event: PaymentEvent,
): Promise<void> {
  if (!payments) throw new Error('There is no payment provider');
  if (!paymentIdPattern.test(event.paymentId)) return;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await changePayment(tx, { config, now }, event.paymentId, async (payment) => {
      if (payment.provider !== payments.name) throw new Error(`The payment ${payment.id} is of another provider`);
      const isNew = await insertPaymentEvent(tx, payments.name, event, now);
      if (!isNew) return null;
      const hasExpired = event.type === 'failed' && isHoldExpired({ expiresAt: payment.holdExpiresAt }, now);
      return hasExpired ? { type: 'expired' } : event;
    });
  });
}
