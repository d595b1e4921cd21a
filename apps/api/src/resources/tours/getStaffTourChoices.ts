import { operation } from '../../http/operation.ts';
import { readStaffTourChoices } from './staffTourChoicesBody.ts';

/** Returns what the days of all tours choose from, for editing. */
export const getStaffTourChoices = operation('getStaffTourChoices', async ({ db }) => ({
  status: 200,
  ...(await readStaffTourChoices(db)),
}));
