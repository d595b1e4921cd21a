import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Mail } from '../operating/outgoingMail.ts';
import { mailKinds, mailStates } from '../operating/outgoingMail.ts';
import { bookings } from './bookings.ts';
import { id, instant } from './columns.ts';

/** Mails to send. They are inserted in the transaction of what they report, with a job; their content is deleted once sent. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    kind: text('kind', { enum: mailKinds }).notNull().default('account'),
    /** null: it is sent. */
    mail: jsonb('mail').$type<Mail>(),
    /** Masked: it stays after the mail was sent. */
    recipient: text('recipient').notNull().default(''),
    /** The booking that the mail confirms. */
    confirmedBookingId: text('confirmed_booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** The booking that the mail is about. */
    bookingId: text('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** What must be mailed only once. */
    event: text('event'),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** The mail server's code, without the recipient's address. */
    lastError: text('last_error'),
    queuedAt: instant('queued_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
    /** Until processes of the version without jobs have ended: they send what is due, so it is never due for them. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`'infinity'`),
  },
  (table) => [
    index('outgoing_mails_next_attempt_at_idx').on(table.nextAttemptAt),
    index('outgoing_mails_queued_at_idx').on(table.queuedAt.desc().nullsFirst(), table.id),
    index('outgoing_mails_booking_id_idx').on(table.bookingId),
    uniqueIndex('outgoing_mails_event_key').on(table.event),
    check('outgoing_mails_unsent_have_content', sql`${table.state} = 'sent' or ${table.mail} is not null`),
  ],
);
