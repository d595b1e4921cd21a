import { insertDraft } from '../../db/catalogue/staffActivities.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { orSlugTaken } from '../slugs.ts';
import { toActivityValues } from './activityInput.ts';
import { createStaffActivityResponse } from './staffActivityBody.ts';

/** Creates a draft of an activity. `db` is the transaction of the idempotency key. */
export const createStaffActivity = operation('createStaffActivity', async (context) => {
  const { body, db, clock } = context;
  const now = clock.now();
  const values = toActivityValues(body, now);
  await requireProductImages(db, values);
  const row = await orSlugTaken(insertDraft(db, values, now), 'activities_slug_key');
  const change = { objectId: row.activity.id, before: null, after: row.activity };
  await recordChange(db, context, { operation: 'createStaffActivity', ...change }, now);
  return { status: 201, ...(await createStaffActivityResponse(db, row)) };
});
