import { lockStaffTour, readTourVersion, saveTourState } from '../../db/catalogue/staffTours.ts';
import { operation } from '../../http/operation.ts';
import { changeState } from '../changeState.ts';
import { readStaffTour } from './staffTourBody.ts';

/** Publishes, unpublishes or archives a tour. */
export const setTourState = operation('setTourState', async (context) => {
  await changeState(context, {
    operation: 'setTourState',
    noun: 'tour',
    lock: lockStaffTour,
    readVersion: readTourVersion,
    save: saveTourState,
  });
  return { status: 200, ...(await readStaffTour(context.db, context.path.id)) };
});
