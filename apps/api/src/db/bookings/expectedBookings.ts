import { parseBookingKind } from '@aitours/domain/booking';
import { addDays, type CalendarDate, fromDubaiTime } from '@aitours/domain/dates';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Listing, toPageValues } from '../catalogue/filters.ts';
import type { Database } from '../database.ts';
import { bookingLines, bookings, returnDate } from '../schema.ts';
import { matchesBookingSearch } from './bookingSearch.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

interface ExpectedQuery {
  readonly page: number;
  readonly page_size: number;
  readonly date: CalendarDate;
  readonly product_id?: string;
  readonly search?: string;
}

/** Returns the booking number if a search is one: its passes are listed whatever their day. */
export const parseSearchedNumber = (search: string | undefined): string | undefined => {
  const number = search?.trim().toUpperCase() ?? '';
  return parseBookingKind(number) && number;
};

/** Returns a page of the bookings with passes for a day, in the order of their numbers. */
export async function listExpectedRows(db: Database, query: ExpectedQuery): Promise<Listing<BookingRow>> {
  const { limit, offset } = toPageValues(query);
  const number = parseSearchedNumber(query.search);
  const where = number === undefined ? createFilter(db, query) : eq(bookings.number, number);
  const [rows, count] = await Promise.all([
    db.select(bookingColumns).from(bookings).where(where).orderBy(bookings.number).limit(limit).offset(offset),
    db.$count(bookings, where),
  ]);
  return { rows, count };
}

function createFilter(db: Database, { date, product_id, search }: ExpectedQuery): SQL | undefined {
  return and(
    inArray(bookings.id, idsOfDay(db, date)),
    product_id === undefined ? undefined : hasProduct(product_id, date),
    matchesBookingSearch(db, search ?? ''),
  );
}

/** Selects the ids of bookings with a line or a ride on a day. A union, because each of its parts uses an index. */
export const idsOfDay = (db: Database, date: CalendarDate) =>
  db
    .select({ id: bookingLines.bookingId })
    .from(bookingLines)
    .where(eq(bookingLines.date, date))
    .union(
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(
          and(
            eq(bookings.kind, 'transfer'),
            gte(bookings.startsAt, fromDubaiTime(date, '00:00')),
            lt(bookings.startsAt, fromDubaiTime(addDays(date, 1), '00:00')),
          ),
        ),
    )
    .union(
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(eq(bookings.kind, 'transfer'), sql`${returnDate(bookings)} = ${date}`)),
    );

/** Whether a line of the day is of the product, which is an activity, an attraction or a tour. */
function hasProduct(id: string, date: CalendarDate): SQL {
  if (id === 'transfer') return eq(bookings.kind, 'transfer');
  return sql`jsonb_path_exists(${bookings.details},
    '$.items[*] ? (@.date == $date && (@.activity.id == $id || @.ticket.id == $id || @.tour.id == $id))',
    jsonb_build_object('id', ${id}::text, 'date', ${date}::text))`;
}
