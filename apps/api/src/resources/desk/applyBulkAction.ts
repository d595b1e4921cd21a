import { formatWireAmount } from '@aitours/domain/money';
import { findBulkSkipReason } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import { z } from 'zod';
import { findBooking } from '../../db/bookings/bookings.ts';
import { lockStaffBooking, readBookingVersion, requireBookingVersion } from '../../db/bookings/staffBookings.ts';
import type { Database } from '../../db/database.ts';
import { runOnceAfterPreparing } from '../../http/idempotency.ts';
import { type Context, operation } from '../../http/operation.ts';
import { toProblem } from '../../http/problemResponses.ts';
import { computeVersion } from '../../lib/entityTag.ts';
import { invalidRequest, notFound, type Problem } from '../../problems/problems.ts';
import type { Limit } from '../../rateLimit.ts';
import { getConfirmationLimit } from './resendConfirmation.ts';
import { getMessageLimit } from './sendBookingMessage.ts';
import { toSingleAction } from './singleAction.ts';
import { toHandledBooking } from './toHandledBooking.ts';

type BulkContext = Context<'applyBulkAction'>;
type BulkBooking = BulkContext['body']['bookings'][number];
type BookingResult = components['schemas']['BulkBookingResult'];

/**
 * Does one action on several bookings, one after the other: each with the operation for one booking, in a
 * transaction of its own that also stores its result.
 */
export const applyBulkAction = operation(
  'applyBulkAction',
  async (context) => {
    requireInput(context.body);
    const results: BookingResult[] = [];
    for (const booking of context.body.bookings) results.push(await applyTo(context, booking));
    return { status: 200, body: { results } };
  },
  { limits: (context) => listLimits(context) },
);

/** Mails count against the limit of the operation for one booking. */
function listLimits({ user, body: { action, bookings } }: BulkContext): readonly Limit[] {
  const count = bookings.length;
  const all = { bucket: `bulk-action user ${user.id}`, max: 3000, seconds: 3600, count };
  if (action === 'send-message') return [all, { ...getMessageLimit(user), count }];
  if (action === 'send-confirmation') return [all, { ...getConfirmationLimit(user), count }];
  return [all];
}

/** @throws {Problem} invalid-request */
function requireInput({ action, text = '', reason = '' }: BulkContext['body']): void {
  if (action === 'send-message' && text.trim() === '')
    throw invalidRequest(null, { text: ['Please write a message.'] });
  if (action === 'cancel' && reason.trim() === '') throw invalidRequest(null, { reason: ['Please give a reason.'] });
}

async function applyTo(context: BulkContext, booking: BulkBooking): Promise<BookingResult> {
  const { body, user, db, clock } = context;
  const { booking_number } = booking;
  const { operation: single, context: input } = toSingleAction(context, booking);
  const attempt = {
    scope: `applyBulkAction user ${user.id}`,
    key: `${body.id} ${booking_number}`,
    requestHash: computeVersion([body.action, body.text, body.reason, booking.version, booking.refund_quote]),
    now: clock.now(),
  };
  try {
    const prepare = async () => single.prepare?.(input);
    const { response } = await runOnceAfterPreparing(db, attempt, prepare, async (tx, prepared) => {
      await requireSeenVersion(tx, booking);
      await single.handle({ ...input, db: tx }, prepared);
      return { status: 200, body: await readLeftState(tx, body.action, booking_number) };
    });
    const left = leftState.parse(response.body);
    return { booking_number, state: 'done', skip_reason: null, problem: null, ...left };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return describeProblem(context, booking_number, toProblem(error, context));
  }
}

/**
 * Also for cash, whose operation accepts an old version when nothing is to change: what a colleague has recorded
 * isn't done by this action, and must not be undone with it.
 *
 * @throws {Problem} not-found, precondition-failed
 */
async function requireSeenVersion(tx: Database, { booking_number, version }: BulkBooking): Promise<void> {
  const found = await lockStaffBooking(tx, booking_number);
  if (!found) throw notFound('booking');
  await requireBookingVersion(tx, found, `"${version}"`);
}

/** What the action has left, without data of the customer: it is stored with the idempotency key. */
const leftState = z.object({ version: z.string(), amount: z.string().nullable() });

async function readLeftState(tx: Database, action: BulkContext['body']['action'], number: string) {
  const booking = await findBooking(tx, number);
  if (!booking) throw notFound('booking');
  const amounts = { cancel: booking.refund ?? 0, 'record-cash': booking.total, 'withdraw-cash': booking.total };
  const amount = Object.entries(amounts).find(([name]) => name === action)?.[1];
  return {
    version: await readBookingVersion(tx, booking),
    amount: amount === undefined ? null : formatWireAmount(amount),
  };
}

/** A booking that the action isn't possible for, or that has changed, is skipped; others may succeed in a retry. */
async function describeProblem(context: BulkContext, number: string, problem: Problem): Promise<BookingResult> {
  const booking = await findBooking(context.db, number);
  const impossible = booking ? findBulkSkipReason(context.body.action, toHandledBooking(booking)) : 'not-found';
  const skipReason = impossible ?? (problem.type === 'precondition-failed' ? 'changed' : null);
  return {
    booking_number: number,
    state: skipReason === null ? 'failed' : 'skipped',
    skip_reason: skipReason,
    problem: skipReason === null ? problem.message.slice(0, 500) : null,
    version: null,
    amount: null,
  };
}
