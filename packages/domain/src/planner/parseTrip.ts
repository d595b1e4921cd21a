import { array, is, optional, type as shape, string, unknown } from 'superstruct';
import { type CalendarDate, normaliseDate, normaliseTime, type TimeOfDay } from '../dates/index.ts';
import type { GeoPoint } from './distance.ts';
import { type ItineraryBreak, parseLunch, parsePrayers } from './parseBreaks.ts';
import type { PrayerName } from './tripBreaks.ts';

/** The values of stops that lack them (PLAN-29). */
export const missingStopValues = {
  time: '09:00',
  name: 'Activity',
  description: '',
  duration: '2 hours',
  cost: '$',
  location: 'Various locations',
} as const;

/** A stop of an itinerary, ready to display (ENTITY-44). */
export interface ItineraryStop {
  readonly time: TimeOfDay;
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly duration: string;
  readonly cost: string;
  /** If the shop sells it. */
  readonly activityId?: string | undefined;
  readonly slug?: string | undefined;
  /** Of an attraction whose tickets the shop sells. */
  readonly attractionSlug?: string | undefined;
  /** If known. */
  readonly endTime?: TimeOfDay | undefined;
  readonly point?: GeoPoint | undefined;
}

/** A day of an itinerary. */
export interface ItineraryDay {
  readonly date: CalendarDate;
  readonly stops: readonly ItineraryStop[];
  /** A break between two stops. */
  readonly lunch?: ItineraryBreak | undefined;
  /** Breaks between two stops, in order of time. */
  readonly prayers?: readonly (ItineraryBreak & { readonly prayer: PrayerName })[] | undefined;
}

const Days = shape({
  days: array(
    shape({
      date: unknown(),
      activities: array(unknown()),
      lunch: optional(unknown()),
      prayers: optional(unknown()),
    }),
  ),
});

/**
 * Parses the days of an itinerary; `undefined` if it has none or an invalid one (PLAN-22). Missing values of a stop get their
 * defaults (PLAN-29).
 *
 * @example parseTrip({ days: [{ date: '2030-03-01', activities: [{}] }] })?.[0]?.stops[0]?.name // 'Activity'
 * @example parseTrip({ days: [] }) // undefined
 */
export function parseTrip(itinerary: unknown): ItineraryDay[] | undefined {
  if (!is(itinerary, Days) || itinerary.days.length === 0) return undefined;
  const days = itinerary.days.flatMap(({ date, activities, lunch, prayers }) => {
    const day = typeof date === 'string' ? normaliseDate(date) : undefined;
    return day ? [{ date: day, stops: activities.map(parseStop), ...parseLunch(lunch), ...parsePrayers(prayers) }] : [];
  });
  return days.length === itinerary.days.length ? days : undefined;
}

function parseStop(activity: unknown): ItineraryStop {
  const value = (name: string): unknown =>
    typeof activity === 'object' && activity !== null ? Reflect.get(activity, name) : undefined;
  const text = (name: string): string | undefined => {
    const given = value(name);
    return typeof given === 'string' && given.trim() !== '' ? given : undefined;
  };
  const time = (name: string) => normaliseTime(text(name) ?? '');
  const given = Object.fromEntries(
    (['name', 'description', 'duration', 'cost', 'location'] as const).flatMap((name) => {
      const found = text(name);
      return found === undefined ? [] : [[name, found]];
    }),
  );
  return {
    ...missingStopValues,
    ...given,
    time: time('time') ?? missingStopValues.time,
    activityId: text('activity_id'),
    slug: text('slug'),
    attractionSlug: parseSlug(value('ticket')),
    endTime: time('end_time'),
    point: toPoint(value('latitude'), value('longitude')),
  };
}

const parseSlug = (ticket: unknown): string | undefined =>
  is(ticket, shape({ slug: string() })) ? ticket.slug : undefined;

const toPoint = (latitude: unknown, longitude: unknown): GeoPoint | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
