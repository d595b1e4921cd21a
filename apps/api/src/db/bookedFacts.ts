import type { ActivityFacts } from '@aitours/domain/activity';
import { inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { activities } from './schema.ts';

/** The facts of activities by their ids, as they are now. */
export type FactsById = ReadonlyMap<string, ActivityFacts>;

/** Returns what is known about activities; those without facts are missing. */
export async function findBookedFacts(db: Database, activityIds: readonly string[]): Promise<FactsById> {
  if (activityIds.length === 0) return new Map();
  const rows = await db
    .select({ id: activities.id, facts: activities.facts })
    .from(activities)
    .where(inArray(activities.id, [...activityIds]));
  return new Map(rows.flatMap(({ id, facts }) => (facts ? [[id, facts]] : [])));
}
