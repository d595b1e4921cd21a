import { lockActivity, withdrawActivity } from '../../db/catalogue/activities.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Withdraws an activity from sale; for staff. Its bookings stay valid. */
export const deleteActivity = operation('deleteActivity', async (context) => {
  const { path, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const activity = await lockActivity(tx, path.id);
    if (!activity) throw notFound('activity');
    await withdrawActivity(tx, activity.id, clock.now());
    const change = { operation: 'deleteActivity', objectId: activity.id, before: activity, after: null } as const;
    await recordChange(tx, context, change, clock.now());
  });
  return { status: 204 };
});
