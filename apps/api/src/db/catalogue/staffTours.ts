import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { computeVersion } from '../../lib/entityTag.ts';
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
import { containsText } from './filters.ts';
import { readChangesBy } from './productChanges.ts';
import { isInState, type ProductState, type StaffProductQuery, stateIn, toStateColumns } from './productStates.ts';
import { readPage } from './readPage.ts';
import { type TourRow, tourColumns } from './tours.ts';

const { tourId: _tourId, ...dayColumns } = getTableColumns(tourDays);

export type StaffTourDay = Omit<typeof tourDays.$inferSelect, 'tourId'>;

/** A tour with its days, in any state. */
export interface StaffTourRow {
  readonly tour: TourRow;
  readonly days: readonly StaffTourDay[];
  readonly state: ProductState;
}

/** What staff store of a tour. The ids of new rides and activities are new. */
export interface TourValues {
  readonly tour: Omit<
    typeof tours.$inferInsert,
    'id' | 'search' | 'createdAt' | 'withdrawnAt' | 'archivedAt' | 'position' | 'averageRating' | 'reviewsCount'
  > & { readonly images: readonly string[] };
  /** In their order. */
  readonly days: readonly StaffTourDay[];
}

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

const selectTour = (db: Database, id: string) =>
  db.select({ tour: tourColumns, state }).from(tours).where(eq(tours.id, id));

/** Returns a tour in any state. */
export async function findStaffTour(db: Database, id: string): Promise<StaffTourRow | null> {
  const [row] = await selectTour(db, id);
  return row ? withDays(db, row) : null;
}

/** Like `findStaffTour`, and locks the tour, so that concurrent changes wait. */
export async function lockStaffTour(tx: Database, id: string): Promise<StaffTourRow | null> {
  const [row] = await selectTour(tx, id).for('update');
  return row ? withDays(tx, row) : null;
}

const withDays = async (db: Database, row: Omit<StaffTourRow, 'days'>): Promise<StaffTourRow> => ({
  ...row,
  days: await db
    .select(dayColumns)
    .from(tourDays)
    .where(eq(tourDays.tourId, row.tour.id))
    .orderBy(asc(tourDays.dayNumber)),
});

/** Returns the version of a tour: another one after each change by staff, but not after a review or when a season ends. */
export function readTourVersion({ tour, days, state: current }: StaffTourRow): string {
  const { averageRating: _rating, reviewsCount: _reviews, lowestPrice: _lowest, fromPrice: _from, ...values } = tour;
  return computeVersion([values, days, current]);
}

/** Inserts a draft. @returns its id */
export async function insertTourDraft(tx: Database, { tour, days }: TourValues, now: Date): Promise<string> {
  const [row] = await tx
    .insert(tours)
    .values({ ...tour, createdAt: now, withdrawnAt: now })
    .returning({ id: tours.id });
  if (!row) throw new Error('An insert always returns its row');
  await insertDays(tx, row.id, days);
  return row.id;
}

/** Replaces a tour and its days. Its former slug still finds it. */
export async function replaceTour(tx: Database, { id, slug }: TourRow, { tour, days }: TourValues): Promise<void> {
  await tx.update(tours).set(tour).where(eq(tours.id, id));
  await tx.delete(tourDays).where(eq(tourDays.tourId, id));
  await insertDays(tx, id, days);
  if (tour.slug === slug) return;
  await tx
    .insert(formerTourSlugs)
    .values({ slug, tourId: id })
    .onConflictDoUpdate({ target: formerTourSlugs.slug, set: { tourId: id } });
}

const insertDays = (tx: Database, tourId: string, days: readonly StaffTourDay[]) =>
  tx.insert(tourDays).values(days.map((day) => ({ ...day, tourId })));

/** Stores the state of a tour. */
export async function saveTourState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  await tx.update(tours).set(toStateColumns(next, now)).where(eq(tours.id, id));
}

/** What staff have changed of a tour. */
export const tourChanges = readChangesBy(['createStaffTour', 'replaceStaffTour', 'setTourState']);

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
