import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { type ActivityValues, changeActivity } from '../../db/catalogue/activities.ts';
import { lockStaffActivity, readActivityVersion, type StaffActivityRow } from '../../db/catalogue/staffActivities.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { orSlugTaken } from '../slugs.ts';
import { activityValues } from './activityInput.ts';
import { readStaffActivity } from './staffActivityBody.ts';

/** Replaces an activity in any state (GAP-59). Without a slug in the request the current one stays. */
export const replaceStaffActivity = operation('replaceStaffActivity', async (context) => {
  const { path, headers, body, db, clock } = context;
  const change = inTransaction(db, async (tx) => {
    const row = await lockStaffActivity(tx, path.id);
    if (!row) throw notFound('activity');
    const before = row.activity;
    const values = activityValues({ ...body, slug: body.slug ?? before.slug }, clock.now(), before.timeSlots);
    // A retry, whose first response was lost, changed the version itself.
    if (isAlready(row, values)) return;
    requireVersion(headers['if-match'], readActivityVersion(row), 'activity');
    await requireProductImages(tx, values);
    const after = await changeActivity(tx, before, values);
    const changed = { operation: 'replaceStaffActivity', objectId: before.id, before, after } as const;
    await recordChange(tx, context, changed, clock.now());
  });
  await orSlugTaken(change, 'activities_slug_key');
  return { status: 200, ...(await readStaffActivity(db, path.id)) };
});

/** Whether the activity has these values. New time slots have other ids in each request. */
const isAlready = ({ activity }: StaffActivityRow, { timeSlots, ...values }: ActivityValues): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(Object(activity)[name], value)) &&
  isDeepStrictEqual(activity.timeSlots.map(withoutId), timeSlots.map(withoutId));

const withoutId = ({ id: _, ...slot }: ActivityValues['timeSlots'][number]) => slot;
