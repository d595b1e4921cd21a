import { changeActivity, lockActivity } from '../../db/catalogue/activities.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { toActivityBody } from './activityBody.ts';
import { toActivityValues } from './activityInput.ts';

/** Replaces an activity; for staff. Without a slug in the request the current one stays. */
export const updateActivity = operation('updateActivity', async (context) => {
  const { path, body, db, clock } = context;
  const change = inTransaction(db, async (tx) => {
    const before = await lockActivity(tx, path.id);
    if (!before) throw notFound('activity');
    const values = toActivityValues({ ...body, slug: body.slug ?? before.slug }, clock.now(), before.timeSlots);
    const after = await changeActivity(tx, before, values);
    if (!after) throw notFound('activity');
    const changed = { operation: 'updateActivity', objectId: before.id, before, after } as const;
    await recordChange(tx, context, changed, clock.now());
    return after;
  });
  const activity = await change.catch((error: unknown) => {
    throw isUniqueViolation(error, 'activities_slug_key') ? conflict('Another activity has this slug.') : error;
  });
  return { status: 200, body: toActivityBody(activity) };
});
