import { type ActivityFacts, activityTypes } from '@aitours/domain/activity';
import type { CancellationTerms } from '@aitours/domain/booking';
import type { PriceSeason } from '@aitours/domain/pricing';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  factWords,
  fils,
  id,
  instant,
  isFactTrue,
  searchVector,
  selectMinAge,
  stateColumns,
  tsvector,
} from './columns.ts';

/** When an activity takes place. */
export interface ActivityTimeSlot {
  readonly id: string;
  /** YYYY-MM-DD, both ends included. */
  readonly startDate: string;
  readonly endDate: string;
  /** 0 = Sunday. */
  readonly availableDays: readonly number[];
  /** HH:MM; null: any time of the day. */
  readonly startTime: string | null;
  /** Only of one that rules of the stock have created: dates in between on which it isn't offered. */
  readonly excludedDates?: readonly string[];
}

export interface ActivityAddon {
  readonly title: string;
  readonly icon: string;
  readonly shortDetail: string;
  /** In fils. */
  readonly price: number;
}

export interface ItineraryStep {
  readonly title: string;
  readonly description: string;
}

export const activities = pgTable(
  'activities',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    activityType: text('activity_type', { enum: activityTypes }).notNull(),
    locationName: text('location_name').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    basePrice: fils('base_price').notNull(),
    childPrice: fils('child_price').notNull(),
    /** null: no private activity is offered. */
    privatePrice: fils('private_price'),
    /** Null: the same prices on all dates. Amounts are in fils. */
    priceSeasons: jsonb('price_seasons').$type<readonly PriceSeason[]>(),
    /** The lowest price of an adult on the dates ahead; null without price seasons. */
    lowestPrice: fils('lowest_price'),
    /** What lists show, sort and filter by. */
    fromPrice: fils('from_price')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${activities.lowestPrice}, ${activities.basePrice})`),
    durationMinutes: integer('duration_minutes'),
    durationUnit: text('duration_unit'),
    /** Places of a departure without a stock row; null: staff haven't entered it, so nothing is on sale. */
    capacity: integer('capacity'),
    maxParticipants: integer('max_participants'),
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewsCount: integer('reviews_count').notNull().default(0),
    /** Image ids; the first is the card's picture. */
    images: jsonb('images').$type<readonly string[]>().notNull(),
    timeSlots: jsonb('time_slots').$type<readonly ActivityTimeSlot[]>().notNull(),
    languages: jsonb('languages').$type<readonly string[]>().notNull(),
    itinerary: jsonb('itinerary').$type<readonly ItineraryStep[]>().notNull(),
    highlights: jsonb('highlights').$type<readonly string[]>().notNull(),
    included: jsonb('included').$type<readonly string[]>().notNull(),
    notIncluded: jsonb('not_included').$type<readonly string[]>().notNull(),
    addons: jsonb('addons').$type<readonly ActivityAddon[]>().notNull(),
    /** Null: the default terms. */
    cancellationTerms: jsonb('cancellation_terms').$type<CancellationTerms>(),
    /** Null: nothing is known. */
    facts: jsonb('facts').$type<ActivityFacts>(),
    /** Position in the catalogue's default order. */
    position: integer('position').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    ...stateColumns(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { title, activityType, locationName, description, facts } = activities;
        return searchVector(title, activityType, locationName, description, factWords(facts));
      }),
  },
  (table) => [
    uniqueIndex('activities_slug_key').on(table.slug),
    index('activities_position_idx').on(table.position, table.id),
    index('activities_from_price_idx').on(table.fromPrice, table.id),
    index('activities_price_seasons_idx').on(table.id).where(sql`${table.priceSeasons} is not null`),
    index('activities_shortest_idx').on(shortestFirst, table.id),
    index('activities_longest_idx').on(longestFirst, table.id),
    index('activities_title_idx').on(table.title, table.id),
    index('activities_rating_idx').on(table.averageRating, table.id),
    index('activities_created_at_idx').on(table.createdAt, table.id),
    index('activities_type_idx').on(table.activityType, table.position),
    // For an index-only count of filtered lists: 13 instead of 95 ms with 100,000 activities.
    index('activities_filters_idx')
      .on(table.fromPrice, table.durationMinutes, table.activityType)
      .where(sql`${table.withdrawnAt} is null`),
    // For filters that few activities match, and for counting those of facts that many have.
    index('activities_languages_idx').using('gin', table.languages.op('jsonb_path_ops')),
    index('activities_min_age_idx').on(selectMinAge(table.facts)),
    index('activities_step_free_idx')
      .on(table.id)
      .where(sql`${table.withdrawnAt} is null and ${isFactTrue(table.facts, 'step_free')}`),
    index('activities_stroller_idx')
      .on(table.id)
      .where(sql`${table.withdrawnAt} is null and ${isFactTrue(table.facts, 'stroller')}`),
    check('activities_archived_are_withdrawn', sql`${table.archivedAt} is null or ${table.withdrawnAt} is not null`),
    index('activities_search_idx').using('gin', table.search),
  ],
);

/** The duration with the unknown ones after all others, in ascending and in descending order. */
export const shortestFirst: SQL = sql`coalesce(${activities.durationMinutes}, 2147483647)`;
export const longestFirst: SQL = sql`coalesce(${activities.durationMinutes}, -1)`;

/** The slugs that activities had before, whose links still lead to them. */
export const formerActivitySlugs = pgTable(
  'former_activity_slugs',
  {
    slug: text('slug').primaryKey(),
    /** The activity that had it last. */
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
  },
  (table) => [index('former_activity_slugs_activity_idx').on(table.activityId)],
);

/** The stock of an activity on a date and time slot; inserted with the first booking or the first edit. */
export const activityStock = pgTable(
  'activity_stock',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    date: date('date').notNull(),
    timeSlotId: text('time_slot_id').notNull(),
    opening: integer('opening').notNull(),
    booked: integer('booked').notNull().default(0),
    /** Staff sell no more places of it. */
    closed: boolean('closed').notNull().default(false),
    /** One party has booked the whole departure. */
    isPrivate: boolean('is_private').notNull().default(false),
    placesLeft: integer('places_left')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${activityStock.closed} or ${activityStock.isPrivate} then 0 else ${activityStock.opening} - ${activityStock.booked} end`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.date, table.timeSlotId] }),
    check('activity_stock_never_oversold', sql`${table.booked} between 0 and ${table.opening}`),
  ],
);
