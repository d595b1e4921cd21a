import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { cruises } from '../schema.ts';

const { position, withdrawnAt, archivedAt: _archivedAt, ...columns } = getTableColumns(cruises);

/** The columns that describe a cruise. */
export const cruiseColumns = columns;

export type CruiseRow = Omit<typeof cruises.$inferSelect, 'position' | 'withdrawnAt' | 'archivedAt'>;

/** Returns the condition that customers see and request a cruise. Every query for them has it. */
const isCruiseOnSale = (): SQL => isNull(withdrawnAt);

/** As many as a response may have. */
const maxCruises = 200;

/** Returns the cruises on sale, in the order of their page. */
export const listCruiseRows = (db: Database): Promise<CruiseRow[]> =>
  db.select(columns).from(cruises).where(isCruiseOnSale()).orderBy(asc(position), asc(cruises.id)).limit(maxCruises);

/** Returns a cruise that is on sale. */
export async function findCruiseOnSale(db: Database, id: string): Promise<CruiseRow | null> {
  const [row] = await db
    .select(columns)
    .from(cruises)
    .where(and(eq(cruises.id, id), isCruiseOnSale()));
  return row ?? null;
}
