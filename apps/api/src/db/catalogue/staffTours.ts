import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import {
  activities,
  formerActivitySlugs,
  formerEventSlugs,
  formerTourSlugs,
  ticketEvents,
  tourDays,
  tours,
} from '../schema.ts';
import { followTourCapacity } from '../stock/followCapacity.ts';
import { containsText } from './filters.ts';
import { isInState, type StaffProductQuery, stateIn } from './productStates.ts';
import { createProductStore } from './productStore.ts';
import { readPage } from './readPage.ts';
import { type TourRow, tourColumns } from './tours.ts';

const { tourId: _tourId, ...dayColumns } = getTableColumns(tourDays);

export type StaffTourDay = Omit<typeof tourDays.$inferSelect, 'tourId'>;

/** A tour with its days. */
export type StaffTour = TourRow & { readonly days: readonly StaffTourDay[] };

/** What staff store of a tour, with its days in their order. The ids of new rides and activities are new. */
export type TourValues = Omit<
  typeof tours.$inferInsert,
  'id' | 'search' | 'createdAt' | 'withdrawnAt' | 'archivedAt' | 'position' | 'averageRating' | 'reviewsCount'
> &
  Pick<StaffTour, 'days' | 'images'>;

const state = stateIn(tours);

/** Returns a page of tours in the order of their titles. */
export function listStaffTourRows(db: Database, query: StaffProductQuery) {
  const { title, slug, location } = tours;
  const where = and(containsText([title, slug, location], query.search), isInState(tours, query.state));
  const { id, tourType, durationDays, basePrice } = tours;
  const select = db
    .select({ id, slug, title, tourType, location, durationDays, basePrice, state })
    .from(tours)
    .where(where);
  return readPage(select, [asc(title), asc(id)], db.$count(tours, where), query);
}

const findDays = (db: Database, tourId: string): Promise<StaffTourDay[]> =>
  db.select(dayColumns).from(tourDays).where(eq(tourDays.tourId, tourId)).orderBy(asc(tourDays.dayNumber));

/** Reads and changes tours with their days as staff do. */
export const tourStore = createProductStore<TourRow, TourValues, Pick<StaffTour, 'days'>>({
  select: (db, id) => db.select({ product: tourColumns, state }).from(tours).where(eq(tours.id, id)),
  insert: (tx, values, createdAt) =>
    tx
      .insert(tours)
      .values({ ...values, createdAt })
      .returning({ id: tours.id }),
  update: async (tx, id, columns) => {
    if ('capacity' in columns) await followTourCapacity(tx, id, columns.capacity ?? null);
    await tx.update(tours).set(columns).where(eq(tours.id, id));
  },
  readParts: async (db, id) => ({ days: await findDays(db, id) }),
  saveParts: async (tx, tourId, { days }) => {
    await tx.delete(tourDays).where(eq(tourDays.tourId, tourId));
    await tx.insert(tourDays).values(days.map((day) => ({ ...day, tourId })));
  },
  keepSlug: (tx, slug, tourId) =>
    tx
      .insert(formerTourSlugs)
      .values({ slug, tourId })
      .onConflictDoUpdate({ target: formerTourSlugs.slug, set: { tourId } }),
  operations: { create: 'createStaffTour', replace: 'replaceStaffTour', setState: 'setTourState' },
  // A review and the end of a season change the rest.
  toVersioned: ({
    averageRating: _rating,
    reviewsCount: _reviews,
    lowestPrice: _lowest,
    fromPrice: _from,
    ...values
  }) => values,
});

/** Returns which of these slugs an activity or an attraction has or had. */
export async function findVisitSlugs(db: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const selectFrom = (
    table: typeof activities | typeof ticketEvents | typeof formerActivitySlugs | typeof formerEventSlugs,
  ) =>
    db
      .select({ slug: table.slug })
      .from(table)
      .where(inArray(table.slug, [...slugs]));
  const rows = await union(
    selectFrom(activities),
    selectFrom(ticketEvents),
    selectFrom(formerActivitySlugs),
    selectFrom(formerEventSlugs),
  );
  return new Set(rows.map(({ slug }) => slug));
}
