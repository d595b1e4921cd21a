import { addDays, type CalendarDate } from '@aitours/domain/dates';
import { and, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { computeVersion, requireVersion } from '../../lib/entityTag.ts';
import type { Database } from '../database.ts';
import { pickupDrivers } from '../schema.ts';

/** How long drivers are known and stored, in days. */
export const driverRetention = 31;
const maxKnown = 200;

export interface PickupOfDay {
  readonly date: CalendarDate;
  readonly departureId: string;
  /** Null: a ride, or a day of a tour. */
  readonly area: string | null;
}

/** Returns the version of a pickup's driver: another one after each change. */
export const computeDriverVersion = (driver: string | null): string => computeVersion({ driver });

/** Reads who drives which pickup of a day. */
export async function readDriversOfDay(
  db: Database,
  date: CalendarDate,
): Promise<(pickup: Omit<PickupOfDay, 'date'>) => string | null> {
  const rows = await db.select().from(pickupDrivers).where(eq(pickupDrivers.date, date));
  const drivers = new Map(rows.map((row) => [JSON.stringify([row.departureId, row.pickupArea]), row.driver]));
  return ({ departureId, area }) => drivers.get(JSON.stringify([departureId, area ?? ''])) ?? null;
}

/** Returns the names of those who drive on a day, or have driven in the month before, in their order. */
export async function listKnownDrivers(db: Database, date: CalendarDate): Promise<string[]> {
  const rows = await db
    .selectDistinct({ driver: pickupDrivers.driver })
    .from(pickupDrivers)
    .where(
      and(
        isNotNull(pickupDrivers.driver),
        gte(pickupDrivers.date, addDays(date, -driverRetention)),
        lte(pickupDrivers.date, date),
      ),
    )
    .orderBy(pickupDrivers.driver)
    .limit(maxKnown);
  return rows.flatMap(({ driver }) => driver ?? []);
}

/**
 * Sets the driver of a pickup. Returns the one before, or undefined if it already was the driver.
 *
 * @param ifMatch the header
 * @throws {Problem} precondition-failed when the caller has seen another driver
 */
export async function replacePickupDriver(
  tx: Database,
  { date, departureId, area }: PickupOfDay,
  driver: string | null,
  ifMatch: string,
): Promise<string | null | undefined> {
  const pickupArea = area ?? '';
  const isPickup = and(
    eq(pickupDrivers.date, date),
    eq(pickupDrivers.departureId, departureId),
    eq(pickupDrivers.pickupArea, pickupArea),
  );
  // Without a row, there would be nothing to lock.
  await tx.insert(pickupDrivers).values({ date, departureId, pickupArea }).onConflictDoNothing();
  const [row] = await tx.select().from(pickupDrivers).where(isPickup).for('update');
  const before = row?.driver ?? null;
  if (before === driver) return undefined;
  requireVersion(ifMatch, computeDriverVersion(before), 'pickup');
  await tx.update(pickupDrivers).set({ driver }).where(isPickup);
  return before;
}
