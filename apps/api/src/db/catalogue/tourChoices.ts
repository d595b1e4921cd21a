import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { hotels, mealTypes, roomTypes, transferTypes } from '../schema.ts';
import type { Listing, ListQuery } from './filters.ts';
import { readPage } from './readPage.ts';

type Query = Pick<ListQuery, 'page' | 'page_size' | 'search'>;

/** Matches rows whose columns contain each word of the search. Scans the table: only for small tables. */
function containsAllWords(search: string | undefined, ...columns: readonly AnyColumn[]): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`));
}

/** Returns the shop's order of a table. */
export const inOrder = ({ position, id }: { readonly position: AnyColumn; readonly id: AnyColumn }) => [
  asc(position),
  asc(id),
];

/** Returns the hotels that can be chosen for a day. */
export function listHotelRows(db: Database, query: Query): Promise<Listing<typeof hotels.$inferSelect>> {
  const where = containsAllWords(query.search, hotels.name, hotels.city, hotels.address);
  return readPage(db.select().from(hotels).where(where), inOrder(hotels), db.$count(hotels, where), query);
}

/** Returns room types. @param hotelId default: all hotels */
export function listRoomTypeRows(
  db: Database,
  { hotelId, ...query }: Query & { readonly hotelId?: string },
): Promise<Listing<typeof roomTypes.$inferSelect>> {
  const ofHotel = hotelId === undefined ? undefined : eq(roomTypes.hotelId, hotelId);
  const where = and(ofHotel, containsAllWords(query.search, roomTypes.name));
  return readPage(db.select().from(roomTypes).where(where), inOrder(roomTypes), db.$count(roomTypes, where), query);
}

/** Returns the vehicles that can be chosen for a tour's transfers. */
export function listTransferTypeRows(db: Database, query: Query): Promise<Listing<typeof transferTypes.$inferSelect>> {
  const where = containsAllWords(query.search, transferTypes.name);
  const select = db.select().from(transferTypes).where(where);
  return readPage(select, inOrder(transferTypes), db.$count(transferTypes, where), query);
}

export function listMealTypeRows(db: Database, query: Query): Promise<Listing<typeof mealTypes.$inferSelect>> {
  const where = containsAllWords(query.search, mealTypes.name);
  return readPage(db.select().from(mealTypes).where(where), inOrder(mealTypes), db.$count(mealTypes, where), query);
}

/** Returns everything that can be chosen for the days of a tour. */
export async function findTourChoices(db: Database) {
  return {
    hotels: await db.select().from(hotels),
    roomTypes: await db.select().from(roomTypes),
    transferTypes: await db.select().from(transferTypes),
    mealTypes: await db.select().from(mealTypes),
  };
}

export type TourChoices = Awaited<ReturnType<typeof findTourChoices>>;
