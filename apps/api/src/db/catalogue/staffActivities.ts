import { and, asc, eq } from 'drizzle-orm';
import { computeVersion } from '../../lib/entityTag.ts';
import type { Database } from '../database.ts';
import { activities } from '../schema.ts';
import { isOwnTime } from '../stock/ruleTimes.ts';
import { type ActivityRow, type ActivityValues, activityColumns } from './activities.ts';
import { containsText } from './filters.ts';
import { readChangesBy } from './productChanges.ts';
import { isInState, type ProductState, type StaffProductQuery, stateIn, toStateColumns } from './productStates.ts';
import { readPage } from './readPage.ts';

/** An activity in any state. */
export interface StaffActivityRow {
  readonly activity: ActivityRow;
  readonly state: ProductState;
}

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

/** Returns an activity in any state. */
export async function findStaffActivity(db: Database, id: string): Promise<StaffActivityRow | null> {
  const [row] = await db.select({ activity: activityColumns, state }).from(activities).where(eq(activities.id, id));
  return row ?? null;
}

/** Like `findStaffActivity`, and locks the row, so that concurrent changes wait. */
export async function lockStaffActivity(tx: Database, id: string): Promise<StaffActivityRow | null> {
  const [row] = await tx
    .select({ activity: activityColumns, state })
    .from(activities)
    .where(eq(activities.id, id))
    .for('update');
  return row ?? null;
}

/** Returns the version of an activity: another one after each change by staff, but not after a review, a day or a change of its rules. */
export function readActivityVersion({ activity, state: current }: StaffActivityRow): string {
  const { averageRating: _averageRating, reviewsCount: _reviewsCount, ...rest } = activity;
  const { lowestPrice: _lowestPrice, fromPrice: _fromPrice, timeSlots, ...values } = rest;
  return computeVersion([values, timeSlots.filter(isOwnTime), current]);
}

/** Inserts a draft. */
export async function insertDraft(tx: Database, values: ActivityValues, now: Date): Promise<StaffActivityRow> {
  const [activity] = await tx
    .insert(activities)
    .values({ ...values, createdAt: now, withdrawnAt: now })
    .returning(activityColumns);
  if (!activity) throw new Error('An insert always returns its row');
  return { activity, state: 'draft' };
}

/** Stores the state of an activity. */
export async function saveActivityState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  await tx.update(activities).set(toStateColumns(next, now)).where(eq(activities.id, id));
}

/** What staff have changed of an activity. */
export const activityChanges = readChangesBy([
  'createActivity',
  'createStaffActivity',
  'deleteActivity',
  'replaceStaffActivity',
  'setActivityState',
  'updateActivity',
]);
