import { type CalendarDate, getLastBookableDate, listDates, toDubaiDate } from '@aitours/domain/dates';
import { listSlotsOn } from '../../catalogue/slots.ts';
import type { Database } from '../../db/database.ts';
import { activities, activityStock } from '../../db/schema.ts';
import { seedId } from './seedId.ts';

/** The capacity of the demonstration's activities. */
export const usualPlaces = 15;

/** Dates with other places, by month and day of every year (GAP-20). */
const byMonthAndDay: Readonly<Record<string, number>> = {
  '12-24': 1,
  '12-25': 0,
  '12-30': 2,
  '12-31': 0,
  '01-01': 0,
  '01-02': 3,
};

/**
 * Returns the places of a demonstration activity on a date before any booking (ACT-22, GAP-20).
 *
 * @example getDemonstrationPlaces('2026-12-25') // 0
 * @example getDemonstrationPlaces('2026-12-18') // 15
 */
export const getDemonstrationPlaces = (date: CalendarDate): number =>
  byMonthAndDay[date.slice('YYYY-'.length)] ?? usualPlaces;

/**
 * Stores the stock of the demonstration's activities on the dates with other places than usual, as far ahead as
 * customers can book. Dates with a stock stay as they are, and so do activities whose slug staff have changed.
 */
export async function seedActivityStock(db: Database, now: Date): Promise<void> {
  const today = toDubaiDate(now);
  const dates = listDates(today, getLastBookableDate(today)).filter(
    (date) => getDemonstrationPlaces(date) !== usualPlaces,
  );
  const { id, slug, timeSlots } = activities;
  const stored = await db.select({ id, slug, timeSlots }).from(activities);
  const rows = stored
    .filter((activity) => activity.id === seedId('activity', activity.slug))
    .flatMap((activity) =>
      dates.flatMap((date) =>
        listSlotsOn(activity.timeSlots, date).map((slot) => ({
          activityId: activity.id,
          date,
          timeSlotId: slot.id,
          opening: getDemonstrationPlaces(date),
        })),
      ),
    );
  if (rows.length > 0) await db.insert(activityStock).values(rows).onConflictDoNothing();
}
