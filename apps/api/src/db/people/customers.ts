import { readPhoneSearch } from '@aitours/domain/staff';
import { and, asc, desc, inArray, isNull, max, or, sql } from 'drizzle-orm';
import { endsWithDigits } from '../bookings/bookingSearch.ts';
import { type ListQuery, searchQuery } from '../catalogue/filters.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { bookings, userSearchVector, users } from '../schema.ts';

/** Returns a page of the customers' accounts, the newest first, with what they have booked. */
export async function listCustomerRows(db: Database, query: Pick<ListQuery, 'page' | 'page_size' | 'search'>) {
  const text = query.search?.trim();
  // A text without letters and digits matches no customer.
  const words = text && sql`${userSearchVector(users)} @@ to_tsquery('simple', ${searchQuery(text) ?? ''})`;
  const digits = readPhoneSearch(text ?? '');
  const found = digits === undefined ? words || undefined : or(words || undefined, endsWithDigits(users.phone, digits));
  const where = and(isNull(users.staffRole), found);
  const { id, email, firstName, lastName, phone, createdAt, lastSeenAt } = users;
  const select = db.select({ id, email, firstName, lastName, phone, createdAt, lastSeenAt }).from(users).where(where);
  const page = await readPage(select, [desc(createdAt), asc(id)], db.$count(users, where), query);
  const booked = await findBooked(
    db,
    page.rows.map((row) => row.id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...(booked.get(row.id) ?? none) })) };
}

interface Booked {
  readonly count: number;
  readonly cancelled: number;
  /** Of those that are confirmed or completed, in fils. */
  readonly total: number;
  readonly lastBookedAt: Date | null;
}

const none: Booked = { count: 0, cancelled: 0, total: 0, lastBookedAt: null };

async function findBooked(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string | null, Booked>> {
  if (userIds.length === 0) return new Map();
  const { userId, total, createdAt, status } = bookings;
  const rows = await db
    .select({
      userId,
      count: sql<number>`count(*)::int`,
      cancelled: sql<number>`(count(*) filter (where ${status} in ('cancelled', 'refunded')))::int`,
      total: sql<number>`sum(${total}) filter (where ${status} in ('confirmed', 'completed'))`.mapWith(Number),
      lastBookedAt: max(createdAt),
    })
    .from(bookings)
    .where(inArray(userId, [...userIds]))
    .groupBy(userId);
  return new Map(rows.map(({ userId: owner, ...booked }) => [owner, booked]));
}
