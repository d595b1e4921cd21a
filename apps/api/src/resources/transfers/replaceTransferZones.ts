import { randomUUID } from 'node:crypto';
import { findZoneErrors, type TransferZone, type ZoneError } from '@aitours/domain/transfers';
import { findZoneUse, lockZones, readZonesVersion, saveZones, zonesId } from '../../db/catalogue/transferZones.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { readStaffZones } from './staffZonesBody.ts';

type ZoneInput = Context<'replaceTransferZones'>['body']['zones'][number];

/** Replaces the zones of transfers. Bookings keep their prices. */
export const replaceTransferZones = operation('replaceTransferZones', async (context) => {
  const { headers, body, db, clock } = context;
  requireValidZones(body.zones);
  await inTransaction(db, async (tx) => {
    const before = await lockZones(tx);
    const zones = toZones(body.zones, before);
    // A retry, whose first response was lost, changed the version itself.
    if (readZonesVersion(before) === readZonesVersion(zones)) return;
    requireVersion(headers['if-match'], readZonesVersion(before), 'list of zones');
    await requireUnused(tx, before, zones);
    await saveZones(tx, zones);
    const change = { objectId: zonesId, before: { zones: before }, after: { zones } };
    await recordChange(tx, context, { operation: 'replaceTransferZones', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffZones(db)) };
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

function requireValidZones(zones: readonly ZoneInput[]): void {
  const found = Object.entries(findZoneErrors(zones)).map(([field, error]) => [field, [errorTexts[error]]]);
  if (found.length > 0) throw invalidRequest(null, Object.fromEntries(found));
}

/** @throws {Problem} invalid-request when a vehicle has a price for a zone that is removed */
async function requireUnused(tx: Database, before: readonly TransferZone[], zones: readonly TransferZone[]) {
  for (const { id, name } of before.filter((zone) => !zones.some((other) => other.id === zone.id))) {
    const vehicle = await findZoneUse(tx, id);
    if (vehicle !== null)
      throw invalidRequest(null, { zones: [`“${name}” has a price of “${vehicle}”. Remove the price first.`] });
  }
}
