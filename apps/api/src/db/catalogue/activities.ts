import type { ActivityType } from '@aitours/domain/activity';
import { and, asc, count, eq, getTableColumns, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, activityStock } from '../schema.ts';
import { catalogueList } from './catalogueList.ts';
import {
  durationWithin,
  equalIfGiven,
  type Listing,
  type ListQuery,
  matchesSearch,
  type Ordering,
  orderBy,
  priceWithin,
} from './filters.ts';
import { prepareOnce } from './prepareOnce.ts';

const {
  search: searchColumn,
  withdrawnAt: _withdrawnAt,
  position: _position,
  ...columns
} = getTableColumns(activities);

export type ActivityRow = Omit<typeof activities.$inferSelect, 'search' | 'withdrawnAt' | 'position'>;

const orders = {
  created_at: activities.createdAt,
  base_price: activities.basePrice,
  title: activities.title,
  rating: activities.averageRating,
  duration: activities.durationMinutes,
};

export interface ActivityListQuery extends ListQuery {
  readonly activity_type?: ActivityType;
  readonly ordering?: Ordering<keyof typeof orders>;
}

const matchesFilters = (isSearch: boolean) =>
  and(
    isNull(activities.withdrawnAt),
    priceWithin(activities.basePrice),
    durationWithin(activities.durationMinutes),
    equalIfGiven(activities.activityType, 'type'),
    isSearch ? matchesSearch(searchColumn) : undefined,
  );

const readList = catalogueList<ActivityRow, Ordering<keyof typeof orders>>('activities', '-created_at', {
  page: (db, isSearch, ordering, name) =>
    db
      .select(columns)
      .from(activities)
      .where(matchesFilters(isSearch))
      .orderBy(...orderBy(ordering, orders, activities.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  count: (db, isSearch, name) =>
    db.select({ count: count() }).from(activities).where(matchesFilters(isSearch)).prepare(name),
});

/** Returns a page of the activities on sale. */
export const listActivityRows = (db: Database, query: ActivityListQuery): Promise<Listing<ActivityRow>> =>
  readList(db, query, { type: query.activity_type ?? null });

const selectOne = prepareOnce((db, _key: 'activity') =>
  db
    .select(columns)
    .from(activities)
    .where(
      and(
        or(eq(activities.id, sql.placeholder('idOrSlug')), eq(activities.slug, sql.placeholder('idOrSlug'))),
        isNull(activities.withdrawnAt),
      ),
    )
    .orderBy(sql`${activities.id} = ${sql.placeholder('idOrSlug')} desc`)
    .limit(1)
    .prepare('activity'),
);

/** Returns an activity on sale by id or slug (GAP-08). */
export async function findActivity(db: Database, idOrSlug: string): Promise<ActivityRow | null> {
  const [row] = await selectOne(db, 'activity').execute({ idOrSlug });
  return row ?? null;
}

/** Returns the stock rows of an activity between two days, both included. */
export const findActivityStock = (db: Database, activityId: string, from: string, to: string) =>
  db
    .select({
      date: activityStock.date,
      timeSlotId: activityStock.timeSlotId,
      opening: activityStock.opening,
      booked: activityStock.booked,
    })
    .from(activityStock)
    .where(and(eq(activityStock.activityId, activityId), gte(activityStock.date, from), lte(activityStock.date, to)))
    .orderBy(asc(activityStock.date));

export type ActivityValues = Omit<typeof activities.$inferInsert, 'id' | 'search' | 'createdAt' | 'withdrawnAt'>;

/** Inserts an activity. @returns null when the slug is taken */
export async function insertActivity(db: Database, values: ActivityValues, now: Date): Promise<ActivityRow | null> {
  const [row] = await db
    .insert(activities)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing({ target: activities.slug })
    .returning(columns);
  return row ?? null;
}

export async function changeActivity(db: Database, id: string, values: ActivityValues): Promise<ActivityRow | null> {
  const [row] = await db.update(activities).set(values).where(eq(activities.id, id)).returning(columns);
  return row ?? null;
}

/** Withdraws an activity from sale. Its bookings stay valid. */
export async function withdrawActivity(db: Database, id: string, now: Date): Promise<void> {
  await db.update(activities).set({ withdrawnAt: now }).where(eq(activities.id, id));
}
