import { operation } from '../../contract/operation.ts';
import { findActivity, withdrawActivity } from '../../db/catalogue/activities.ts';
import { notFound } from '../../problems/problems.ts';

/** Withdraws an activity from sale; for staff (GAP-59). Its bookings stay valid. */
export const deleteActivity = operation('deleteActivity', async ({ path, db, clock }) => {
  const activity = await findActivity(db, path.id);
  if (!activity) throw notFound('activity');
  await withdrawActivity(db, activity.id, clock.now());
  return { status: 204 };
});
