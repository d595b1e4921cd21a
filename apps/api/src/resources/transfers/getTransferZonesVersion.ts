import type { components } from '@aitours/openapi/schema';
import { zoneChanges, zonesId } from '../../db/catalogue/transferZones.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns the zones of transfers as they were after a change by staff. */
export const getTransferZonesVersion = operation('getTransferZonesVersion', async ({ path, db }) => {
  const entry = await zoneChanges.find(db, zonesId, path.change_id);
  if (!entry?.after) throw notFound('version');
  return { status: 200, body: entry.after as components['schemas']['TransferZonesInput'] };
});
