import { startHold } from '@aitours/domain/payment';
import { findBookingsOfPayment } from '../db/bookings/bookings.ts';
import { type PaymentRow, saveProviderReference } from '../db/payments/payments.ts';
import type { PaymentServices } from './paymentServices.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Starts an open payment at the provider if it hasn't been started. It may be repeated after a crash at any point: the
 * provider returns the same payment for the same id.
 */
export async function startPayment(
  { db, config }: Pick<PaymentServices, 'db' | 'config'>,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<void> {
  if (row.status !== 'open' || row.reference !== null) return;
  const bookings = await findBookingsOfPayment(db, row.id);
  const started = await provider.startPayment({
    paymentId: row.id,
    amount: row.amount,
    description: `aiTours ${bookings.map(({ number }) => number).join(', ')}`,
    email: bookings[0]?.email ?? '',
    returnUrl: `${config.publicUrl}/pay/${row.id}`,
    expiresAt: startHold(row.createdAt).expiresAt,
  });
  const stored = await saveProviderReference(db, row.id, started);
  // Its hold was released while the provider started the payment.
  if (stored && stored.status !== 'open') await provider.cancelPayment(started.reference);
}
