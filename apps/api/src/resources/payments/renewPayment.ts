import { randomUUID } from 'node:crypto';
import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { eq } from 'drizzle-orm';
import type { BookingContext } from '../../bookings/bookingContext.ts';
import { createPayment, enforceBookingLimits } from '../../bookings/completeBooking.ts';
import { type BookingRow, findBookingsOfPayment, type OwnedBooking } from '../../db/bookings/bookings.ts';
import type { Database } from '../../db/database.ts';
import { findOwnPayment, linkBookings, lockPayment, type PaymentRow } from '../../db/payments/payments.ts';
import { payments as paymentsTable } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { takeBack } from '../../payments/takeBack.ts';
import { notFound, paymentNotRenewable } from '../../problems/problems.ts';
import { getPaymentLimit } from './extendHold.ts';
import { readPaymentBody } from './paymentBody.ts';

/** Takes back what is still free at the same price after a payment expired, with a new payment (CHECKOUT-15). */
export const renewPayment = operation(
  'renewPayment',
  async ({ path, user, db, clock, config, payments }) =>
    inTransaction(db, async (tx) => {
      const own = await findOwnPayment(tx, user.id, path.payment_id);
      const row = own && (await lockPayment(tx, own.id));
      if (!row) throw notFound('payment');
      if (!payments || !isRenewable(row)) throw paymentNotRenewable();
      const now = clock.now();
      const { taken, changes } = await takeEachBack(tx, await findBookingsOfPayment(tx, row.id), { config, now });
      await enforceBookingLimits(tx, taken, config, now);
      const payment = await createPayment(tx, taken, { id: randomUUID(), provider: payments.name }, now);
      if (payment) await linkBookings(tx, payment, taken);
      if (payment) await tx.update(paymentsTable).set({ renewedAs: payment.id }).where(eq(paymentsTable.id, row.id));
      return { status: 200, body: { payment: payment && (await readPaymentBody(tx, payment, payments)), changes } };
    }),
  { limits: ({ user }) => [getPaymentLimit(user.id)] },
);

/** After the payment of a change, the traveller requests the change again. */
const isRenewable = ({ purpose, status, ended, renewedAs }: PaymentRow): boolean =>
  purpose === 'booking' && status === 'failed' && (ended === 'expired' || ended === 'declined') && renewedAs === null;

async function takeEachBack(tx: Database, rows: readonly BookingRow[], context: BookingContext) {
  const taken: OwnedBooking[] = [];
  const changes: components['schemas']['BookingChange'][] = [];
  for (const row of rows) {
    const { outcome, booking, total } = await takeBack(tx, row, context);
    if (booking) taken.push(booking);
    changes.push({
      booking_number: row.number,
      title: row.details.title,
      outcome,
      previous_total: formatWireAmount(row.total),
      total_amount: total === null ? null : formatWireAmount(total),
    });
  }
  return { taken, changes };
}
