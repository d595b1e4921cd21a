import { refundStatuses } from '@aitours/domain/payment';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bookingChanges } from './bookingChanges.ts';
import { bookings } from './bookings.ts';
import { fils, id, instant } from './columns.ts';
import { payments } from './payments.ts';

/** Refunds of payments. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Null: not of a single booking. */
    bookingId: text('booking_id').references(() => bookings.id),
    /** The change that it belongs to; null: a cancellation, or made at the provider. */
    changeId: text('change_id').references(() => bookingChanges.id),
    amount: fils('amount').notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    /** The provider's id; null until the provider has accepted it. */
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
    /** When the provider's last known change occurred. */
    changedAt: instant('changed_at'),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    index('refunds_payment_id_idx').on(table.paymentId),
    index('refunds_booking_id_idx').on(table.bookingId),
    index('refunds_unsettled_idx').on(table.nextAttemptAt).where(sql`status in ('due', 'pending')`),
    check('refunds_amount_positive', sql`${table.amount} > 0`),
  ],
);
