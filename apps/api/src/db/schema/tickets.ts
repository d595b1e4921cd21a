import type { ActivityFacts } from '@aitours/domain/activity';
import type { CancellationTerms } from '@aitours/domain/booking';
import type { PriceSeason } from '@aitours/domain/pricing';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { factWords, fils, id, instant, searchVector, stateColumns, tsvector } from './columns.ts';

export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    venue: text('venue').notNull(),
    location: text('location'),
    eventType: text('event_type').notNull(),
    /** The lowest regular adult price of its types. */
    basePrice: fils('base_price').notNull(),
    /** The lowest price of an adult on the dates ahead; null without price seasons. */
    lowestPrice: fils('lowest_price'),
    /** What lists show, sort and filter by. */
    fromPrice: fils('from_price')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${ticketEvents.lowestPrice}, ${ticketEvents.basePrice})`),
    durationMinutes: integer('duration_minutes'),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    images: jsonb('images').$type<readonly string[]>().notNull(),
    /** Null: the default terms. */
    cancellationTerms: jsonb('cancellation_terms').$type<CancellationTerms>(),
    facts: jsonb('facts').$type<ActivityFacts>(),
    /** Of the guides; empty: unknown. */
    languages: jsonb('languages').$type<readonly string[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    ...stateColumns(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { title, eventType, venue, location, description, facts } = ticketEvents;
        return searchVector(title, eventType, venue, sql`coalesce(${location}, '')`, description, factWords(facts));
      }),
  },
  (table) => [
    uniqueIndex('ticket_events_slug_key').on(table.slug),
    index('ticket_events_position_idx').on(table.position, table.id),
    index('ticket_events_from_price_idx').on(table.fromPrice, table.id),
    index('ticket_events_duration_idx').on(table.durationMinutes, table.id),
    index('ticket_events_created_at_idx').on(table.createdAt, table.id),
    index('ticket_events_search_idx').using('gin', table.search),
    check('ticket_events_archived_are_withdrawn', sql`${table.archivedAt} is null or ${table.withdrawnAt} is not null`),
  ],
);

/** The slugs that attractions had before, whose links still lead to them. */
export const formerEventSlugs = pgTable(
  'former_event_slugs',
  {
    slug: text('slug').primaryKey(),
    /** The attraction that had it last. */
    eventId: text('event_id')
      .notNull()
      .references(() => ticketEvents.id),
  },
  (table) => [index('former_event_slugs_event_idx').on(table.eventId)],
);

export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => ticketEvents.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    adultPrice: fils('adult_price').notNull(),
    /** null: no child fare. */
    childPrice: fils('child_price'),
    /** Null: the same prices on all dates. Amounts are in fils. */
    priceSeasons: jsonb('price_seasons').$type<readonly PriceSeason<number | null>[]>(),
    adultMinAge: smallint('adult_min_age').notNull(),
    childMinAge: smallint('child_min_age'),
    childMaxAge: smallint('child_max_age'),
    childRequiresAdult: boolean('child_requires_adult').notNull(),
    includesFastTrack: boolean('includes_fast_track').notNull(),
    includesTransfer: boolean('includes_transfer').notNull(),
    includesMeal: boolean('includes_meal').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('ticket_types_event_id_idx').on(table.eventId, table.position),
    index('ticket_types_price_seasons_idx').on(table.eventId).where(sql`${table.priceSeasons} is not null`),
  ],
);

export const ticketTimeSlots = pgTable(
  'ticket_time_slots',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => ticketEvents.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** HH:MM. */
    time: text('time').notNull(),
    /** In fils; added to the adult price, may be negative. */
    priceAdjustment: fils('price_adjustment').notNull().default(0),
  },
  (table) => [index('ticket_time_slots_event_id_idx').on(table.eventId, table.time)],
);

/** The capacity of a ticket type on a date and time slot. */
export const ticketStock = pgTable(
  'ticket_stock',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => ticketEvents.id, { onDelete: 'cascade' }),
    ticketTypeId: text('ticket_type_id')
      .notNull()
      .references(() => ticketTypes.id, { onDelete: 'cascade' }),
    timeSlotId: text('time_slot_id')
      .notNull()
      .references(() => ticketTimeSlots.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
    capacity: integer('capacity').notNull(),
    booked: integer('booked').notNull().default(0),
    /** Staff sell no more places of it. */
    closed: boolean('closed').notNull().default(false),
    placesLeft: integer('places_left')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when ${ticketStock.closed} then 0 else ${ticketStock.capacity} - ${ticketStock.booked} end`,
      ),
  },
  (table) => [
    uniqueIndex('ticket_stock_type_slot_date_key').on(table.ticketTypeId, table.timeSlotId, table.date),
    index('ticket_stock_event_date_idx').on(table.eventId, table.date),
    index('ticket_stock_date_idx').on(table.date),
    check('ticket_stock_never_oversold', sql`${table.booked} between 0 and ${table.capacity}`),
  ],
);
