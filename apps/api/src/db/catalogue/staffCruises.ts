import { and, eq } from 'drizzle-orm';
import { toSlug } from '../../lib/slugs.ts';
import type { Database } from '../database.ts';
import { cruises } from '../schema.ts';
import { type CruiseRow, cruiseColumns, cruiseOrder } from './cruises.ts';
import { containsText } from './filters.ts';
import { insertUnderSlug } from './insertUnderSlug.ts';
import { isInState, type StaffProductQuery, stateIn } from './productStates.ts';
import { createProductStore, lastPosition } from './productStore.ts';
import { readPage } from './readPage.ts';

/** What staff store of a cruise. Without a position, a new one comes last and another keeps its own. */
export type CruiseValues = Omit<CruiseRow, 'id' | 'position'> & { readonly position?: number };

const state = stateIn(cruises);

/** Returns a page of cruises in the order in which customers see them. */
export function listStaffCruiseRows(db: Database, query: StaffProductQuery) {
  const { id, name, location, price, capacity, position } = cruises;
  const where = and(containsText([name, location], query.search), isInState(cruises, query.state));
  const select = db.select({ id, name, location, price, capacity, position, state }).from(cruises).where(where);
  return readPage(select, cruiseOrder, db.$count(cruises, where), query);
}

/** The path of requests for cruises begins like that of a cruise. */
const reservedIds = ['requests'];

/** Reads and changes cruises as staff do. */
export const cruiseStore = createProductStore<CruiseRow, CruiseValues>({
  select: (db, id) => db.select({ product: cruiseColumns, state }).from(cruises).where(eq(cruises.id, id)),
  insert: (tx, values) =>
    insertUnderSlug({ slug: toSlug(values.name, 'cruise'), reserved: reservedIds }, (id) => {
      const position = values.position ?? lastPosition(cruises, 1);
      const row = { ...values, id, position };
      return tx.insert(cruises).values(row).onConflictDoNothing({ target: cruises.id }).returning({ id: cruises.id });
    }),
  update: (tx, id, columns) => tx.update(cruises).set(columns).where(eq(cruises.id, id)),
  operations: { create: 'createStaffCruise', replace: 'replaceStaffCruise', setState: 'setCruiseState' },
});
