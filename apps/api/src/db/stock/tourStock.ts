import type { CalendarDate } from '@aitours/domain/dates';
import { and, asc, between, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { tourStock } from '../schema.ts';

const { date, placesLeft } = tourStock;

/** Returns the stock of a tour that starts on a date; null without a limit. */
export async function findTourStock(
  db: Database,
  tourId: string,
  start: CalendarDate,
): Promise<{ readonly placesLeft: number | null } | null> {
  const [row] = await db
    .select({ placesLeft })
    .from(tourStock)
    .where(and(eq(tourStock.tourId, tourId), eq(date, start)));
  return row ?? null;
}

/** Returns the dates of a tour that have a limit or are closed, both ends included. */
export const listLimitedDates = (db: Database, tourId: string, from: CalendarDate, to: CalendarDate) =>
  db
    .select({ date, placesLeft })
    .from(tourStock)
    .where(and(eq(tourStock.tourId, tourId), between(date, from, to), isNotNull(placesLeft)))
    .orderBy(asc(date));
