import { randomUUID } from 'node:crypto';
import { formatWireAmount } from '@aitours/domain/money';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { passIsUsed } from '../../bookings/changeOptions.ts';
import { enforceUnpaidLimit } from '../../bookings/completeBooking.ts';
import { type ChangePlan, settleChange } from '../../bookings/planChange.ts';
import { endOpenChange } from '../../changes/endOpenChange.ts';
import {
  changeRecord,
  type LockedBooking,
  type MadeChange,
  performChange,
  planQuotedChange,
  takeChangedPlaces,
} from '../../changes/performChange.ts';
import { insertChange, lockBookingPayments } from '../../db/bookings/bookingChanges.ts';
import { findOwnBooking, lockOwnBooking } from '../../db/bookings/bookings.ts';
import { insertPayment, type PaymentRow } from '../../db/payments/payments.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, preparedOperation } from '../../http/operation.ts';
import { changePayment } from '../../payments/changePayment.ts';
import { notChangeable, notFound, paymentNotOpen } from '../../problems/problems.ts';

type ChangeContext = Context<'changeBooking'>;

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
      if (booking.hasUsedPass) throw notChangeable(passIsUsed);
      if (booking.openChange) throw paymentNotOpen({ status: 'open' });
      const payments = await lockBookingPayments(tx, booking);
      const { changed, refund, payment } = await change({ tx, booking, payments, now }, context);
      return {
        status: 200,
        body: {
          booking: toBookingBody(changed, now),
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

interface Result extends MadeChange {
  readonly payment: PaymentRow | null;
}

async function change(locked: LockedBooking, context: ChangeContext): Promise<Result> {
  const { tx, booking } = locked;
  const { body, config, payments } = context;
  const plan = await planQuotedChange(locked, body, context);
  const settlement = settleChange(booking, plan.price, payments !== null);
  await takeChangedPlaces(locked, plan);
  if (settlement === 'pay_online' && payments) return openChange(locked, plan, context, payments.name);
  const made = await performChange(locked, plan, context);
  if (booking.paymentStatus === 'pending')
    await enforceUnpaidLimit(tx, { ...made.changed, userId: context.user.id }, config);
  return { ...made, payment: null };
}

/** Holds the places until the difference is paid. The booking stays as it is. */
async function openChange(
  locked: LockedBooking,
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
    ...changeRecord(locked, plan),
    status: 'open',
    paymentId: payment.id,
    request: { ...(lines && { lines }), ...(transfer && { transfer }) },
    after: plan.after,
  });
  return { changed: (await findOwnBooking(tx, user.id, path.ref)) ?? booking, refund: 0, payment };
}
