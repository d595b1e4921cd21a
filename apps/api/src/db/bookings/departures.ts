import type { CalendarDate } from '@aitours/domain/dates';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { bookings } from '../schema.ts';
import { startInDubai } from '../startInDubai.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';
import { idsOfDay } from './expectedBookings.ts';

/** The most days of a tour. */
const longestTour = 60;
const maxRows = 2000;

/**
 * Returns the confirmed and completed bookings with something on a day, and tours that may have ended the day before;
 * of more than 2,000 the first.
 */
export async function listBookingsOfDay(
  db: Database,
  date: CalendarDate,
): Promise<{ readonly rows: readonly BookingRow[]; readonly isComplete: boolean }> {
  const rows = await db
    .select(bookingColumns)
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ['confirmed', 'completed']),
        inArray(bookings.id, idsOfDay(db, date).union(idsOfTours(db, date))),
      ),
    )
    .orderBy(bookings.startsAt, bookings.id)
    .limit(maxRows + 1);
  return { rows: rows.slice(0, maxRows), isComplete: rows.length <= maxRows };
}

function idsOfTours(db: Database, date: CalendarDate) {
  const days = sql`jsonb_array_length(${bookings.details} -> 'tour' -> 'days')`;
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.kind, 'tour'),
        gte(bookings.startsAt, startInDubai(date, -longestTour)),
        lt(bookings.startsAt, startInDubai(date, 1)),
        sql`${bookings.startsAt} + ${days} * interval '1 day' > ${startInDubai(date)}`,
      ),
    );
}
