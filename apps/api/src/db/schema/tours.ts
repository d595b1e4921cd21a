import type { ActivityFacts } from '@aitours/domain/activity';
import type { CancellationTerms } from '@aitours/domain/booking';
import type { PriceSeason } from '@aitours/domain/pricing';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { factWords, fils, id, instant, searchVector, stateColumns, tsvector } from './columns.ts';

export interface TourTransfer {
  readonly id: string;
  readonly transferType: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  /** Of the whole ride: there and back if it has a `returnsAt`. */
  readonly durationMinutes: number | null;
  /** HH:MM. Absent: chosen by `createDayItinerary`. */
  readonly startsAt?: string | undefined;
  /** HH:MM at which a round trip starts back; absent for a ride in one direction. */
  readonly returnsAt?: string | undefined;
  readonly isIncluded: boolean;
  /** In fils. */
  readonly price: number;
  readonly distanceKm: number | null;
  readonly vehicleName: string | null;
}

export interface TourDayActivity {
  readonly id: string;
  readonly name: string;
  /** In fils. */
  readonly price: number;
  readonly description: string;
  /** The slug of the activity or attraction that it is, if the shop sells it by itself. */
  readonly product?: string | undefined;
}

export const tours = pgTable(
  'tours',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** null: the default location is shown. */
    location: text('location'),
    tourType: text('tour_type').notNull(),
    basePrice: fils('base_price').notNull(),
    /** Null: the same price on all dates. Amounts are in fils. */
    priceSeasons: jsonb('price_seasons').$type<readonly PriceSeason<null>[]>(),
    /** The lowest price of an adult on the dates ahead; null without price seasons. */
    lowestPrice: fils('lowest_price'),
    /** What lists show, sort and filter by. */
    fromPrice: fils('from_price')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${tours.lowestPrice}, ${tours.basePrice})`),
    durationDays: smallint('duration_days').notNull(),
    durationNights: smallint('duration_nights').notNull(),
    /** Places of a start date without a stock row; null: no limit, of tours from before it was needed to publish one. */
    capacity: integer('capacity'),
    minGroupSize: smallint('min_group_size'),
    maxGroupSize: smallint('max_group_size'),
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewsCount: integer('reviews_count').notNull().default(0),
    featured: boolean('featured').notNull().default(false),
    meetingPoint: text('meeting_point').notNull().default(''),
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
        const { title, tourType, location, description, facts } = tours;
        return searchVector(title, tourType, sql`coalesce(${location}, '')`, description, factWords(facts));
      }),
  },
  (table) => [
    uniqueIndex('tours_slug_key').on(table.slug),
    index('tours_position_idx').on(table.position, table.id),
    index('tours_from_price_idx').on(table.fromPrice, table.id),
    index('tours_duration_idx').on(table.durationDays, table.id),
    index('tours_rating_idx').on(table.averageRating, table.id),
    index('tours_created_at_idx').on(table.createdAt, table.id),
    index('tours_featured_idx').on(table.featured, table.position),
    index('tours_search_idx').using('gin', table.search),
    check('tours_archived_are_withdrawn', sql`${table.archivedAt} is null or ${table.withdrawnAt} is not null`),
  ],
);

/** The slugs that tours had before, whose links still lead to them. */
export const formerTourSlugs = pgTable(
  'former_tour_slugs',
  {
    slug: text('slug').primaryKey(),
    /** The tour that had it last. */
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id),
  },
  (table) => [index('former_tour_slugs_tour_idx').on(table.tourId)],
);

export const hotels = pgTable('hotels', {
  id: id(),
  name: text('name').notNull(),
  starRating: smallint('star_rating').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  image: text('image'),
  position: integer('position').notNull().default(0),
});

export const roomTypes = pgTable(
  'room_types',
  {
    id: id(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    pricePerNight: fils('price_per_night'),
    basePrice: fils('base_price').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('room_types_hotel_id_idx').on(table.hotelId)],
);

/** Vehicles for a tour's transfers. */
export const transferTypes = pgTable('transfer_types', {
  id: id(),
  name: text('name').notNull(),
  pricePerKm: fils('price_per_km'),
  basePrice: fils('base_price').notNull(),
  /** Null: it has no limit. */
  maxPassengers: integer('max_passengers'),
  position: integer('position').notNull().default(0),
});

export const mealTypes = pgTable('meal_types', {
  id: id(),
  name: text('name').notNull(),
  pricePerMeal: fils('price_per_meal'),
  basePrice: fils('base_price').notNull(),
  position: integer('position').notNull().default(0),
});

export const tourDays = pgTable(
  'tour_days',
  {
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    dayNumber: smallint('day_number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    hotelId: text('hotel_id').references(() => hotels.id),
    roomTypeId: text('room_type_id').references(() => roomTypes.id),
    transfers: jsonb('transfers').$type<readonly TourTransfer[]>().notNull(),
    /** Meal type ids. */
    meals: jsonb('meals').$type<readonly string[]>().notNull(),
    activities: jsonb('activities').$type<readonly TourDayActivity[]>().notNull(),
    /** The slugs of the activities and attractions that the day includes for every traveller. */
    includes: jsonb('includes').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.dayNumber] })],
);

/** The stock of a tour on a date on which it starts; inserted with the first booking or the first edit. */
export const tourStock = pgTable(
  'tour_stock',
  {
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id),
    date: date('date').notNull(),
    /** Travellers who can start on the date; null: no limit. */
    capacity: integer('capacity'),
    booked: integer('booked').notNull().default(0),
    /** Staff sell no more places of it. */
    closed: boolean('closed').notNull().default(false),
    /** Null: no limit. */
    placesLeft: integer('places_left').generatedAlwaysAs(
      (): SQL => sql`case when ${tourStock.closed} then 0 else ${tourStock.capacity} - ${tourStock.booked} end`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.date] }),
    check('tour_stock_never_oversold', sql`${table.booked} >= 0 and ${table.booked} <= ${table.capacity}`),
  ],
);
