import { declineReasons } from '@aitours/domain/payment';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EventBody } from '../payments/paymentEvent.ts';
import { fils, id, instant } from './columns.ts';

/** What a card of the test provider does. */
export const cardOutcomes = [
  'approved',
  'declined',
  'challenged',
  'settles-later',
  'settles-late',
  'webhook-lost',
  'webhook-twice',
  'webhooks-reversed',
  'refund-fails',
  'disputed',
] as const;

/** The ledger of the test provider: what a bank would record. The shop reaches it through `PaymentProvider` only. */
export const testProviderPayments = pgTable(
  'test_provider_payments',
  {
    reference: text('reference').primaryKey(),
    paymentId: text('payment_id').notNull(),
    amount: fils('amount').notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    status: text('status', { enum: ['open', 'authorised', 'paid', 'failed'] })
      .notNull()
      .default('open'),
    refunded: fils('refunded').notNull().default(0),
    decline: text('decline', { enum: declineReasons }),
    /** Of the card that was used last: its number is never stored. */
    cardBrand: text('card_brand'),
    cardLastFour: text('card_last_four'),
    outcome: text('outcome', { enum: cardOutcomes }),
    /** Whether the card's owner has to confirm the payment (3-D Secure). */
    isChallenged: boolean('is_challenged').notNull().default(false),
    /** When an authorised payment is paid. */
    settlesAt: instant('settles_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('test_provider_payments_payment_id_key').on(table.paymentId),
    index('test_provider_payments_status_idx').on(table.status, table.settlesAt),
    check('test_provider_payments_refunded_range', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

export const testProviderRefunds = pgTable(
  'test_provider_refunds',
  {
    reference: text('reference').primaryKey(),
    refundId: text('refund_id').notNull(),
    payment: text('payment')
      .notNull()
      .references(() => testProviderPayments.reference, { onDelete: 'cascade' }),
    amount: fils('amount').notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('test_provider_refunds_refund_id_key').on(table.refundId),
    index('test_provider_refunds_payment_idx').on(table.payment),
    check('test_provider_refunds_amount_positive', sql`${table.amount} > 0`),
  ],
);

/** Webhooks to send, inserted in the transaction of what they report, and deleted once the shop has accepted them. */
export const testProviderEvents = pgTable(
  'test_provider_events',
  {
    id: id(),
    event: jsonb('event').$type<EventBody>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** The order of events that are due at the same time. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [index('test_provider_events_next_attempt_at_idx').on(table.nextAttemptAt, table.position)],
);
