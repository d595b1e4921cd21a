import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, formerActivitySlugs } from '../schema.ts';
import { followCapacity } from '../stock/followCapacity.ts';
import { isOwnTime } from '../stock/ruleTimes.ts';
import { closeActivityBlackouts } from '../stock/stockSchedules.ts';
import { type ActivityRow, type ActivityValues, activityColumns } from './activities.ts';
import { containsText } from './filters.ts';
import { isInState, type StaffProductQuery, stateIn } from './productStates.ts';
import { createProductStore } from './productStore.ts';
import { readPage } from './readPage.ts';

const state = stateIn(activities);

/** Returns a page of activities in the order of their titles. */
export function listStaffActivityRows(db: Database, query: StaffProductQuery) {
  const { title, slug, locationName } = activities;
  const where = and(containsText([title, slug, locationName], query.search), isInState(activities, query.state));
  const { id, activityType, basePrice } = activities;
  const select = db
    .select({ id, slug, title, activityType, locationName, basePrice, state })
    .from(activities)
    .where(where);
  return readPage(select, [asc(title), asc(id)], db.$count(activities, where), query);
}

/** Reads and changes activities as staff do. */
export const activityStore = createProductStore<ActivityRow, ActivityValues>({
  select: (db, id) => db.select({ product: activityColumns, state }).from(activities).where(eq(activities.id, id)),
  insert: (tx, values, createdAt) =>
    tx
      .insert(activities)
      .values({ ...values, createdAt })
      .returning({ id: activities.id }),
  update: async (tx, id, columns) => {
    if ('capacity' in columns) await followCapacity(tx, id, columns.capacity ?? null);
    await tx.update(activities).set(columns).where(eq(activities.id, id));
  },
  saveParts: (tx, id, { timeSlots }) => closeActivityBlackouts(tx, id, timeSlots),
  keepSlug: (tx, slug, activityId) =>
    tx
      .insert(formerActivitySlugs)
      .values({ slug, activityId })
      .onConflictDoUpdate({ target: formerActivitySlugs.slug, set: { activityId } }),
  operations: {
    create: 'createStaffActivity',
    replace: 'replaceStaffActivity',
    setState: 'setActivityState',
    others: ['createActivity', 'deleteActivity', 'updateActivity'],
  },
  // A review, a new day and a change of its rules change the rest.
  toVersioned: ({
    averageRating: _rating,
    reviewsCount: _reviews,
    lowestPrice: _lowest,
    fromPrice: _from,
    ...values
  }) => ({
    ...values,
    timeSlots: values.timeSlots.filter(isOwnTime),
  }),
});
