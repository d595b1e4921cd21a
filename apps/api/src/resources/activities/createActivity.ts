import { insertActivity } from '../../db/catalogue/activities.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict } from '../../problems/problems.ts';
import { toActivityBody } from './activityBody.ts';
import { toActivityValues } from './activityInput.ts';

/** Creates an activity; for staff. */
export const createActivity = operation('createActivity', async (context) => {
  const { body, db, clock } = context;
  const now = clock.now();
  const activity = await inTransaction(db, async (tx) => {
    const created = await insertActivity(tx, toActivityValues(body, now), now);
    if (!created) throw conflict('Another activity has this slug.');
    const change = { operation: 'createActivity', objectId: created.id, before: null, after: created } as const;
    await recordChange(tx, context, change, now);
    return created;
  });
  return {
    status: 201,
    body: toActivityBody(activity),
    headers: { location: `/api/v1/activities/${activity.id}/` },
  };
});
