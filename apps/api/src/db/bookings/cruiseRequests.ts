import { readPhoneSearch } from '@aitours/domain/staff';
import { and, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { type Listing, type Ordering, orderBy, searchQuery, toPageValues } from '../catalogue/filters.ts';
import type { Database } from '../database.ts';
import type { SignedInUser } from '../people/signedInUser.ts';
import { cruiseRequests } from '../schema.ts';
import { endsWithDigits } from './bookingSearch.ts';
import { insertUnderFreeNumber } from './freeNumber.ts';

const { search: searchColumn, ...columns } = getTableColumns(cruiseRequests);

export type CruiseRequestRow = Omit<typeof cruiseRequests.$inferSelect, 'search'>;

/** Inserts a request with a new number. */
export const insertCruiseRequest = (
  tx: Database,
  request: Omit<typeof cruiseRequests.$inferInsert, 'number'>,
): Promise<CruiseRequestRow> =>
  insertUnderFreeNumber('cruise', (number) =>
    tx
      .insert(cruiseRequests)
      .values({ ...request, number })
      .onConflictDoNothing({ target: cruiseRequests.number })
      .returning(columns),
  );

const orders = { created_at: cruiseRequests.createdAt, date: cruiseRequests.date };

interface CruiseRequestQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  readonly ordering: Ordering<keyof typeof orders>;
}

/** Matches words of requests, and digits with which their phone numbers end. */
function matchesSearch(search: string): SQL | undefined {
  const digits = readPhoneSearch(search);
  return or(
    sql`${searchColumn} @@ to_tsquery('simple', ${searchQuery(search) ?? ''})`,
    digits === undefined ? undefined : endsWithDigits(cruiseRequests.mobile, digits),
  );
}

/** Returns a page of requests. @param userId default: those of all users and guests */
export async function listCruiseRequestRows(
  db: Database,
  query: CruiseRequestQuery,
  userId?: string,
): Promise<Listing<CruiseRequestRow>> {
  const { limit, offset } = toPageValues(query);
  const where = and(
    userId === undefined ? undefined : eq(cruiseRequests.userId, userId),
    query.search?.trim() ? matchesSearch(query.search) : undefined,
  );
  const order = orderBy(query.ordering, orders, cruiseRequests.id);
  const [rows, count] = await Promise.all([
    db
      .select(columns)
      .from(cruiseRequests)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.$count(cruiseRequests, where),
  ]);
  return { rows, count };
}

/**
 * Matches the requests of a user; if the user has proven the address, also those made with it as a guest.
 */
export const isRequestOf = ({ id, email, emailVerifiedAt, googleSubject }: SignedInUser): SQL | undefined =>
  or(
    eq(cruiseRequests.userId, id),
    emailVerifiedAt || googleSubject ? eq(sql`lower(${cruiseRequests.email})`, email) : undefined,
  );

/** Returns all requests of a user, newest first. */
export const findRequestsOf = (db: Database, user: SignedInUser): Promise<CruiseRequestRow[]> =>
  db.select(columns).from(cruiseRequests).where(isRequestOf(user)).orderBy(desc(cruiseRequests.createdAt)).limit(1000);

/** Marks the user's request as withdrawn, once; null if the user has no request with this number. */
export async function markWithdrawn(
  db: Database,
  userId: string,
  number: string,
  now: Date,
): Promise<CruiseRequestRow | null> {
  const [row] = await db
    .update(cruiseRequests)
    .set({ withdrawnAt: sql`coalesce(${cruiseRequests.withdrawnAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(cruiseRequests.number, number), eq(cruiseRequests.userId, userId)))
    .returning(columns);
  return row ?? null;
}
