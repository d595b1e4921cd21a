import { type CalendarDate, fromDubaiTime, type TimeOfDay, toMinutesOfDay } from '@aitours/domain/dates';
import type { ItineraryDay } from '@aitours/domain/planner';

type DateTuple = [year: number, month: number, day: number, hours: number, minutes: number];

const DAY_MINUTES = 24 * 60;
/** Default duration of an activity without one (PLAN-29). */
const DEFAULT_MINUTES = 120;

const toDateTuple = (date: CalendarDate, time: TimeOfDay): DateTuple => {
  const at = fromDubaiTime(date, time);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
};

/** An end at midnight is on the next day. */
const getDuration = (time: TimeOfDay, end: TimeOfDay | undefined): number =>
  end === undefined
    ? DEFAULT_MINUTES
    : (toMinutesOfDay(end) - toMinutesOfDay(time) + DAY_MINUTES) % DAY_MINUTES || DEFAULT_MINUTES;

/**
 * Returns the stops of a plan as a calendar file (RFC 5545), in UTC.
 *
 * @throws {Error} when the file can't be created
 */
export async function createItineraryCalendar(planId: string, days: readonly ItineraryDay[]): Promise<string> {
  const { createEvents } = await import('ics');
  const stops = days.flatMap(({ date, stops: ofDay }) => ofDay.map((stop) => ({ date, stop })));
  const { error, value } = createEvents(
    stops.map(({ date, stop }, index) => ({
      uid: `${planId}-${index}@aitours`,
      productId: 'aiTours',
      title: stop.name,
      description: stop.description,
      location: stop.location,
      start: toDateTuple(date, stop.time),
      startInputType: 'utc' as const,
      duration: { minutes: getDuration(stop.time, stop.endTime) },
      ...(stop.point && { geo: { lat: stop.point.latitude, lon: stop.point.longitude } }),
    })),
  );
  if (error || typeof value !== 'string') throw error ?? new Error('No calendar file was created');
  return value;
}
