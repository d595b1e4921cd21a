import { lockStaffActivity, readActivityVersion, saveActivityState } from '../../db/catalogue/staffActivities.ts';
import { operation } from '../../http/operation.ts';
import { changeState } from '../changeState.ts';
import { readStaffActivity } from './staffActivityBody.ts';

/** Publishes, unpublishes or archives an activity. */
export const setActivityState = operation('setActivityState', async (context) => {
  await changeState(context, {
    operation: 'setActivityState',
    noun: 'activity',
    lock: lockStaffActivity,
    readVersion: readActivityVersion,
    save: saveActivityState,
  });
  return { status: 200, ...(await readStaffActivity(context.db, context.path.id)) };
});
