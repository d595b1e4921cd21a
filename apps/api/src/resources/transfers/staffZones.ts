import { randomUUID } from 'node:crypto';
import { findZoneErrors, type TransferZone, type ZoneError } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';
import {
  findZones,
  findZoneUse,
  lockZones,
  readZonesVersion,
  saveZones,
  zoneChanges,
  zonesId,
} from '../../db/catalogue/transferZones.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { requireValid } from '../requireValid.ts';
import { createStaffDocument } from '../staffDocument.ts';

type Schemas = components['schemas'];
type ZoneInput = Schemas['TransferZonesInput']['zones'][number];

/** The handlers with which staff edit the zones of transfers. Bookings keep their prices. */
export const staffZones = createStaffDocument({
  operation: 'replaceTransferZones',
  id: zonesId,
  noun: 'list of zones',
  find: findZones,
  lock: lockZones,
  save: saveZones,
  readVersion: readZonesVersion,
  changes: zoneChanges,
  toDocument: ({ zones }: Schemas['TransferZonesInput'], before): readonly TransferZone[] => {
    requireValid(findZoneErrors(zones), errorTexts);
    return toZones(zones, before);
  },
  requireParts: requireUnused,
  toStored: (zones) => ({ zones }),
  toInput: ({ zones }) => ({ zones: zones.map(({ places, ...zone }) => ({ ...zone, places: [...places] })) }),
  toBody: ({ zones }, frame): Schemas['StaffTransferZones'] => ({ ...frame, zones }),
});

/**
 * A restored version may have zones that were removed since: their ids stay. A new one that a retry sends again is the
 * one that the first attempt stored.
 */
function toZones(inputs: readonly ZoneInput[], before: readonly TransferZone[]): TransferZone[] {
  const sent = new Set(inputs.flatMap(({ id }) => id ?? []));
  const isSame = (zone: TransferZone, name: string) => zone.name === name && !sent.has(zone.id);
  return inputs.map(({ id, name: text, places }) => {
    const name = text.trim();
    return { id: id ?? before.find((zone) => isSame(zone, name))?.id ?? randomUUID(), name, places };
  });
}

const errorTexts: Readonly<Record<ZoneError, string>> = {
  'unknown-place': 'must be places that the shop knows',
  'other-zone': 'must not contain a place of another zone',
  'same-name': 'is the name of another zone',
  'same-id': 'must not contain an id twice',
};

/** @throws {Problem} invalid-request when a vehicle has a price for a zone that is removed */
async function requireUnused(tx: Database, zones: readonly TransferZone[], before: readonly TransferZone[]) {
  for (const { id, name } of before.filter((zone) => !zones.some((other) => other.id === zone.id))) {
    const vehicle = await findZoneUse(tx, id);
    if (vehicle !== null)
      throw invalidRequest(null, { zones: [`“${name}” has a price of “${vehicle}”. Remove the price first.`] });
  }
}
