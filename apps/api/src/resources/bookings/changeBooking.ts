import { randomUUID } from 'node:crypto';
import { formatWireAmount } from '@aitours/domain/money';
import { type Context, preparedOperation } from '../../contract/operation.ts';
import { type BookingPayments, insertChange, lockBookingPayments } from '../../db/bookingChanges.ts';
import { type BookingRow, findOwnBooking, lockOwnBooking } from '../../db/bookings.ts';
import type { Database } from '../../db/database.ts';
import { insertPayment, type PaymentRow } from '../../db/payments.ts';
import { takePlaces } from '../../db/stock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changePayment } from '../../payments/changePayment.ts';
import { refundBooking } from '../../payments/refundBooking.ts';
import { notFound, paymentNotOpen, priceChanged } from '../../problems/problems.ts';
import { applyChange } from './applyChange.ts';
import { bookingBody } from './bookingBody.ts';
import { toShortageProblem } from './changePlaces.ts';
import { enforceUnpaidLimit } from './completeBooking.ts';
import { endOpenChange } from './endOpenChange.ts';
import { type ChangePlan, planChange, settleChange } from './planChange.ts';

type ChangeContext = Context<'changeBooking'>;

/** A booking in a transaction that has locked it and its payments. */
interface Locked {
  readonly tx: Database;
  readonly booking: BookingRow;
  readonly payments: BookingPayments;
  readonly now: Date;
}

/** Changes dates or travellers of a booking as quoted (GAP-26, GAP-30, CHECKOUT-15). */
export const changeBooking = preparedOperation(
  'changeBooking',
  async (context) => {
    const booking = await findOwnBooking(context.db, context.user.id, context.path.ref);
    return booking && endOpenChange(context, booking);
  },
  async (context, ended) =>
    inTransaction(context.db, async (tx) => {
      const { user, path, clock, config } = context;
      const now = clock.now();
      const found = await findOwnBooking(tx, user.id, path.ref);
      if (!found) throw notFound('booking');
      await lockBookingPayments(tx, found);
      if (ended) await changePayment(tx, { config, now }, ended.paymentId, ended.change);
      const booking = await lockOwnBooking(tx, user.id, path.ref);
      if (!booking) throw notFound('booking');
      if (booking.openChange) throw paymentNotOpen({ status: 'open' });
      const payments = await lockBookingPayments(tx, booking);
      const { changed, refund, payment } = await change({ tx, booking, payments, now }, context);
      return {
        status: 200,
        body: {
          booking: bookingBody(changed, now),
          refund_amount: formatWireAmount(refund),
          payment: payment && {
            id: payment.id,
            status: payment.status,
            hold_expires_at: payment.holdExpiresAt.toISOString(),
          },
        },
      };
    }),
  { limits: ({ user }) => [{ bucket: `changes user ${user.id}`, max: 60, seconds: 3600 }] },
);

interface Result {
  readonly changed: BookingRow;
  /** In fils. */
  readonly refund: number;
  readonly payment: PaymentRow | null;
}

async function change(locked: Locked, context: ChangeContext): Promise<Result> {
  const { tx, booking, now } = locked;
  const { body, config, payments, refundQuotes } = context;
  const quotedAt = (body.quote && refundQuotes.readTime(body.quote, booking.number, now)) || now;
  const plan = await planChange(tx, booking, body, { config, now, quotedAt });
  const total = formatWireAmount(plan.price.total);
  if (body.total_amount !== total) throw priceChanged(total, []);
  const settlement = settleChange(booking, plan.price, payments !== null);
  const shortage = await takePlaces(tx, plan.taken, now);
  if (shortage) throw toShortageProblem(plan.after, shortage);
  if (settlement === 'pay_online' && payments) return openChange(locked, plan, context, payments.name);
  return changeNow(locked, plan, context);
}

const recordOf = ({ booking, now }: Locked, { description, price, taken }: ChangePlan) => ({
  bookingId: booking.id,
  description,
  totalBefore: booking.total,
  totalAfter: price.total,
  taken,
  createdAt: now,
});

/** Holds the places until the difference is paid. The booking stays as it is. */
async function openChange(
  locked: Locked,
  plan: ChangePlan,
  { body, user, path }: ChangeContext,
  provider: PaymentRow['provider'],
): Promise<Result> {
  const { tx, booking, now } = locked;
  const { lines, transfer } = body;
  const amount = plan.price.toPay;
  const payment = await insertPayment(
    tx,
    { id: randomUUID(), userId: user.id, provider, amount, purpose: 'change' },
    now,
  );
  await insertChange(tx, {
    ...recordOf(locked, plan),
    status: 'open',
    paymentId: payment.id,
    request: { ...(lines && { lines }), ...(transfer && { transfer }) },
    after: plan.after,
  });
  return { changed: (await findOwnBooking(tx, user.id, path.ref)) ?? booking, refund: 0, payment };
}

async function changeNow(locked: Locked, plan: ChangePlan, { user, config }: ChangeContext): Promise<Result> {
  const { tx, booking, payments, now } = locked;
  const { id: changeId } = await insertChange(tx, { ...recordOf(locked, plan), status: 'applied' });
  const amount = plan.price.toRefund;
  const refund = await refundBooking(tx, { config, now }, booking, payments, { amount, changeId });
  const settled = { description: plan.description, refund, paid: 0 };
  const changed = await applyChange(tx, { config, now }, booking, plan.after, settled);
  if (booking.paymentStatus === 'pending') await enforceUnpaidLimit(tx, { ...changed, userId: user.id }, config);
  return { changed, refund, payment: null };
}
