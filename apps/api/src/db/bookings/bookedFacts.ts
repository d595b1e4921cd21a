import type { ActivityFacts } from '@aitours/domain/activity';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, ticketEvents, tours } from '../schema.ts';

const tables = { activity: activities, ticket: ticketEvents, tour: tours };

/** Returns what is known now about activities, attractions or tours, by their ids; those without facts are missing. */
export async function findFacts(
  db: Database,
  kind: keyof typeof tables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActivityFacts>> {
  if (ids.length === 0) return new Map();
  const table = tables[kind];
  const rows = await db
    .select({ id: table.id, facts: table.facts })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.flatMap(({ id, facts }) => (facts ? [[id, facts]] : [])));
}
