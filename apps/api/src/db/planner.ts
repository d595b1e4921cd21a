import { createHash } from 'node:crypto';
import type { GeoPoint, PlannerPreferences } from '@aitours/domain/planner';
import { and, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { activities, activityStock, dayPlans, plannerSessions } from './schema.ts';

/** Only the hash is stored, so that a leaked table doesn't give access to conversations. */
const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');

/** Returns the stored preferences of a conversation; empty for an unknown one (GAP-67). */
export async function findPreferences(db: Database, sessionId: string): Promise<PlannerPreferences> {
  const [row] = await db
    .select({ preferences: plannerSessions.preferences })
    .from(plannerSessions)
    .where(eq(plannerSessions.sessionHash, hashOf(sessionId)));
  return row?.preferences ?? {};
}

export async function savePreferences(
  db: Database,
  sessionId: string,
  preferences: PlannerPreferences,
  now: Date,
): Promise<void> {
  const values = { preferences: { ...preferences }, updatedAt: now };
  await db
    .insert(plannerSessions)
    .values({ sessionHash: hashOf(sessionId), ...values })
    .onConflictDoUpdate({ target: plannerSessions.sessionHash, set: values });
}

export async function insertPlan(db: Database, sessionId: string, itinerary: object, now: Date): Promise<string> {
  const [row] = await db
    .insert(dayPlans)
    .values({ sessionHash: hashOf(sessionId), itinerary: { ...itinerary }, createdAt: now })
    .returning({ id: dayPlans.id });
  if (!row) throw new Error('An insert always returns its row');
  return row.id;
}

export async function findPlan(db: Database, id: string): Promise<unknown> {
  const [row] = await db.select({ itinerary: dayPlans.itinerary }).from(dayPlans).where(eq(dayPlans.id, id));
  return row?.itinerary ?? null;
}

export type PlannableActivity = Awaited<ReturnType<typeof findPlannableActivities>>[number];

/** Activities within this distance of the destination come first; a degree of latitude is about 111 km. */
const nearbyDegrees = 0.7;

/**
 * Returns activities on sale: those with a wanted name first, then those near the destination, then by rating.
 *
 * @param names as a traveller wrote them
 */
export function findPlannableActivities(
  db: Database,
  near: GeoPoint | undefined,
  names: readonly string[],
  limit: number,
) {
  const words = names.map((name) => name.trim()).filter((name) => name !== '');
  const isNamed = sql`(${sql.join(
    words.map((name) => sql`${activities.search} @@ websearch_to_tsquery('simple', ${name})`),
    sql` or `,
  )})`;
  const isNear = near
    ? sql`(abs(coalesce(${activities.latitude}, 0) - ${near.latitude}) < ${nearbyDegrees}
        and abs(coalesce(${activities.longitude}, 0) - ${near.longitude}) < ${nearbyDegrees})`
    : undefined;
  return db
    .select({
      id: activities.id,
      slug: activities.slug,
      title: activities.title,
      description: activities.description,
      activityType: activities.activityType,
      locationName: activities.locationName,
      latitude: activities.latitude,
      longitude: activities.longitude,
      basePrice: activities.basePrice,
      childPrice: activities.childPrice,
      priceSeasons: activities.priceSeasons,
      facts: activities.facts,
      durationMinutes: activities.durationMinutes,
      maxParticipants: activities.maxParticipants,
      averageRating: activities.averageRating,
      timeSlots: activities.timeSlots,
    })
    .from(activities)
    .where(isNull(activities.withdrawnAt))
    .orderBy(
      ...(words.length > 0 ? [desc(isNamed)] : []),
      ...(isNear ? [desc(isNear)] : []),
      desc(activities.averageRating),
      activities.id,
    )
    .limit(limit);
}

/** Returns the stock rows of activities between two days, both included; dates without bookings have none. */
export const findBookedStock = (db: Database, ids: readonly string[], from: string, to: string) =>
  db
    .select()
    .from(activityStock)
    .where(and(inArray(activityStock.activityId, [...ids]), between(activityStock.date, from, to)));
