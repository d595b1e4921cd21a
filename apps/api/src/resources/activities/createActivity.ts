import { operation } from '../../contract/operation.ts';
import { insertActivity } from '../../db/catalogue/activities.ts';
import { conflict } from '../../problems/problems.ts';
import { activityBody } from './activityBody.ts';
import { activityValues } from './activityInput.ts';

/** Creates an activity; for staff (GAP-59). */
export const createActivity = operation('createActivity', async ({ body, db, clock }) => {
  const activity = await insertActivity(db, activityValues(body), clock.now());
  if (!activity) throw conflict('Another activity has this slug.');
  return {
    status: 201,
    body: activityBody(activity),
    headers: { location: `/api/v1/activities/${activity.id}/` },
  };
});
