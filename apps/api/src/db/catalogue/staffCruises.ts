import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { cruises } from '../schema.ts';
import { type CruiseRow, cruiseColumns, cruiseOrder } from './cruises.ts';
import { containsText } from './filters.ts';
import { insertUnderSlug } from './insertUnderSlug.ts';
import { isInState, type StaffProductQuery, stateIn, toStateColumns } from './productStates.ts';
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

/** Reads and changes cruises as staff do. */
export const cruiseStore = createProductStore<CruiseRow, CruiseValues>({
  select: (db, id) => db.select({ product: cruiseColumns, state }).from(cruises).where(eq(cruises.id, id)),
  update: (tx, id, columns) => tx.update(cruises).set(columns).where(eq(cruises.id, id)),
  operations: { create: 'createStaffCruise', replace: 'replaceStaffCruise', setState: 'setCruiseState' },
});

/** The path of requests for cruises begins like that of a cruise. */
const reservedIds = ['requests'];

/** Inserts a draft. @param slug its id, unless another cruise has it */
export const insertCruiseDraft = (tx: Database, slug: string, values: CruiseValues, now: Date): Promise<CruiseRow> =>
  insertUnderSlug({ slug, reserved: reservedIds }, async (id) => {
    const position = values.position ?? lastPosition(cruises, 1);
    const [row] = await tx
      .insert(cruises)
      .values({ ...values, id, position, ...toStateColumns('draft', now) })
      .onConflictDoNothing({ target: cruises.id })
      .returning(cruiseColumns);
    return row;
  });
