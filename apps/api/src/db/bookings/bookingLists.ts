import type { BookingKind } from '@aitours/domain/booking';
import type { CalendarDate } from '@aitours/domain/dates';
import type { DayCount } from '@aitours/domain/staff';
import { and, count, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type CappedPage, maxCount, type Ordering, orderBy, toPageValues } from '../catalogue/filters.ts';
import type { Database } from '../database.ts';
import { activities, bookingLines, bookings, users } from '../schema.ts';
import { startInDubai } from '../startInDubai.ts';
import { matchesBookingSearch } from './bookingSearch.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

const orders = {
  created_at: bookings.createdAt,
  booking_date: bookings.startsAt,
  booking_number: bookings.number,
  total_amount: bookings.total,
};

export interface BookingListQuery extends BookingFilter {
  readonly page: number;
  readonly page_size: number;
}

/** Which bookings a list contains, and in which order. */
interface BookingFilter {
  readonly search?: string;
  readonly ordering: Ordering<keyof typeof orders>;
  readonly kind?: BookingKind;
  readonly status?: BookingRow['status'];
  readonly payment_status?: BookingRow['paymentStatus'];
  /** The days in Dubai on which they start. */
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
  /** Default: bookings of all users. */
  readonly userId?: string;
}

export interface ListedBooking {
  readonly booking: BookingRow;
  /** Null: the account is deleted. */
  readonly owner: { readonly email: string; readonly firstName: string; readonly lastName: string } | null;
}

/** Returns a page of bookings. */
export async function listBookingRows(db: Database, query: BookingListQuery): Promise<CappedPage<ListedBooking>> {
  const { limit, offset } = toPageValues(query);
  const where = matches(db, query);
  const owner = { email: users.email, firstName: users.firstName, lastName: users.lastName };
  const order = orderBy(query.ordering, orders, bookings.id);
  // Only ids are read here, from an index, so that a late page doesn't read the rows before it.
  const onPage = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(...order)
    .limit(limit + 1)
    .offset(offset);
  const [rows, [found]] = await Promise.all([
    db
      .select({ booking: bookingColumns, owner })
      .from(bookings)
      .leftJoin(users, eq(users.id, bookings.userId))
      .where(inArray(bookings.id, onPage))
      .orderBy(...order),
    db
      .select({ count: count() })
      .from(db.select({ id: bookings.id }).from(bookings).where(where).limit(maxCount).as('matches')),
  ]);
  return { rows: rows.slice(0, limit), count: found?.count ?? 0, hasNext: rows.length > limit };
}

/** What the changes of a booking and its cancellation refund; null if there is neither. */
const refunded = sql<number | null>`(
  select coalesce(coalesce(sum(r.amount), 100 * (bookings.details #>> '{changes,refund,amount}')::numeric)
    + coalesce(bookings.refund, 0), bookings.refund)
  from refunds r join booking_changes c on c.id = r.change_id and c.status = 'applied'
  where r.booking_id = bookings.id)`.mapWith(Number);

/** Returns what an export contains of each booking that a list with this query has, up to `limit`. */
export const listExportedBookings = (db: Database, query: BookingFilter, limit: number) =>
  db
    .select({
      number: bookings.number,
      kind: bookings.kind,
      title: sql<string>`${bookings.details} ->> 'title'`,
      date: sql<string>`${bookings.details} ->> 'date'`,
      time: sql<string | null>`${bookings.details} ->> 'time'`,
      createdAt: bookings.createdAt,
      status: bookings.status,
      paymentMethod: bookings.paymentMethod,
      paymentStatus: bookings.paymentStatus,
      total: bookings.total,
      refund: refunded,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
    })
    .from(bookings)
    .where(matches(db, query))
    .orderBy(...orderBy(query.ordering, orders, bookings.id))
    .limit(limit);

const matches = (db: Database, query: BookingFilter): SQL | undefined =>
  and(
    query.status === undefined ? undefined : eq(bookings.status, query.status),
    query.payment_status === undefined ? undefined : eq(bookings.paymentStatus, query.payment_status),
    query.start === undefined ? undefined : gte(bookings.startsAt, startInDubai(query.start)),
    query.end === undefined ? undefined : lt(bookings.startsAt, startInDubai(query.end, 1)),
    query.kind === undefined ? undefined : eq(bookings.kind, query.kind),
    query.userId === undefined ? undefined : eq(bookings.userId, query.userId),
    matchesBookingSearch(db, query.search ?? ''),
  );

/** Returns the number of bookings made on each day in Dubai since an instant; days without bookings are missing. */
export async function countBookingsByDay(db: Database, since: Date): Promise<DayCount[]> {
  const day = sql<string>`to_char(${bookings.createdAt} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`;
  return db.select({ date: day, count: count() }).from(bookings).where(gte(bookings.createdAt, since)).groupBy(sql`1`);
}

/** Returns the number of bookings. @param since when they were made; default: ever */
export const countBookings = (db: Database, since?: Date): Promise<number> =>
  db.$count(bookings, since && gte(bookings.createdAt, since));

/** Returns the total in fils of bookings made since an instant, and the average duration of their activities. */
export async function sumBookings(
  db: Database,
  since: Date,
): Promise<{ readonly revenue: number; readonly averageMinutes: number | null }> {
  const counted = and(gte(bookings.createdAt, since), ne(bookings.status, 'cancelled'));
  const [[sums], [average]] = await Promise.all([
    db
      .select({ revenue: sql<string | null>`sum(${bookings.total})` })
      .from(bookings)
      .where(counted),
    db
      .select({ minutes: sql<number | null>`round(avg(${activities.durationMinutes}))::int` })
      .from(bookingLines)
      .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
      .innerJoin(activities, eq(activities.id, bookingLines.activityId))
      .where(counted),
  ]);
  return { revenue: Number(sums?.revenue ?? 0), averageMinutes: average?.minutes ?? null };
}
