import type { ActivityType } from '@aitours/domain/activity';
import { and, asc, eq, getTableColumns, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { activities, activityStock, formerActivitySlugs, longestFirst, shortestFirst } from '../schema.ts';
import { findByIdOrSlug, getCatalogueList, type ListShape, type ProductPage } from './catalogueList.ts';
import {
  type FactQuery,
  isActivityRefundable,
  matchesFacts,
  type RefundQuery,
  refundValues,
  toFactValues,
} from './factFilters.ts';
import {
  durationWithin,
  equalIfGiven,
  type ListPosition,
  type ListQuery,
  matchesSearch,
  type Ordering,
  priceWithin,
  ratedAtLeast,
} from './filters.ts';
import { type FreeQuery, isActivityFree, toFreeValues } from './free.ts';
import { priceOnDate } from './lowestPrices.ts';

/** What is sold, without its state. */
const {
  search: searchColumn,
  withdrawnAt: _withdrawnAt,
  archivedAt: _archivedAt,
  position: _position,
  ...activityColumns
} = getTableColumns(activities);

export { activityColumns };

export type ActivityRow = Omit<typeof activities.$inferSelect, 'search' | 'withdrawnAt' | 'archivedAt' | 'position'>;

const orders = {
  created_at: activities.createdAt,
  base_price: activities.fromPrice,
  title: activities.title,
  rating: activities.averageRating,
  duration: { ascending: shortestFirst, descending: longestFirst },
};

export interface ActivityListQuery extends ListQuery, FreeQuery, FactQuery, RefundQuery {
  readonly activity_type?: ActivityType;
  readonly ordering: Ordering<keyof typeof orders>;
}

const matchesFilters = ({ isSearch, isFree, isRefundable }: ListShape) =>
  and(
    isNull(activities.withdrawnAt),
    priceWithin(isFree ? priceOnDate : activities.fromPrice),
    durationWithin(activities.durationMinutes),
    equalIfGiven(activities.activityType, 'type'),
    ratedAtLeast(activities.averageRating, activities.reviewsCount),
    matchesFacts(activities),
    isRefundable ? isActivityRefundable : undefined,
    isSearch ? matchesSearch(searchColumn) : undefined,
    isFree ? isActivityFree : undefined,
  );

const list = {
  table: activities,
  orders,
  freeOrders: { ...orders, base_price: priceOnDate },
  matches: matchesFilters,
};

const moreValues = (query: ActivityListQuery, now: Date) => ({
  type: query.activity_type ?? null,
  ...toFactValues(query),
  ...refundValues(query, now),
  ...toFreeValues(query, now),
});

/** An activity in a list. */
export interface ListedActivity {
  readonly id: string;
  /** Another one after each change of the activity: the transaction that wrote its row. */
  readonly version: string;
  /** The price of the date, of what is free on one. */
  readonly price: number | null;
}

const version = sql<string>`${activities}.xmin::text`.as('version');

const readListed = getCatalogueList<ListedActivity, keyof typeof orders>('activities', {
  ...list,
  select: (db, { where, isFree, sortKey, total }) =>
    db
      .select({
        id: activities.id,
        version,
        price: sql<number | null>`${isFree ? priceOnDate : sql`null::integer`}`.as('price'),
        sortKey,
        total,
      })
      .from(activities)
      .where(where),
});

/**
 * Returns a page of the activities on sale.
 *
 * @param after the last activity of the page before, instead of the number of the page
 */
export const listActivityVersions = (
  db: Database,
  query: ActivityListQuery,
  after: ListPosition | undefined,
  now: Date,
): Promise<ProductPage<ListedActivity>> => readListed(db, query, after, moreValues(query, now));

const isOneOf = sql`${activities.id} = any(${sql.placeholder('ids')})`;

const selectActivities = prepareOnce((db, use: 'activities by id') =>
  db
    .select({ ...activityColumns, version })
    .from(activities)
    .where(isOneOf)
    .prepare(use),
);

/** Returns these activities with their versions, in any order. */
export const findActivities = (db: Database, ids: readonly string[]) =>
  selectActivities(db, 'activities by id').execute({ ids });

/** What a card shows. */
const cardColumns = {
  id: activities.id,
  slug: activities.slug,
  title: activities.title,
  activityType: activities.activityType,
  locationName: activities.locationName,
  latitude: activities.latitude,
  longitude: activities.longitude,
  basePrice: activities.basePrice,
  fromPrice: activities.fromPrice,
  durationMinutes: activities.durationMinutes,
  images: activities.images,
  averageRating: activities.averageRating,
  reviewsCount: activities.reviewsCount,
  timeSlots: activities.timeSlots,
  cancellationTerms: activities.cancellationTerms,
};

export type ActivityCardRow = Pick<ActivityRow, keyof typeof cardColumns>;

const selectCards = prepareOnce((db, use: 'activity cards by id') =>
  db
    .select({ ...cardColumns, version })
    .from(activities)
    .where(isOneOf)
    .prepare(use),
);

/** Like `findActivities`, with the columns of a card only. */
export const findActivityCards = (db: Database, ids: readonly string[]) =>
  selectCards(db, 'activity cards by id').execute({ ids });

/** Returns an activity on sale by id or slug (GAP-08), or else by a slug that it had before. */
export const findActivity = async (db: Database, idOrSlug: string): Promise<ActivityRow | null> =>
  (await findCurrent(db, idOrSlug)) ?? findByFormerSlug(db, idOrSlug);

const findCurrent = findByIdOrSlug<ActivityRow>('activity', activities, (db, matches) =>
  db
    .select(activityColumns)
    .from(activities)
    .where(and(matches, isNull(activities.withdrawnAt))),
);

async function findByFormerSlug(db: Database, slug: string): Promise<ActivityRow | null> {
  const [row] = await db
    .select(activityColumns)
    .from(formerActivitySlugs)
    .innerJoin(activities, eq(activities.id, formerActivitySlugs.activityId))
    .where(and(eq(formerActivitySlugs.slug, slug), isNull(activities.withdrawnAt)));
  return row ?? null;
}

/** Like `findActivity`, and locks the row, so that concurrent changes wait. */
export async function lockActivity(tx: Database, idOrSlug: string): Promise<ActivityRow | null> {
  const activity = await findActivity(tx, idOrSlug);
  if (!activity) return null;
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, activity.id)).for('update');
  return findActivity(tx, activity.id);
}

