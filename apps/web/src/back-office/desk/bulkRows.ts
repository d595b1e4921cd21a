import type { Schema } from '@aitours/api-client';
import { parseFils } from '@aitours/domain/money';
import type { BulkAction, BulkOutcome } from '@aitours/domain/staff';
import { bulkMessages as messages } from './bulkMessages.ts';

export type QuotedBooking = Schema<'QuotedBulkBooking'>;
export type BulkResult = Schema<'BulkBookingResult'>;

/** A booking of a bulk action as the dialog lists it. */
export interface BulkRow extends BulkOutcome {
  readonly number: string;
  readonly customer: string;
  /** What happens, or has happened, with it. */
  readonly text: string;
}

const toFils = (amount: string | null): number | null => (amount === null ? null : parseFils(amount));

/** Describes what an action would do with a booking. */
export function toPreviewRow(action: BulkAction, quoted: QuotedBooking): BulkRow {
  const { booking_number: number, customer_name, skip_reason: reason, mail_to: email } = quoted;
  const amount = toFils(quoted.amount);
  const row = { number, customer: customer_name ?? messages.unknownCustomer, amount, isMailed: email !== null };
  if (reason !== null) return { ...row, is: 'skipped', text: messages.skipped(messages.skipReasons[reason]) };
  const parts = [
    ...(amount === null ? [] : [describeAmount(action, amount)]),
    email === null ? messages.noMail : messages.mailTo(email),
    ...(quoted.ends_payment ? [messages.endsPayment] : []),
  ];
  return { ...row, is: 'done', text: parts.join(' ') };
}

/** Describes what an action has done with a booking; without a result it is still to be done. */
export function toResultRow(action: BulkAction, quoted: QuotedBooking, result: BulkResult | undefined): BulkRow {
  const planned = toPreviewRow(action, quoted);
  if (planned.is === 'skipped') return planned;
  if (!result) return { ...planned, is: 'failed', amount: null, text: messages.notDone };
  const row = { ...planned, is: result.state, amount: toFils(result.amount) };
  if (result.skip_reason !== null) return { ...row, text: messages.skipped(messages.skipReasons[result.skip_reason]) };
  if (result.problem !== null) return { ...row, text: messages.didFail(result.problem) };
  return { ...row, text: describeDone(action, row.amount ?? 0) };
}

function describeAmount(action: BulkAction, amount: number): string {
  if (action === 'cancel') return messages.refund(amount);
  return action === 'withdraw-cash' ? messages.cashWithdrawn(amount) : messages.cash(amount);
}

function describeDone(action: BulkAction, amount: number): string {
  if (action === 'cancel') return `${messages.cancelled} ${messages.refund(amount)}`;
  return action === 'send-confirmation' || action === 'send-message' ? messages.sent : describeAmount(action, amount);
}
