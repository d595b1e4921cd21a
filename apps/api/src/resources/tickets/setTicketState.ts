import { lockStaffEvent, readEventVersion, saveEventState } from '../../db/catalogue/staffEvents.ts';
import { operation } from '../../http/operation.ts';
import { changeState } from '../changeState.ts';
import { readStaffEvent } from './staffEventBody.ts';

/** Publishes, unpublishes or archives an attraction. */
export const setTicketState = operation('setTicketState', async (context) => {
  await changeState(context, {
    operation: 'setTicketState',
    noun: 'attraction',
    missing: 'event',
    lock: lockStaffEvent,
    readVersion: readEventVersion,
    save: saveEventState,
  });
  return { status: 200, ...(await readStaffEvent(context.db, context.path.id)) };
});
