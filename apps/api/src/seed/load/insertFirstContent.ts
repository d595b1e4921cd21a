import type { Database } from '../../db/database.ts';
import { cruises, destinations } from '../../db/schema.ts';
import { readCruises, readDestinations } from '../catalogue/readCatalogue.ts';

/**
 * Inserts the cruises and the destinations of the first release into a database that has none: before, they were part
 * of the app, and every shop had them. Staff archive what they don't offer; neither is ever deleted.
 */
export async function insertFirstContent(db: Database): Promise<void> {
  if ((await db.$count(cruises)) === 0)
    await db.insert(cruises).values(withPositions(readCruises())).onConflictDoNothing();
  if ((await db.$count(destinations)) > 0) return;
  const first = readDestinations();
  const rows = pages.flatMap((page) => withPositions(first.filter(({ shownOn }) => shownOn === page)));
  await db.insert(destinations).values(rows).onConflictDoNothing();
}

const pages = destinations.shownOn.enumValues;

const withPositions = <Row>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, position }));
