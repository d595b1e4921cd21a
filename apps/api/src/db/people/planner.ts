import { createHash } from 'node:crypto';
import type { GeoPoint, PlannerPreferences } from '@aitours/domain/planner';
import { and, between, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { isEventOnSale } from '../catalogue/events.ts';
import type { Database } from '../database.ts';
import {
  activities,
  activityStock,
  dayPlans,
  plannerSessions,
  ticketEvents,
  ticketStock,
  ticketTimeSlots,
  tours,
} from '../schema.ts';

/** Only the hash is stored, so that a leaked table doesn't give access to conversations. */
const hashSessionId = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');

/** Returns the stored preferences of a conversation; empty for an unknown one (GAP-67). */
export async function findPreferences(db: Database, sessionId: string): Promise<PlannerPreferences> {
  const [row] = await db
    .select({ preferences: plannerSessions.preferences })
    .from(plannerSessions)
    .where(eq(plannerSessions.sessionHash, hashSessionId(sessionId)));
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
    .values({ sessionHash: hashSessionId(sessionId), ...values })
    .onConflictDoUpdate({ target: plannerSessions.sessionHash, set: values });
}

export async function insertPlan(db: Database, sessionId: string, itinerary: object, now: Date): Promise<string> {
  const [row] = await db
    .insert(dayPlans)
    .values({ sessionHash: hashSessionId(sessionId), itinerary: { ...itinerary }, createdAt: now })
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
    words.map((name) => sql`${activities.search} @@ websearch_to_tsquery('simple', simplify_text(${name}))`),
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
      capacity: activities.capacity,
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

export type PlannableEvent = Awaited<ReturnType<typeof findPlannableEvents>>[number];

/**
 * Returns attractions that are open between two days, both included: those with a wanted name first, then those at the
 * destination.
 *
 * @param names as a traveller wrote them
 */
export function findPlannableEvents(
  db: Database,
  { destination, names, from, to }: { destination: string; names: readonly string[]; from: string; to: string },
  limit: number,
) {
  const words = names.map((name) => name.trim()).filter((name) => name !== '');
  const isNamed = sql`(${sql.join(
    words.map((name) => sql`${ticketEvents.search} @@ websearch_to_tsquery('simple', simplify_text(${name}))`),
    sql` or `,
  )})`;
  const { id, slug, title, description, venue, location, eventType, durationMinutes, facts } = ticketEvents;
  return db
    .select({ id, slug, title, description, venue, location, eventType, durationMinutes, facts })
    .from(ticketEvents)
    .where(and(isEventOnSale, lte(ticketEvents.startDate, to), gte(ticketEvents.endDate, from)))
    .orderBy(
      ...(words.length > 0 ? [desc(isNamed)] : []),
      desc(sql`strpos(lower(${venue} || ' ' || coalesce(${location}, '')), ${destination.toLowerCase()}) > 0`),
      ticketEvents.position,
      id,
    )
    .limit(limit);
}

/** Returns the time slots of attractions between two days, both included, with the places left of each ticket type. */
export const findTicketOpenings = (db: Database, eventIds: readonly string[], from: string, to: string) =>
  db
    .select({
      eventId: ticketStock.eventId,
      ticketTypeId: ticketStock.ticketTypeId,
      timeSlotId: ticketStock.timeSlotId,
      date: ticketStock.date,
      placesLeft: ticketStock.placesLeft,
      time: ticketTimeSlots.time,
      priceAdjustment: ticketTimeSlots.priceAdjustment,
    })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(and(inArray(ticketStock.eventId, [...eventIds]), between(ticketStock.date, from, to)))
    .orderBy(ticketStock.date, ticketTimeSlots.time, ticketStock.id);

/** Returns the titles of tours on sale; of many, the newest. */
export async function listTourTitles(db: Database): Promise<string[]> {
  const rows = await db
    .select({ title: tours.title })
    .from(tours)
    .where(isNull(tours.withdrawnAt))
    .orderBy(desc(tours.createdAt), tours.id)
    .limit(500);
  return rows.map(({ title }) => title);
}

/** Returns the stock rows of activities between two days, both included; dates without bookings have none. */
export const findBookedStock = (db: Database, ids: readonly string[], from: string, to: string) =>
  db
    .select()
    .from(activityStock)
    .where(and(inArray(activityStock.activityId, [...ids]), between(activityStock.date, from, to)));
