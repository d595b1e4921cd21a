import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/** `duplicate`: another scan of the pass has checked it in. */
export const scanStates = ['admitted', 'duplicate', 'undone'] as const;

/** Scans that admitted a traveller, and their duplicates. Rejected scans aren't stored. */
export const checkIns = pgTable(
  'check_ins',
  {
    /** Created by the gate, so that a scan that is sent again is recognised. */
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The pass of the booking. */
    ordinal: integer('ordinal').notNull(),
    state: text('state', { enum: scanStates }).notNull(),
    /** When it was scanned, by the shop's clock. */
    at: instant('at').notNull(),
    gate: text('gate').notNull(),
    /** The staff member. No foreign key, as in the audit log. */
    userId: text('user_id').notNull(),
    /** When it was sent: later than `at` if the gate had no network. */
    recordedAt: instant('recorded_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    uniqueIndex('check_ins_admitted_key').on(table.bookingId, table.ordinal).where(sql`${table.state} = 'admitted'`),
    index('check_ins_booking_id_idx').on(table.bookingId),
    check('check_ins_undone', sql`(${table.state} = 'undone') = (${table.undoneAt} is not null)`),
  ],
);
