import { isCancellable } from '@aitours/domain/booking';
import type { PaymentChange } from '@aitours/domain/payment';
import { toBookingBody } from '../bookings/bookingBody.ts';
import type { BookingContext } from '../bookings/bookingContext.ts';
import type { BookingRefund } from '../bookings/bookingRefund.ts';
import { formatStatusObstacle } from '../bookings/changeOptions.ts';
import { lockBookingPayments } from '../db/bookings/bookingChanges.ts';
import { type BookingRow, findBookedPlaces, lockBooking, markCancelled } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { findPayment } from '../db/payments/payments.ts';
import { releasePlaces } from '../db/stock/stock.ts';
import { createCancellationMail } from '../mail/bookingMails.ts';
import { queueMail } from '../mail/mailQueue.ts';
import { createCancellationNotice } from '../mail/tripMails.ts';
import { changePayment } from '../payments/changePayment.ts';
import { endOpenPayment } from '../payments/endOpenPayment.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { refundBooking } from '../payments/refundBooking.ts';
import { notCancellable, notFound, paymentOnItsWay } from '../problems/problems.ts';
import { queueBookingWebhook } from '../webhooks/queueBookingWebhook.ts';
import { type EndedChange, endOpenChange } from './endOpenChange.ts';

/** What has happened to the open payments of a booking, which the provider has ended. */
export interface PreparedCancellation {
  readonly change: PaymentChange | null;
  readonly endedChange: EndedChange | null;
}

/**
 * Ends the open payments of a booking at the provider, before the transaction that cancels it.
 *
 * @throws {Problem} service-unavailable when the provider hasn't ended one
 */
export async function prepareCancellation(
  services: Pick<PaymentServices, 'db' | 'payments'>,
  booking: BookingRow,
): Promise<PreparedCancellation> {
  const payment = booking.paymentId ? await findPayment(services.db, booking.paymentId) : null;
  return {
    change: payment && (await endOpenPayment(services.payments, payment)),
    endedChange: await endOpenChange(services, booking),
  };
}

type CancelledRefund = Pick<BookingRefund, 'refund' | 'amount'>;

/**
 * Cancels a booking, returns its places, requests its refund and queues the mails about it (API-42, GAP-30). One
 * whose payment is open releases the payment, with all its bookings: they were to be paid together.
 *
 * @param getRefund returns what is refunded of the booking; of one that is released, only the part of its price counts
 * @throws {Problem} not-found, not-cancellable
 */
export async function performCancellation(
  tx: Database,
  context: BookingContext,
  found: BookingRow,
  { change, endedChange }: PreparedCancellation,
  getRefund: (booking: BookingRow) => CancelledRefund,
): Promise<CancelledRefund> {
  await lockBookingPayments(tx, found);
  if (found.paymentId && change) await changePayment(tx, context, found.paymentId, change);
  if (endedChange) await changePayment(tx, context, endedChange.paymentId, endedChange.change);
  const isReleased = change?.type === 'released' && isCancellable(found.status);
  const booking = await lockBooking(tx, found.id);
  // The account has been deleted in the meantime.
  if (booking.userId !== found.userId) throw notFound('booking');
  if (!isReleased && !isCancellable(booking.status)) throw notCancellable(formatStatusObstacle(booking.status));
  const isOnItsWay = booking.payment?.status === 'open' || booking.payment?.status === 'authorised';
  if (isOnItsWay || booking.openChange) throw paymentOnItsWay();
  // Nothing was paid; the part of the price is the one that the traveller saw.
  const cancelled = isReleased
    ? { refund: getRefund(found).refund, amount: 0 }
    : await cancel(tx, context, booking, getRefund(booking));
  await queueMails(tx, context, booking, isReleased ? null : cancelled.amount);
  return cancelled;
}

/** @param refund in fils; null if the booking was never confirmed, so that the shop has had no notice of it */
async function queueMails(
  tx: Database,
  { config: { publicUrl, mail }, now }: BookingContext,
  row: BookingRow,
  refund: number | null,
): Promise<void> {
  const booking = toBookingBody(row, now);
  const bookingId = row.id;
  if (row.userId !== null)
    await queueMail(tx, createCancellationMail(booking, { at: now, refund: refund ?? 0 }, publicUrl), now, {
      bookingId,
    });
  if (mail.bookingNotices && refund !== null)
    await queueMail(tx, createCancellationNotice(mail.bookingNotices, booking, { refund }, publicUrl), now, {
      bookingId,
    });
}

async function cancel(
  tx: Database,
  context: BookingContext,
  booking: BookingRow,
  { refund, amount: promised }: CancelledRefund,
): Promise<CancelledRefund> {
  await releasePlaces(tx, await findBookedPlaces(tx, booking.id));
  const payments = await lockBookingPayments(tx, booking);
  const amount = await refundBooking(tx, context, booking, payments, { amount: promised });
  await markCancelled(tx, booking, amount, context.now);
  const cancelled = { ...booking, status: 'cancelled' } as const;
  await queueBookingWebhook(tx, 'booking.cancelled', cancelled, context.now, amount);
  return { refund, amount };
}
