import { bookingStatuses } from '@aitours/domain/booking';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BookingDetails } from '../bookings/bookingDetails.ts';
import type { BookingRequest } from '../bookings/bookingRequest.ts';
import { activities } from './activities.ts';
import { fils, id, instant, reversedPhoneDigits, searchVector, tsvector } from './columns.ts';
import { payments } from './payments.ts';
import { promoCodes } from './promoCodes.ts';
import { ticketStock } from './tickets.ts';
import { tours } from './tours.ts';
import { users } from './users.ts';

export const bookingKinds = ['activity', 'ticket', 'tour', 'transfer'] as const;
export const paymentMethods = ['card', 'cash', 'wallet'] as const;
export const paymentStatuses = ['pending', 'paid', 'refunded', 'failed'] as const;

/**
 * How a booking was made: of products in the cart, of which a plan had added at least one; of products in the cart; of
 * a product without the cart; of a transfer.
 */
export const bookingChannels = ['planner', 'cart', 'direct', 'transfer'] as const;
export type BookingChannel = (typeof bookingChannels)[number];

/** `none`: no mail server is configured, or it didn't accept the mail. */
export const confirmationMails = ['none', 'sending', 'sent'] as const;

/** The day of a transfer's ride back; null if there is none. An index and the queries that use it must have the same expression. */
export const returnDate = ({ details }: { readonly details: AnyColumn }): SQL =>
  sql`(${details} -> 'transfer' ->> 'return_date')`;

/** The parts of what was booked that staff search by. */
const searchedDetails = [
  '$.title',
  '$.items[*].title',
  '$.items[*].pickup_address',
  '$.transfer.pickup_location',
  '$.transfer.dropoff_location',
  '$.addons.hotels[*].hotel_name',
];

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** Two letters for the kind and eight digits. */
    number: text('number').notNull(),
    kind: text('kind', { enum: bookingKinds }).notNull(),
    /** Null: the account is deleted, and the booking is anonymous. */
    userId: text('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    specialRequests: text('special_requests').notNull().default(''),
    total: fils('total').notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    status: text('status', { enum: bookingStatuses }).notNull(),
    /** The earliest start of its lines; the refund depends on it. */
    startsAt: instant('starts_at').notNull(),
    details: jsonb('details').$type<BookingDetails>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    confirmationMail: text('confirmation_mail', { enum: confirmationMails }).notNull().default('none'),
    cancelledAt: instant('cancelled_at'),
    refund: fils('refund'),
    /**
     * The online payment; null if there is none. The database checks the reference at the commit, because a booking is
     * inserted before its payment (migration 0014).
     */
    paymentId: text('payment_id').references(() => payments.id),
    /** Null: no promo code reduced its price. */
    promoCodeId: text('promo_code_id').references(() => promoCodes.id),
    /** Null: unknown, because it wasn't recorded then. */
    channel: text('channel', { enum: bookingChannels }),
    /** Null in bookings from before, and once the account is deleted. */
    request: jsonb('request').$type<BookingRequest>(),
    /**
     * The text that staff search by: number, with and without its letters, name, address, title, all products of a
     * booking with several, places where guests are picked up or set down or sleep, and special requests.
     */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { number, firstName, lastName, email, details, specialRequests } = bookings;
        const parts = searchedDetails.map(
          (path) => sql`jsonb_path_query_array(${details}, ${sql.raw(`'${path}'`)})::text`,
        );
        return searchVector(number, sql`substr(${number}, 3)`, firstName, lastName, email, ...parts, specialRequests);
      }),
  },
  (table) => [
    uniqueIndex('bookings_number_key').on(table.number),
    index('bookings_user_id_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    // With what the sales report reads, so that it reads no rows.
    index('bookings_created_at_idx').on(
      ...[table.createdAt, table.id, table.channel, table.status, table.paymentStatus, table.total, table.refund],
    ),
    index('bookings_kind_idx').on(table.kind, table.createdAt.desc().nullsFirst()),
    index('bookings_starts_at_idx').on(table.startsAt, table.id),
    index('bookings_total_idx').on(table.total, table.id),
    index('bookings_status_idx').on(table.status, table.createdAt, table.id),
    index('bookings_payment_status_idx').on(table.paymentStatus, table.createdAt, table.id),
    index('bookings_phone_idx').on(sql`${reversedPhoneDigits(table.phone)} text_pattern_ops`),
    index('bookings_payment_id_idx').on(table.paymentId),
    index('bookings_promo_code_id_idx').on(table.promoCodeId).where(sql`${table.promoCodeId} is not null`),
    index('bookings_search_idx').using('gin', table.search),
    index('bookings_return_date_idx').on(returnDate(table)).where(sql`${table.kind} = 'transfer'`),
    check('bookings_total_not_negative', sql`${table.total} >= 0`),
  ],
);

/** The text of notes that staff search by. */
export const noteSearchVector = (columns: { readonly text: AnyColumn }): SQL => searchVector(columns.text);

/** Notes of staff on a booking; deleted with the account of its customer. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Null: the account is deleted. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('booking_notes_booking_id_idx').on(table.bookingId, table.createdAt.desc().nullsFirst()),
    index('booking_notes_author_id_idx').on(table.authorId),
    index('booking_notes_search_idx').using('gin', noteSearchVector(table)),
  ],
);

/** The places that a booking took from the stock, returned when it is cancelled. */
export const bookingLines = pgTable(
  'booking_lines',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    date: date('date').notNull(),
    activityId: text('activity_id').references(() => activities.id),
    timeSlotId: text('time_slot_id'),
    ticketStockId: text('ticket_stock_id').references(() => ticketStock.id),
    tourId: text('tour_id').references(() => tours.id),
    places: integer('places').notNull(),
    /** It has the whole departure of its activity. */
    isPrivate: boolean('is_private').notNull().default(false),
    amount: fils('amount').notNull(),
  },
  (table) => [
    index('booking_lines_booking_id_idx').on(table.bookingId),
    index('booking_lines_date_idx').on(table.date),
    index('booking_lines_activity_idx').on(table.activityId, table.date),
    index('booking_lines_ticket_stock_id_idx').on(table.ticketStockId),
    index('booking_lines_tour_idx').on(table.tourId, table.date),
    check('booking_lines_places_not_negative', sql`${table.places} >= 0`),
  ],
);
