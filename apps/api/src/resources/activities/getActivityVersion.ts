import type { ActivityRow } from '../../db/catalogue/activities.ts';
import { activityChanges, findStaffActivity } from '../../db/catalogue/staffActivities.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toActivityBody } from './activityBody.ts';

/** Returns an activity as it was after a change by staff. */
export const getActivityVersion = operation('getActivityVersion', async ({ path, db }) => {
  const [row, entry] = await Promise.all([
    findStaffActivity(db, path.id),
    activityChanges.find(db, path.id, path.change_id),
  ]);
  if (!row || !entry?.after || entry.operation === 'setActivityState') throw notFound('activity');
  // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
  const stored = entry.after as ActivityRow;
  return { status: 200, body: toActivityBody({ ...row.activity, ...stored, createdAt: row.activity.createdAt }) };
});
