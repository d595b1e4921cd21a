import { type EventRow, findEvent } from '../../db/catalogue/events.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns an attraction by id or slug. @throws {Problem} not-found */
export async function requireEvent(db: Database, idOrSlug: string): Promise<EventRow> {
  const event = await findEvent(db, idOrSlug);
  if (!event) throw notFound('event');
  return event;
}
