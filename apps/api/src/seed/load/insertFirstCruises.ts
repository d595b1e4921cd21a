import type { Database } from '../../db/database.ts';
import { cruises } from '../../db/schema.ts';
import { readCruises } from '../catalogue/readCatalogue.ts';

/**
 * Inserts the cruises of the first release into a database that has none: before, they were part of the app, and every
 * shop had them. Staff archive what they don't sell; cruises are never deleted.
 */
export async function insertFirstCruises(db: Database): Promise<void> {
  if ((await db.$count(cruises)) > 0) return;
  const rows = readCruises().map((cruise, position) => ({ ...cruise, position }));
  await db.insert(cruises).values(rows).onConflictDoNothing();
}
