import { type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fils, id, instant, searchVector, stateColumns, tsvector } from './columns.ts';
import { users } from './users.ts';

/** The cruises, in any state (ENTITY-35). */
export const cruises = pgTable(
  'cruises',
  {
    /** The end of its address: it never changes. */
    id: id(),
    name: text('name').notNull(),
    teaser: text('teaser').notNull(),
    /** Paragraphs with an empty line between them. */
    description: text('description').notNull(),
    image: text('image'),
    imageAlt: text('image_alt').notNull(),
    amenities: jsonb('amenities').$type<readonly string[]>().notNull(),
    /** Per guest. */
    price: fils('price').notNull(),
    duration: text('duration').notNull(),
    location: text('location').notNull(),
    capacity: integer('capacity').notNull(),
    position: integer('position').notNull(),
    ...stateColumns(),
  },
  (table) => [
    check('cruises_capacity_positive', sql`${table.capacity} > 0`),
    check('cruises_archived_are_withdrawn', sql`${table.archivedAt} is null or ${table.withdrawnAt} is not null`),
  ],
);

/** Requests for cruises, which staff confirm by mail or phone. */
export const cruiseRequests = pgTable(
  'cruise_requests',
  {
    id: id(),
    /** CR and eight digits. */
    number: text('number').notNull(),
    /** Null: a guest's. */
    userId: text('user_id').references(() => users.id),
    cruiseId: text('cruise_id').notNull(),
    title: text('title').notNull(),
    date: date('date').notNull(),
    guests: integer('guests').notNull(),
    total: fils('total').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** The text that staff search by. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { number, name, email, title } = cruiseRequests;
        return searchVector(number, sql`substr(${number}, 3)`, name, email, title);
      }),
  },
  (table) => [
    uniqueIndex('cruise_requests_number_key').on(table.number),
    index('cruise_requests_user_id_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('cruise_requests_created_at_idx').on(table.createdAt, table.id),
    index('cruise_requests_date_idx').on(table.date, table.id),
    index('cruise_requests_search_idx').using('gin', table.search),
    check('cruise_requests_guests_positive', sql`${table.guests} > 0`),
  ],
);
