import { randomUUID } from 'node:crypto';
import { applyPaymentEvent, type PaymentChange, type PaymentEffect, type PaymentState } from '@aitours/domain/payment';
import { eq, inArray } from 'drizzle-orm';
import type { BookingContext } from '../bookings/bookingContext.ts';
import { queueConfirmation } from '../bookings/queueConfirmation.ts';
import { lockChangeOfPayment } from '../db/bookings/bookingChanges.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import { findBookedPlaces, findBookingsOfPayment } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import {
  findRefunds,
  lockPayment,
  type PaymentRow,
  type RefundOf,
  savePaymentState,
  toPaymentState,
} from '../db/payments/payments.ts';
import { enqueue } from '../db/queue/enqueue.ts';
import { bookings } from '../db/schema.ts';
import { releasePlaces } from '../db/stock/stock.ts';
import { createLateChangeMail } from '../mail/changeMails.ts';
import { queueMail } from '../mail/mailQueue.ts';
import { createLatePaymentMail } from '../mail/paymentMails.ts';
import { confirmChange, releaseChange, retakeChange } from './changeOfBooking.ts';
import { queueChangeExpired, queuePaidRefunds, queuePaymentExpired, queueProblemNotices } from './queuePaymentMails.ts';
import { takeAllBack } from './takeBack.ts';

/** A locked payment in a transaction, and its current state. */
interface Locked {
  readonly tx: Database;
  readonly context: BookingContext;
  readonly row: PaymentRow;
  readonly state: PaymentState;
}

/**
 * Locks a payment, applies a change, and does what follows from it: bookings, places, refunds and mails change in the
 * same transaction.
 *
 * @returns the payment before the change, or null if there is none
 */
export async function changePayment(
  tx: Database,
  context: BookingContext,
  paymentId: string,
  change: PaymentChange | ((row: PaymentRow) => Promise<PaymentChange | null>),
): Promise<PaymentRow | null> {
  const row = await lockPayment(tx, paymentId);
  if (!row) return null;
  const applied = typeof change === 'function' ? await change(row) : change;
  const state = toPaymentState(row, await findRefunds(tx, paymentId));
  if (applied) await apply({ tx, context, row, state }, applied);
  return row;
}

/**
 * Requests a refund of a booking of a payment, which a job sends. The caller must have locked the payment.
 *
 * @returns the amount, which is less if a part was refunded at the provider
 */
export async function requestRefund(
  tx: Database,
  context: BookingContext,
  row: PaymentRow,
  { amount, ...refundOf }: RefundOf & { readonly amount: number },
): Promise<number> {
  const state = toPaymentState(row, await findRefunds(tx, row.id));
  const refundId = randomUUID();
  const next = await apply({ tx, context, row, state }, { type: 'refund-requested', refundId, amount }, refundOf);
  return next.refunds.find(({ id }) => id === refundId)?.amount ?? 0;
}

async function apply(
  locked: Locked,
  change: PaymentChange,
  refundOf: RefundOf = { bookingId: null },
): Promise<PaymentState> {
  const { tx, row, context } = locked;
  const { state, effects } = applyPaymentEvent(locked.state, change);
  if (state !== locked.state) {
    await savePaymentState(tx, row.id, locked.state, state, { refundOf, now: context.now });
    await queuePaidRefunds(tx, row, locked.state, state, context);
    await queueProblemNotices(tx, row, locked.state, state, context);
    if (state.refunds.some(({ status }) => status === 'due'))
      await enqueue(tx, 'follow-payment', { paymentId: row.id }, context.now);
  }
  let after = state;
  const performEffect = row.purpose === 'change' ? performForChange : perform;
  for (const effect of effects) after = await performEffect({ ...locked, state: after }, effect);
  return after;
}

