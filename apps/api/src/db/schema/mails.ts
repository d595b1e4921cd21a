import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Mail } from '../../mail/mailer.ts';
import { bookings } from './bookings.ts';
import { id, instant } from './columns.ts';

/** Mails to send. They are inserted in the transaction of what they report, and deleted once sent. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    mail: jsonb('mail').$type<Mail>().notNull(),
    /** The booking that the mail confirms. */
    confirmedBookingId: text('confirmed_booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [index('outgoing_mails_next_attempt_at_idx').on(table.nextAttemptAt)],
);
