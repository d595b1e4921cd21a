import { declineReasons, paymentEnds, paymentStatuses } from '@aitours/domain/payment';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fils, id, instant } from './columns.ts';
import { users } from './users.ts';

export const paymentProviders = ['test', 'stripe'] as const;

/** `change`: pays what a booking costs more after a change. */
export const paymentPurposes = ['booking', 'change'] as const;

/** Payments through a provider. While one is open, its bookings hold their places. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Null: the account is deleted. */
    userId: text('user_id').references(() => users.id),
    purpose: text('purpose', { enum: paymentPurposes }).notNull().default('booking'),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The provider's id; null until the provider has started it. */
    reference: text('reference'),
    /** The provider's page where the card is entered. */
    url: text('url'),
    amount: fils('amount').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    ended: text('ended', { enum: paymentEnds }),
    decline: text('decline', { enum: declineReasons }),
    disputeChangedAt: instant('dispute_changed_at'),
    holdExpiresAt: instant('hold_expires_at').notNull(),
    holdExtensions: smallint('hold_extensions').notNull().default(0),
    /** The payment that replaces this one after it expired. */
    renewedAs: text('renewed_as').references((): AnyPgColumn => payments.id),
    createdAt: instant('created_at').notNull(),
    /** When a process last requested its state from the provider. */
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_reference_key').on(table.provider, table.reference),
    index('payments_user_id_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('payments_unsettled_idx').on(table.checkedAt).where(sql`status in ('open', 'authorised')`),
    check('payments_amount_positive', sql`${table.amount} > 0`),
  ],
);

/** The provider's reports that were applied, so that each is applied once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider', { enum: paymentProviders }).notNull(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_payment_id_idx').on(table.paymentId),
    index('payment_events_received_at_idx').on(table.receivedAt),
  ],
);