async function perform(locked: Locked, effect: PaymentEffect): Promise<PaymentState> {
  const { tx, context, row, state } = locked;
  const rows = await findBookingsOfPayment(tx, row.id);
  switch (effect) {
    case 'confirm':
      await confirm(tx, rows, context);
      return state;
    case 'release':
      await release(tx, rows, context.now);
      await queuePaymentExpired(tx, row, state, rows, context);
      return state;
    case 'retake': {
      const isTaken = await takeAllBack(tx, row, rows, context);
      return apply(locked, { type: isTaken ? 'places-retaken' : 'places-gone' });
    }
    case 'refund-late':
      return refundLate(locked, rows);
  }
}

/** Performs an effect of the payment of a change: the booking stays as it was until it is paid. */
async function performForChange(locked: Locked, effect: PaymentEffect): Promise<PaymentState> {
  const { tx, context, row, state } = locked;
  switch (effect) {
    case 'confirm':
      return (await confirmChange(tx, context, row.id)) ? state : refundChange(locked);
    case 'release':
      await releaseChange(tx, row.id);
      await queueChangeExpired(tx, row, state, await findBookingsOfPayment(tx, row.id), context);
      return state;
    case 'retake': {
      const isTaken = await retakeChange(tx, context, row.id);
      return apply(locked, { type: isTaken ? 'places-retaken' : 'places-gone' });
    }
    case 'refund-late':
      return refundChange(locked);
  }
}

/** Refunds the whole payment of a change that can't be applied. */
async function refundChange(locked: Locked): Promise<PaymentState> {
  const { tx, context, row } = locked;
  const { id: changeId, bookingId } = await lockChangeOfPayment(tx, row.id);
  const change = { type: 'refund-requested', refundId: randomUUID(), amount: row.amount } as const;
  const state = await apply(locked, change, { bookingId, changeId });
  const [booking] = await findBookingsOfPayment(tx, row.id);
  if (booking && booking.userId !== null)
    await queueMail(tx, createLateChangeMail(booking, row, context.config.publicUrl), context.now, { bookingId });
  return state;
}

async function confirm(tx: Database, rows: readonly BookingRow[], { config, now }: BookingContext): Promise<void> {
  await tx
    .update(bookings)
    .set({ status: 'confirmed', paymentStatus: 'paid', cancelledAt: null, refund: null })
    .where(inArray(bookings.id, listIds(rows)));
  for (const row of rows)
    await queueConfirmation(tx, { ...row, status: 'confirmed', paymentStatus: 'paid', cancelledAt: null }, config, now);
}

async function release(tx: Database, rows: readonly BookingRow[], now: Date): Promise<void> {
  const places = [];
  for (const { id } of rows) places.push(...(await findBookedPlaces(tx, id)));
  await releasePlaces(tx, places);
  await tx
    .update(bookings)
    .set({ status: 'cancelled', paymentStatus: 'failed', cancelledAt: now, refund: 0 })
    .where(inArray(bookings.id, listIds(rows)));
}

/** Refunds the bookings one by one, so that each shows its refund, and then what belongs to none of them. */
async function refundLate(locked: Locked, rows: readonly BookingRow[]): Promise<PaymentState> {
  const { tx, context, row } = locked;
  let { state } = locked;
  for (const { id, total } of rows) {
    await tx.update(bookings).set({ paymentStatus: 'paid', refund: total }).where(eq(bookings.id, id));
    const change = { type: 'refund-requested', refundId: randomUUID(), amount: total } as const;
    state = await apply({ ...locked, state }, change, { bookingId: id });
  }
  const rest = { type: 'refund-requested', refundId: randomUUID(), amount: row.amount } as const;
  state = await apply({ ...locked, state }, rest);
  const [first] = rows;
  if (first)
    await queueMail(tx, createLatePaymentMail(first, row, context.config.publicUrl), context.now, {
      bookingId: first.id,
    });
  return state;
}

const listIds = (rows: readonly BookingRow[]): string[] => rows.map(({ id }) => id);
