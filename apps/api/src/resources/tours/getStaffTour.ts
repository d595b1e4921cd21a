import { operation } from '../../http/operation.ts';
import { readStaffTour } from './staffTourBody.ts';

/** Returns a tour in any state, for editing. */
export const getStaffTour = operation('getStaffTour', async ({ path, db }) => ({
  status: 200,
  ...(await readStaffTour(db, path.id)),
}));
