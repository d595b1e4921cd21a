import type { CalendarDate } from '@aitours/domain/dates';
import { and, eq, exists, gte, inArray, lt, or } from 'drizzle-orm';
import { type BookingRow, bookingColumns } from './bookings.ts';
import type { Database } from './database.ts';
import { bookingLines, bookings } from './schema.ts';
import { startInDubai } from './startInDubai.ts';

/** The most days from the start of a booking to its last: of a tour, or of the return of a transfer. */
const longestDays = 60;
const maxRows = 2000;

/** Returns the confirmed and completed bookings that may have something on a day. */
export function listBookingsAround(db: Database, date: CalendarDate): Promise<BookingRow[]> {
  const hasLine = exists(
    db
      .select({ id: bookingLines.id })
      .from(bookingLines)
      .where(and(eq(bookingLines.bookingId, bookings.id), eq(bookingLines.date, date))),
  );
  const lastsDays = and(
    inArray(bookings.kind, ['tour', 'transfer']),
    gte(bookings.startsAt, startInDubai(date, -longestDays)),
    lt(bookings.startsAt, startInDubai(date, 1)),
  );
  return db
    .select(bookingColumns)
    .from(bookings)
    .where(and(inArray(bookings.status, ['confirmed', 'completed']), or(hasLine, lastsDays)))
    .orderBy(bookings.startsAt, bookings.id)
    .limit(maxRows);
}
