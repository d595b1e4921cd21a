import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { cruises } from '../schema.ts';

const { withdrawnAt, archivedAt: _archivedAt, ...columns } = getTableColumns(cruises);

/** What staff edit, with the id. */
export const cruiseColumns = columns;

export type CruiseRow = Omit<typeof cruises.$inferSelect, 'withdrawnAt' | 'archivedAt'>;

/** The order in which customers see cruises. */
export const cruiseOrder = [asc(cruises.position), asc(cruises.id)];

/** Returns the condition that customers see and request a cruise. Every query for them has it. */
const isCruiseOnSale = (): SQL => isNull(withdrawnAt);

/** As many as a response may have. */
const maxCruises = 200;

/** Returns the cruises on sale, in the order of their page. */
export const listCruiseRows = (db: Database): Promise<CruiseRow[]> =>
  db
    .select(columns)
    .from(cruises)
    .where(isCruiseOnSale())
    .orderBy(...cruiseOrder)
    .limit(maxCruises);

/** Returns a cruise that is on sale. */
export async function findCruiseOnSale(db: Database, id: string): Promise<CruiseRow | null> {
  const [row] = await db
    .select(columns)
    .from(cruises)
    .where(and(eq(cruises.id, id), isCruiseOnSale()));
  return row ?? null;
}
