import { and, eq } from 'drizzle-orm';
import { toSlug } from '../../lib/slugs.ts';
import type { Database } from '../database.ts';
import { destinations } from '../schema.ts';
import { type DestinationRow, destinationColumns, destinationOrder } from './destinations.ts';
import { containsText } from './filters.ts';
import { insertUnderSlug } from './insertUnderSlug.ts';
import { isInState, type StaffProductQuery, stateIn } from './productStates.ts';
import { createProductStore, lastPosition } from './productStore.ts';
import { readPage } from './readPage.ts';

/** What staff store of a destination. Without a position, a new one comes last and another keeps its own. */
export type DestinationValues = Omit<DestinationRow, 'id' | 'position'> & { readonly position?: number };

const state = stateIn(destinations);

/** Returns a page of destinations in the order in which travellers see them. */
export function listStaffDestinationRows(db: Database, query: StaffProductQuery) {
  const { id, name, shownOn, city, position } = destinations;
  const where = and(containsText([name, city], query.search), isInState(destinations, query.state));
  const select = db.select({ id, name, shown_on: shownOn, city, position, state }).from(destinations).where(where);
  return readPage(select, destinationOrder, db.$count(destinations, where), query);
}

/** Reads and changes destinations as staff do. */
export const destinationStore = createProductStore<DestinationRow, DestinationValues>({
  select: (db, id) =>
    db.select({ product: destinationColumns, state }).from(destinations).where(eq(destinations.id, id)),
  insert: (tx, values) =>
    insertUnderSlug({ slug: toSlug(values.name, 'destination') }, (id) => {
      const position = values.position ?? lastPosition(destinations, 0, eq(destinations.shownOn, values.shownOn));
      const row = { ...values, id, position };
      return tx
        .insert(destinations)
        .values(row)
        .onConflictDoNothing({ target: destinations.id })
        .returning({ id: destinations.id });
    }),
  update: (tx, id, columns) => tx.update(destinations).set(columns).where(eq(destinations.id, id)),
  operations: {
    create: 'createStaffDestination',
    replace: 'replaceStaffDestination',
    setState: 'setDestinationState',
  },
});
