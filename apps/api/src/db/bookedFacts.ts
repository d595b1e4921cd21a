import type { ActivityFacts } from '@aitours/domain/activity';
import { inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { activities } from './schema.ts';

/** Returns what is known now about activities, by their ids; those without facts are missing. */
export async function findFacts(
  db: Database,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, ActivityFacts>> {
  if (activityIds.length === 0) return new Map();
  const rows = await db
    .select({ id: activities.id, facts: activities.facts })
    .from(activities)
    .where(inArray(activities.id, [...activityIds]));
  return new Map(rows.flatMap(({ id, facts }) => (facts ? [[id, facts]] : [])));
}
