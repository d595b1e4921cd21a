import { operation } from '../../http/operation.ts';
import { readStaffZones } from './staffZonesBody.ts';

/** Returns the zones of transfers for editing. */
export const getStaffTransferZones = operation('getStaffTransferZones', async ({ db }) => ({
  status: 200,
  ...(await readStaffZones(db)),
}));
