import type { PaymentChange } from '@aitours/domain/payment';
import type { BookingRow } from '../db/bookings/bookings.ts';
import { findPayment } from '../db/payments/payments.ts';
import { endOpenPayment } from '../payments/endOpenPayment.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';

/** The payment of a change that the provider has ended, and what has happened to it. */
export interface EndedChange {
  readonly paymentId: string;
  readonly change: PaymentChange;
}

/**
 * Ends the open change of a booking at the provider; null if there is none. Apply the result in the transaction.
 *
 * @throws {Problem} service-unavailable when the provider hasn't ended it
 */
export async function endOpenChange(
  { db, payments }: Pick<PaymentServices, 'db' | 'payments'>,
  { openChange }: BookingRow,
): Promise<EndedChange | null> {
  const payment = openChange && (await findPayment(db, openChange.paymentId));
  const change = payment && (await endOpenPayment(payments, payment));
  return payment && change ? { paymentId: payment.id, change } : null;
}
