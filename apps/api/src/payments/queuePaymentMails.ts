import { formatWireAmount } from '@aitours/domain/money';
import type { PaymentState } from '@aitours/domain/payment';
import type { BookingContext } from '../bookings/bookingContext.ts';
import { type BookingRow, findBookingsOfPayment } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { findRefunds, type PaymentRow } from '../db/payments/payments.ts';
import { changeExpiredMail, changeHoldEndingMail } from '../mail/changeMails.ts';
import { queueMail } from '../mail/mailQueue.ts';
import {
  createPaymentExpiredMail,
  createPaymentProblemNotice,
  holdEndingMail,
  refundPaidMail,
} from '../mail/paymentMails.ts';
import { queueWebhook } from '../webhooks/queueWebhook.ts';

/** Queues the mail that a hold ends soon, once for each end. */
export async function queueHoldEnding(tx: Database, row: PaymentRow, { config, now }: BookingContext): Promise<void> {
  const bookings = listMailed(await findBookingsOfPayment(tx, row.id));
  if (!bookings) return;
  const event = `hold ending ${row.id} ${row.holdExpiresAt.toISOString()}`;
  const mail =
    row.purpose === 'change'
      ? changeHoldEndingMail(bookings[0], row, config.publicUrl)
      : holdEndingMail(bookings, row, config.publicUrl);
  await queueMail(tx, mail, now, { bookingId: bookings[0].id, event });
}

/** Queues the mail that a payment was not made. The traveller doesn't need one after releasing the places. */
export async function queuePaymentExpired(
  tx: Database,
  row: PaymentRow,
  { ended }: PaymentState,
  rows: readonly BookingRow[],
  { config, now }: BookingContext,
): Promise<void> {
  const bookings = listMailed(rows);
  if (!bookings || (ended !== 'expired' && ended !== 'declined')) return;
  const mail = createPaymentExpiredMail(bookings, row, ended, config.publicUrl);
  await queueMail(tx, mail, now, { bookingId: bookings[0].id, event: `payment expired ${row.id}` });
}

/** Queues the mail that a change was not paid. */
export async function queueChangeExpired(
  tx: Database,
  row: PaymentRow,
  { ended }: PaymentState,
  rows: readonly BookingRow[],
  { config, now }: BookingContext,
): Promise<void> {
  const bookings = listMailed(rows);
  if (!bookings || (ended !== 'expired' && ended !== 'declined')) return;
  const mail = changeExpiredMail(bookings[0], row, ended, config.publicUrl);
  await queueMail(tx, mail, now, { bookingId: bookings[0].id, event: `payment expired ${row.id}` });
}

/** Queues a mail and a webhook for each refund that a change has reported as paid out. */
export async function queuePaidRefunds(
  tx: Database,
  row: PaymentRow,
  before: PaymentState,
  after: PaymentState,
  { config, now }: BookingContext,
): Promise<void> {
  const isPaid = ({ status }: PaymentState['refunds'][number]) => status === 'succeeded';
  const known = new Set(before.refunds.filter(isPaid).map(({ id }) => id));
  const paid = after.refunds.filter((refund) => isPaid(refund) && !known.has(refund.id));
  if (paid.length === 0) return;
  const [all, rows] = [await findBookingsOfPayment(tx, row.id), await findRefunds(tx, row.id)];
  const bookings = listMailed(all);
  for (const { id, amount } of paid) {
    const bookingId = rows.find((refund) => refund.id === id)?.bookingId;
    const refunded = all.find((one) => one.id === bookingId) ?? all[0];
    if (refunded) {
      const data = { booking_number: refunded.number, refund_id: id, refund_amount: formatWireAmount(amount) };
      await queueWebhook(tx, 'payment.refunded', data, now);
    }
    if (!bookings) continue;
    const booking = bookings.find((one) => one.id === bookingId) ?? bookings[0];
    const mail = refundPaidMail(booking, row, amount, config.publicUrl);
    await queueMail(tx, mail, now, { bookingId: booking.id, event: `refund paid ${id}` });
  }
}

/** Queues a notice to the shop for a dispute, and for each refund that couldn't be paid out, when they are reported. */
export async function queueProblemNotices(
  tx: Database,
  row: PaymentRow,
  before: PaymentState,
  after: PaymentState,
  { config, now }: BookingContext,
): Promise<void> {
  const to = config.mail.bookingNotices;
  const problems = listNewProblems(row, before, after);
  if (!to || problems.length === 0) return;
  const [booking] = await findBookingsOfPayment(tx, row.id);
  if (!booking) return;
  for (const { problem, amount } of problems) {
    const mail = createPaymentProblemNotice(to, problem, booking, amount, config.publicUrl);
    await queueMail(tx, mail, now, { bookingId: booking.id });
  }
}

function listNewProblems({ amount }: PaymentRow, before: PaymentState, after: PaymentState) {
  const hasFailed = ({ status }: PaymentState['refunds'][number]) => status === 'failed';
  const known = new Set(before.refunds.filter(hasFailed).map(({ id }) => id));
  const failed = after.refunds.filter((refund) => hasFailed(refund) && !known.has(refund.id));
  const isDisputed = after.status === 'disputed' && before.status !== 'disputed';
  return [
    ...(isDisputed ? [{ problem: 'disputed', amount } as const] : []),
    ...failed.map((refund) => ({ problem: 'refund-failed', amount: refund.amount }) as const),
  ];
}

/** Returns the bookings that can be mailed about; null if there are none. Those of deleted accounts have no address. */
function listMailed(rows: readonly BookingRow[]): [BookingRow, ...BookingRow[]] | null {
  const [first, ...others] = rows.filter(({ userId }) => userId !== null);
  return first ? [first, ...others] : null;
}
