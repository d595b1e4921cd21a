import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, stateColumns } from './columns.ts';

/** Places that pages of the shop show, in any state (HOME-16, ENTITY-42). */
export const destinations = pgTable(
  'destinations',
  {
    /** In Saudi Arabia the end of its address: it never changes. */
    id: id(),
    shownOn: text('shown_on', { enum: ['home', 'saudi-arabia'] }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    image: text('image'),
    imageAlt: text('image_alt').notNull().default(''),
    /** What its card on the home page searches for; empty: its name. */
    search: text('search').notNull().default(''),
    city: text('city').notNull().default(''),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    duration: text('duration').notNull().default(''),
    /** A text. */
    price: text('price').notNull().default(''),
    position: integer('position').notNull(),
    ...stateColumns(),
  },
  (table) => [
    index('destinations_order_idx').on(table.shownOn, table.position, table.id),
    check('destinations_rating_in_range', sql`${table.rating} between 0 and 5`),
    check('destinations_archived_are_withdrawn', sql`${table.archivedAt} is null or ${table.withdrawnAt} is not null`),
  ],
);