/** Returns the stock rows of an activity between two days, both included. */
export const findActivityStock = (db: Database, activityId: string, from: string, to: string) =>
  db
    .select({
      date: activityStock.date,
      timeSlotId: activityStock.timeSlotId,
      placesLeft: activityStock.placesLeft,
      booked: activityStock.booked,
    })
    .from(activityStock)
    .where(and(eq(activityStock.activityId, activityId), gte(activityStock.date, from), lte(activityStock.date, to)))
    .orderBy(asc(activityStock.date));

export type ActivityValues = Omit<
  typeof activities.$inferInsert,
  'id' | 'search' | 'createdAt' | 'withdrawnAt' | 'archivedAt'
> &
  Pick<ActivityRow, 'timeSlots' | 'images'>;

/** Inserts an activity. @returns null when the slug is taken */
export async function insertActivity(db: Database, values: ActivityValues, now: Date): Promise<ActivityRow | null> {
  const [row] = await db
    .insert(activities)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing({ target: activities.slug })
    .returning(activityColumns);
  return row ?? null;
}

/** Withdraws an activity from sale. Its bookings stay valid. */
export async function withdrawActivity(db: Database, id: string, now: Date): Promise<void> {
  await db.update(activities).set({ withdrawnAt: now, archivedAt: now }).where(eq(activities.id, id));
}
