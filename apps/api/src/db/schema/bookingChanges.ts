import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChangedBooking, ChangeRequest } from '../bookings/bookingChange.ts';
import type { Places } from '../stock/stock.ts';
import { bookings } from './bookings.ts';
import { fils, id, instant } from './columns.ts';
import { payments } from './payments.ts';

/** `open`: waits for its payment. `ended`: it wasn't paid, and the booking stayed as it was. */
export const changeStatuses = ['open', 'applied', 'ended'] as const;

/** Changes of date and travellers of bookings. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The payment over the difference; null if nothing was to be paid online. */
    paymentId: text('payment_id').references(() => payments.id),
    status: text('status', { enum: changeStatuses }).notNull(),
    /** What changes, as a sentence. */
    description: text('description').notNull(),
    totalBefore: fils('total_before').notNull(),
    totalAfter: fils('total_after').notNull(),
    /** What was requested; null once the booking has changed, or its account is deleted. */
    request: jsonb('request').$type<ChangeRequest>(),
    /** The booking after the change; null like `request`. */
    after: jsonb('after').$type<ChangedBooking>(),
    /** The places that are held for the change besides those of the booking. */
    taken: jsonb('taken').$type<readonly Places[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('booking_changes_booking_id_idx').on(table.bookingId, table.createdAt),
    uniqueIndex('booking_changes_payment_id_key').on(table.paymentId),
    uniqueIndex('booking_changes_open_key').on(table.bookingId).where(sql`status = 'open'`),
    check('booking_changes_total_not_negative', sql`${table.totalAfter} >= 0`),
    check('booking_changes_open_has_payment', sql`status <> 'open' or payment_id is not null`),
  ],
);
