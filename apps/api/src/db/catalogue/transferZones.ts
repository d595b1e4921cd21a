import type { TransferZone } from '@aitours/domain/transfers';
import { eq, sql } from 'drizzle-orm';
import { computeVersion } from '../../lib/entityTag.ts';
import type { Database } from '../database.ts';
import { transferZones, vehicles } from '../schema.ts';
import { readChangesBy } from './productChanges.ts';

/** The id of the only row, and of the zones in the audit log. */
export const zonesId = 'transfer-zones';

const select = (db: Database) =>
  db.select({ zones: transferZones.zones }).from(transferZones).where(eq(transferZones.id, zonesId));

/** Returns the zones of transfers. */
export async function findZones(db: Database): Promise<readonly TransferZone[]> {
  const [row] = await select(db);
  return row?.zones ?? [];
}

/** Like `findZones`, and no zone is removed until the transaction ends. */
export async function shareZones(tx: Database): Promise<readonly TransferZone[]> {
  const [row] = await select(tx).for('share');
  return row?.zones ?? [];
}

/** Like `findZones`, and locks the zones, so that concurrent changes wait. */
export async function lockZones(tx: Database): Promise<readonly TransferZone[]> {
  await tx.insert(transferZones).values({ id: zonesId, zones: [] }).onConflictDoNothing();
  const [row] = await select(tx).for('update');
  return row?.zones ?? [];
}

/** Replaces the zones, which are locked. */
export const saveZones = (tx: Database, zones: readonly TransferZone[]) =>
  tx.update(transferZones).set({ zones }).where(eq(transferZones.id, zonesId));

/** Returns the version of the zones: another one after each change. */
export const readZonesVersion = (zones: readonly TransferZone[]): string =>
  computeVersion(zones.map(({ id, name, places }) => [id, name, places]));

/** Returns the name of a vehicle, in any state, with a price for a zone. */
export async function findZoneUse(db: Database, zoneId: string): Promise<string | null> {
  const has = (side: 'from' | 'to') => sql`${vehicles.zonePrices} @> ${JSON.stringify([{ [side]: zoneId }])}::jsonb`;
  const [row] = await db
    .select({ name: vehicles.name })
    .from(vehicles)
    .where(sql`${has('from')} or ${has('to')}`)
    .limit(1);
  return row?.name ?? null;
}

/** What staff have changed of the zones. */
export const zoneChanges = readChangesBy(['replaceTransferZones']);
