import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { formerTourSlugs, hotels, mealTypes, roomTypes, tourDays, tours } from '../schema.ts';
import { findByIdOrSlug, getCatalogueList, type ListShape, type ProductPage } from './catalogueList.ts';
import { type FactQuery, isTourRefundable, matchesFacts, type RefundQuery, toFactValues } from './factFilters.ts';
import {
  durationWithin,
  equalIfGiven,
  type ListPosition,
  type ListQuery,
  matchesSearch,
  type Ordering,
  priceWithin,
  ratedAtLeast,
} from './filters.ts';

/** What is sold, without its state. */
const {
  search: searchColumn,
  withdrawnAt: _withdrawnAt,
  archivedAt: _archivedAt,
  position: _position,
  ...tourColumns
} = getTableColumns(tours);

export { tourColumns };

export type TourRow = Omit<typeof tours.$inferSelect, 'search' | 'withdrawnAt' | 'archivedAt' | 'position'>;

/** Matches tours that customers can see. Each public query of tours has it. */
export const isTourOnSale: SQL = isNull(tours.withdrawnAt);

const orders = {
  created_at: tours.createdAt,
  base_price: tours.fromPrice,
  title: tours.title,
  rating: tours.averageRating,
  duration: tours.durationDays,
};

export interface TourListQuery extends ListQuery, FactQuery, Pick<RefundQuery, 'free_cancellation'> {
  readonly featured?: boolean;
  readonly ordering: Ordering<keyof typeof orders>;
}

/** The duration of a tour in minutes. */
export const tourMinutes: SQL = sql`${tours.durationDays} * 1440`;

const matchesFilters = ({ isSearch, isRefundable }: ListShape) =>
  and(
    isTourOnSale,
    priceWithin(tours.fromPrice),
    durationWithin(tourMinutes),
    equalIfGiven(tours.featured, 'featured', sql`boolean`),
    ratedAtLeast(tours.averageRating, tours.reviewsCount),
    matchesFacts(tours),
    isRefundable ? isTourRefundable : undefined,
    isSearch ? matchesSearch(searchColumn) : undefined,
  );

const readList = getCatalogueList<TourRow, keyof typeof orders>('tours', {
  table: tours,
  orders,
  matches: matchesFilters,
  select: (db, { where, sortKey, total }) =>
    db
      .select({ ...tourColumns, sortKey, total })
      .from(tours)
      .where(where),
});

/**
 * Returns a page of the tours on sale.
 *
 * @param after the last tour of the page before, instead of the number of the page
 */
export const listTourRows = (
  db: Database,
  query: TourListQuery,
  after: ListPosition | undefined,
): Promise<ProductPage<TourRow>> =>
  readList(db, query, after, {
    featured: query.featured ?? null,
    onlyRefundable: query.free_cancellation || null,
    ...toFactValues(query),
  });

/** Returns a tour on sale by id or slug (GAP-08), or else by a slug that it had before. */
export const findTour = async (db: Database, idOrSlug: string): Promise<TourRow | null> =>
  (await findCurrent(db, idOrSlug)) ?? findByFormerSlug(db, idOrSlug);

const findCurrent = findByIdOrSlug<TourRow>('tour', tours, (db, matches) =>
  db.select(tourColumns).from(tours).where(and(matches, isTourOnSale)),
);

async function findByFormerSlug(db: Database, slug: string): Promise<TourRow | null> {
  const [row] = await db
    .select(tourColumns)
    .from(formerTourSlugs)
    .innerJoin(tours, eq(tours.id, formerTourSlugs.tourId))
    .where(and(eq(formerTourSlugs.slug, slug), isTourOnSale));
  return row ?? null;
}

const selectDays = prepareOnce((db, _key: 'days') =>
  db
    .select({ day: tourDays, hotel: hotels, roomType: { id: roomTypes.id, name: roomTypes.name } })
    .from(tourDays)
    .leftJoin(hotels, eq(hotels.id, tourDays.hotelId))
    .leftJoin(roomTypes, eq(roomTypes.id, tourDays.roomTypeId))
    .where(sql`${tourDays.tourId} = any(${sql.placeholder('tourIds')}::text[])`)
    .orderBy(asc(tourDays.dayNumber))
    .prepare('tour days'),
);

export interface TourDayRow {
  readonly day: typeof tourDays.$inferSelect;
  readonly hotel: typeof hotels.$inferSelect | null;
  readonly roomType: { readonly id: string; readonly name: string } | null;
  readonly meals: readonly { readonly id: string; readonly name: string }[];
}

/** Returns the days of a tour in order, with hotel, room and meals. */
export const findTourDays = async (db: Database, tourId: string): Promise<readonly TourDayRow[]> =>
  (await findDaysOfTours(db, [tourId])).get(tourId) ?? [];

/** Returns the days of several tours, by their ids, in two statements. */
export async function findDaysOfTours(
  db: Database,
  tourIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TourDayRow[]>> {
  if (tourIds.length === 0) return new Map();
  const days = await selectDays(db, 'days').execute({ tourIds });
  const meals = await db.select({ id: mealTypes.id, name: mealTypes.name }).from(mealTypes);
  const rows = days.map(({ day, hotel, roomType }) => ({
    day,
    hotel,
    roomType,
    meals: day.meals.flatMap((id) => meals.find((meal) => meal.id === id) ?? []),
  }));
  return Map.groupBy(rows, ({ day }) => day.tourId);
}
