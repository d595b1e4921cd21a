import { operation } from '../../http/operation.ts';
import { readStaffFaq } from './staffFaqBody.ts';

/** Returns the FAQ for editing. */
export const getStaffFaq = operation('getStaffFaq', async ({ db }) => ({
  status: 200,
  ...(await readStaffFaq(db)),
}));
