import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { hotels, mealTypes, roomTypes, transferTypes } from '../schema.ts';
import { type Listing, type ListQuery, pageValues } from './filters.ts';

type Query = Pick<ListQuery, 'page' | 'page_size' | 'search'>;

/** Matches rows whose columns contain each word of the search. Scans the table: only for small tables. */
function containsAllWords(search: string | undefined, ...columns: readonly AnyColumn[]): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`));
}

/** Returns the hotels that can be chosen for a day. */
export async function listHotelRows(db: Database, query: Query): Promise<Listing<typeof hotels.$inferSelect>> {
  const { limit, offset } = pageValues(query);
  const where = containsAllWords(query.search, hotels.name, hotels.city, hotels.address);
  const [rows, total] = await Promise.all([
    db.select().from(hotels).where(where).orderBy(asc(hotels.position), asc(hotels.id)).limit(limit).offset(offset),
    db.$count(hotels, where),
  ]);
  return { rows, count: total };
}

/** Returns room types. @param hotelId default: all hotels */
export async function listRoomTypeRows(
  db: Database,
  { hotelId, ...query }: Query & { readonly hotelId?: string },
): Promise<Listing<typeof roomTypes.$inferSelect>> {
  const { limit, offset } = pageValues(query);
  const ofHotel = hotelId === undefined ? undefined : eq(roomTypes.hotelId, hotelId);
  const where = and(ofHotel, containsAllWords(query.search, roomTypes.name));
  const order = [asc(roomTypes.position), asc(roomTypes.id)];
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(roomTypes)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.$count(roomTypes, where),
  ]);
  return { rows, count: total };
}

/** Returns the vehicles that can be chosen for a tour's transfers. */
export async function listTransferTypeRows(
  db: Database,
  query: Query,
): Promise<Listing<typeof transferTypes.$inferSelect>> {
  const { limit, offset } = pageValues(query);
  const where = containsAllWords(query.search, transferTypes.name);
  const order = [asc(transferTypes.position), asc(transferTypes.id)];
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(transferTypes)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.$count(transferTypes, where),
  ]);
  return { rows, count: total };
}

export async function listMealTypeRows(db: Database, query: Query): Promise<Listing<typeof mealTypes.$inferSelect>> {
  const { limit, offset } = pageValues(query);
  const where = containsAllWords(query.search, mealTypes.name);
  const order = [asc(mealTypes.position), asc(mealTypes.id)];
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(mealTypes)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.$count(mealTypes, where),
  ]);
  return { rows, count: total };
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
