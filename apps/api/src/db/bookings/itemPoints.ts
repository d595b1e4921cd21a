import type { GeoPoint } from '@aitours/domain/planner';
import { findVenue } from '@aitours/domain/transfers';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, ticketEvents } from '../schema.ts';

/** Returns where an activity or attraction is. Attractions have no coordinates: an address names an area of the gazetteer. */
export function toPoint(
  activity: Pick<typeof activities.$inferSelect, 'latitude' | 'longitude'> | null,
  event: Pick<typeof ticketEvents.$inferSelect, 'venue' | 'location'> | null,
): GeoPoint | undefined {
  const place = event ? findVenue(event.venue, event.location) : activity;
  if (place?.latitude == null || place.longitude == null) return undefined;
  return { latitude: place.latitude, longitude: place.longitude };
}

/** Returns where activities and attractions are, by id, those with an unknown place left out. */
export async function findPoints(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, GeoPoint>> {
  if (ids.length === 0) return new Map();
  const { latitude, longitude } = activities;
  const { venue, location } = ticketEvents;
  const visits = await db
    .select({ id: activities.id, latitude, longitude })
    .from(activities)
    .where(inArray(activities.id, [...ids]));
  const events = await db
    .select({ id: ticketEvents.id, venue, location })
    .from(ticketEvents)
    .where(inArray(ticketEvents.id, [...ids]));
  const points = [
    ...visits.map((row) => [row.id, toPoint(row, null)] as const),
    ...events.map((row) => [row.id, toPoint(null, row)] as const),
  ];
  return new Map(points.flatMap(([id, point]) => (point ? [[id, point] as const] : [])));
}
