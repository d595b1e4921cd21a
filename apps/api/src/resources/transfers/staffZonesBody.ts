import type { components } from '@aitours/openapi/schema';
import { findZones, readZonesVersion, zoneChanges, zonesId } from '../../db/catalogue/transferZones.ts';
import type { Database } from '../../db/database.ts';
import { toChangeBody } from '../productHistory.ts';

/** Reads the zones as staff edit them, with their ETag. */
export async function readStaffZones(db: Database) {
  const [zones, changes] = await Promise.all([findZones(db), zoneChanges.list(db, zonesId)]);
  const version = readZonesVersion(zones);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      zones: zones.map(({ places, ...zone }) => ({ ...zone, places: [...places] })),
      history: changes.map((change) => toChangeBody(change)),
    } satisfies components['schemas']['StaffTransferZones'],
  };
}
