import { type CalendarDate, toDubaiTime, toMinutesOfDay } from '@aitours/domain/dates';
import type { GeoPoint, PrayerTimes } from '@aitours/domain/planner';
import { CalculationMethod, PrayerTimes as Computed, Coordinates } from 'adhan';

/**
 * Computes the times of a day's prayers at a place in the Emirates, in minutes since midnight in Dubai, with the angles and
 * the minutes of precaution that are in use there.
 */
export function computePrayerTimes(date: CalendarDate, { latitude, longitude }: GeoPoint): PrayerTimes {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // The library reads the date's local parts, whatever the time zone of the process.
  const times = new Computed(
    new Coordinates(latitude, longitude),
    new Date(year, month - 1, day),
    CalculationMethod.Dubai(),
  );
  const toMinutes = (at: Date) => toMinutesOfDay(toDubaiTime(at));
  return {
    fajr: toMinutes(times.fajr),
    sunrise: toMinutes(times.sunrise),
    dhuhr: toMinutes(times.dhuhr),
    asr: toMinutes(times.asr),
    maghrib: toMinutes(times.maghrib),
    isha: toMinutes(times.isha),
  };
}
