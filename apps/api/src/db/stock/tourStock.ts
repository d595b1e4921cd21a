import type { CalendarDate } from '@aitours/domain/dates';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { tourStock } from '../schema.ts';

const { date, placesLeft } = tourStock;

/** Returns the stock of a tour that starts on a date; null: it has the tour's capacity. */
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

/** Returns the stock of a tour's dates that have one, both ends included. */
export const listTourStock = (db: Database, tourId: string, from: CalendarDate, to: CalendarDate) =>
  db
    .select({ date, placesLeft })
    .from(tourStock)
    .where(and(eq(tourStock.tourId, tourId), between(date, from, to)))
    .orderBy(asc(date));
