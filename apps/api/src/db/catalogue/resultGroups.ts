import {
  type DurationBucket,
  durationBuckets,
  type ListKind,
  type PriceBucket,
  priceBuckets,
  type ResultGroup,
} from '@aitours/domain/browse';
import { toSearchWords } from '@aitours/domain/search';
import { type AnyColumn, and, count, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { activities, ticketEvents, tours } from '../schema.ts';
import { isEventOnSale } from './events.ts';
import {
  createFactColumns,
  isActivityRefundable,
  isEventRefundable,
  isTourRefundable,
  refundValues,
} from './factFilters.ts';
import { type FreeQuery, isActivityFree, isEventFree, toFreeValues } from './free.ts';
import { priceOnDate } from './lowestPrices.ts';
import { formatQuery, listCorrections, maxCorrections } from './searchTerms.ts';
import { ticketPriceOnDate } from './ticketPrices.ts';
import { isTourOnSale, tourMinutes } from './tours.ts';
import { readSearchVocabulary } from './vocabulary.ts';

/** What is counted; the filters are applied to the groups. */
export interface GroupQuery extends FreeQuery {
  readonly search?: string;
  readonly lists: readonly ListKind[];
}

interface Bucket<Value> {
  readonly value: Value;
  readonly gte?: number;
  readonly lte?: number;
}

/** Returns the bucket of a value, whose unit is a part of the buckets' unit; null for an unknown value. */
const selectBucket = <Value extends string>(buckets: readonly Bucket<Value>[], value: AnyColumn | SQL, unit: number) =>
  sql<Value | null>`case ${sql.join(
    buckets.map(
      ({ value: name, gte: min = 0, lte: max }) =>
        sql`when ${value} between ${sql.raw(`${Math.round(min * unit)}`)} and ${sql.raw(max ? `${Math.round(max * unit)}` : `'Infinity'::numeric`)} then ${sql.raw(`'${name}'`)}`,
    ),
    sql` `,
  )} end`;

const selectPrice = (price: AnyColumn | SQL) => selectBucket<PriceBucket>(priceBuckets, price, 100).as('price');
const selectDuration = (minutes: AnyColumn | SQL) =>
  selectBucket<DurationBucket>(durationBuckets, minutes, 1).as('duration');

const selectRating = (average: AnyColumn, reviews: AnyColumn) =>
  sql<number | null>`case when ${reviews} > 0 then floor(${average})::integer end`.as('rating');

/** The search as typed, then its corrections; null for those that it doesn't have. */
const readings = Array.from({ length: 1 + maxCorrections }, (_, index) => `reading${index}`);

const wordsMatch = (column: AnyColumn, name: string): SQL =>
  sql`${column} @@ to_tsquery('simple', ${sql.placeholder(name)}::text)`;

const searched = (column: AnyColumn) => ({
  reading: sql<number>`case ${sql.join(
    readings.map((name, index) => sql`when ${wordsMatch(column, name)} then ${sql.raw(`${index}`)}`),
    sql` `,
  )} else 0 end`.as('reading'),
});

const isSearched = (column: AnyColumn): SQL =>
  sql`(${sql.placeholder('reading0')}::text is null or ${sql.join(
    readings.map((name) => wordsMatch(column, name)),
    sql` or `,
  )})`;

const isCounted = (list: ListKind): SQL => sql`${sql.placeholder(list)}::boolean`;

const listNamed = (list: ListKind) => sql<ListKind>`${sql.raw(`'${list}'`)}`.as('list');

const selectActivities = (db: Database, isFree: SQL | undefined) =>
  db
    .select({
      list: listNamed('activities'),
      ...searched(activities.search),
      price: selectPrice(isFree ? priceOnDate : activities.fromPrice),
      duration: selectDuration(activities.durationMinutes),
      rating: selectRating(activities.averageRating, activities.reviewsCount),
      ...createFactColumns(activities),
      isRefundable: isActivityRefundable.as('is_refundable'),
    })
    .from(activities)
    .where(and(isCounted('activities'), isNull(activities.withdrawnAt), isSearched(activities.search), isFree));

const selectTours = (db: Database) =>
  db
    .select({
      list: listNamed('tours'),
      ...searched(tours.search),
      price: selectPrice(tours.fromPrice),
      duration: selectDuration(tourMinutes),
      rating: selectRating(tours.averageRating, tours.reviewsCount),
      ...createFactColumns(tours),
      isRefundable: isTourRefundable.as('is_refundable'),
    })
    .from(tours)
    .where(and(isCounted('tours'), isTourOnSale, isSearched(tours.search)));

const selectEvents = (db: Database, isFree: SQL | undefined) =>
  db
    .select({
      list: listNamed('events'),
      ...searched(ticketEvents.search),
      price: selectPrice(isFree ? ticketPriceOnDate : ticketEvents.fromPrice),
      duration: selectDuration(ticketEvents.durationMinutes),
      rating: sql<number | null>`null::integer`.as('rating'),
      ...createFactColumns(ticketEvents),
      isRefundable: isEventRefundable.as('is_refundable'),
    })
    .from(ticketEvents)
    .where(
      and(
        isCounted('events'),
        isEventOnSale,
        gte(ticketEvents.endDate, sql.placeholder('bookedOn')),
        isSearched(ticketEvents.search),
        isFree,
      ),
    );

/** Groups all products by what the filters distinguish: one statement counts each option of each filter. */
const statements = prepareOnce((db, shape: 'all' | 'free') => {
  const isFree = shape === 'free';
  const all = unionAll(
    selectActivities(db, isFree ? isActivityFree : undefined),
    selectTours(db),
    selectEvents(db, isFree ? isEventFree : undefined),
  ).as('products');
  // A proxy: its columns can't be spread.
  const columns = {
    list: all.list,
    reading: all.reading,
    price: all.price,
    duration: all.duration,
    rating: all.rating,
    minAge: all.minAge,
    isStepFree: all.isStepFree,
    allowsStroller: all.allowsStroller,
    languages: all.languages,
    isRefundable: all.isRefundable,
  };
  // Without a name, so that it is planned for its values, like searches.
  return db
    .select({ ...columns, count: count() })
    .from(all)
    .groupBy(...Object.values(columns))
    .prepare('');
});

/** Returns the products on sale of some lists in groups that no filter divides. */
export async function readResultGroups(db: Database, query: GroupQuery, now: Date): Promise<ResultGroup[]> {
  const words = toSearchWords(query.search ?? '');
  if (query.search?.trim() && words.length === 0) return [];
  const searches = words.length > 0 ? [words, ...listCorrections(words, await readSearchVocabulary(db))] : [];
  const queries = readings.map((name, index) => [name, formatQuery(searches[index] ?? []) || null]);
  const isWanted = (list: ListKind): boolean => query.lists.includes(list);
  return statements(db, query.free_on === undefined ? 'all' : 'free').execute({
    ...Object.fromEntries(queries),
    activities: isWanted('activities'),
    tours: isWanted('tours'),
    events: isWanted('events'),
    ...refundValues(query, now),
    ...toFreeValues(query, now),
  });
}
