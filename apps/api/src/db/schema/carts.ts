import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { activities } from './activities.ts';
import { bookings } from './bookings.ts';
import { id, instant } from './columns.ts';
import { ticketEvents, ticketTypes } from './tickets.ts';
import { tours } from './tours.ts';
import { users } from './users.ts';

/** A cart belongs to a user or to a guest's session key, which is stored as a hash. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('carts_user_id_key').on(table.userId),
    uniqueIndex('carts_session_hash_key').on(table.sessionHash),
    check('carts_one_owner', sql`(${table.userId} is null) <> (${table.sessionHash} is null)`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['activity', 'ticket', 'tour'] }).notNull(),
    activityId: text('activity_id').references(() => activities.id),
    eventId: text('event_id').references(() => ticketEvents.id),
    ticketTypeId: text('ticket_type_id').references(() => ticketTypes.id),
    tourId: text('tour_id').references(() => tours.id),
    serviceDate: date('service_date').notNull(),
    /** Of the activity or the event; null when the product has no fixed times. */
    timeSlotId: text('time_slot_id'),
    quantity: integer('quantity').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('cart_items_cart_id_idx').on(table.cartId, table.createdAt),
    check('cart_items_quantity_positive', sql`${table.quantity} > 0`),
    check('cart_items_one_product', sql`num_nonnulls(${table.activityId}, ${table.eventId}, ${table.tourId}) = 1`),
  ],
);

/**
 * Each addition to a cart, for the sales report. It names no person: only what was added when, and the booking that it
 * became.
 */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    /** That of the line; it stays when the line has left the cart. */
    id: id(),
    addedAt: instant('added_at').notNull(),
    kind: text('kind', { enum: ['activity', 'ticket', 'tour'] }).notNull(),
    productId: text('product_id').notNull(),
    /** Who added it: a traveller, or the day planner with a whole plan. */
    channel: text('channel', { enum: ['cart', 'planner'] }).notNull(),
    /** Null: not booked. */
    bookingId: text('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('cart_additions_added_at_idx').on(table.addedAt),
    index('cart_additions_booking_id_idx').on(table.bookingId),
  ],
);
