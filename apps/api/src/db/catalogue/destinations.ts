import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { destinations } from '../schema.ts';

const { withdrawnAt, archivedAt: _archivedAt, ...columns } = getTableColumns(destinations);

/** What staff edit, with the id. */
export const destinationColumns = columns;

export type DestinationRow = Omit<typeof destinations.$inferSelect, 'withdrawnAt' | 'archivedAt'>;

/** The order in which travellers see destinations. */
export const destinationOrder = [asc(destinations.shownOn), asc(destinations.position), asc(destinations.id)];

/** As many as a response may have. */
const maxDestinations = 200;

/** Returns the published destinations of a page, in its order. */
export const listDestinationRows = (db: Database, shownOn: DestinationRow['shownOn']): Promise<DestinationRow[]> =>
  db
    .select(columns)
    .from(destinations)
    .where(and(eq(destinations.shownOn, shownOn), isNull(withdrawnAt)))
    .orderBy(...destinationOrder)
    .limit(maxDestinations);
