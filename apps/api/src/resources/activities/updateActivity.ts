import { operation } from '../../contract/operation.ts';
import { type ActivityValues, changeActivity, findActivity } from '../../db/catalogue/activities.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { activityBody } from './activityBody.ts';
import { activityValues } from './activityInput.ts';

/** Replaces an activity; for staff (GAP-59). Without a slug in the request the current one stays. */
export const updateActivity = operation('updateActivity', async ({ path, body, db }) => {
  const activity = await findActivity(db, path.id);
  if (!activity) throw notFound('activity');
  const values = activityValues({ ...body, slug: body.slug ?? activity.slug }, activity.timeSlots);
  const changed = await changeOrConflict(db, activity.id, values);
  if (!changed) throw notFound('activity');
  return { status: 200, body: activityBody(changed) };
});

async function changeOrConflict(db: Database, id: string, values: ActivityValues) {
  try {
    return await changeActivity(db, id, values);
  } catch (error) {
    if (isUniqueViolation(error, 'activities_slug_key')) throw conflict('Another activity has this slug.');
    throw error;
  }
}
