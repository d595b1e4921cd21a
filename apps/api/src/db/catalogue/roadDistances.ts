import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { roadDistances } from '../schema.ts';

/** Stored so that a price doesn't change between two steps of a booking. */
export const distanceRetention = 24 * 60 * 60 * 1000;

const getExpiry = (now: Date) => new Date(now.getTime() - distanceRetention);

/** Returns the kilometres of a measured distance that hasn't expired. @param journey a hash of both places */
export async function findDistance(db: Database, journey: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ kilometres: roadDistances.kilometres })
    .from(roadDistances)
    .where(and(eq(roadDistances.journey, journey), gt(roadDistances.measuredAt, getExpiry(now))));
  return row?.kilometres;
}

/** Stores a distance and returns the stored one: if two processes measure at the same time, both use the first result. */
export async function storeDistance(db: Database, journey: string, kilometres: number, now: Date): Promise<number> {
  const hasExpired = sql`${roadDistances.measuredAt} <= ${getExpiry(now).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(roadDistances)
    .values({ journey, kilometres, measuredAt: now })
    .onConflictDoUpdate({
      target: roadDistances.journey,
      set: {
        kilometres: sql`case when ${hasExpired} then excluded.kilometres else ${roadDistances.kilometres} end`,
        measuredAt: sql`case when ${hasExpired} then excluded.measured_at else ${roadDistances.measuredAt} end`,
      },
    })
    .returning({ kilometres: roadDistances.kilometres });
  return row?.kilometres ?? kilometres;
}
