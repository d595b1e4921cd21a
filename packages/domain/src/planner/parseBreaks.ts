import { array, enums, is, type as shape, string } from 'superstruct';
import type { TimeOfDay } from '../dates/index.ts';
import { prayerNames } from './tripBreaks.ts';

/** A break of an itinerary. */
export interface ItineraryBreak {
  readonly time: TimeOfDay;
  readonly endTime: TimeOfDay;
}

const Lunch = shape({ time: string(), end_time: string() });
const Prayers = array(shape({ prayer: enums(prayerNames), time: string(), end_time: string() }));

/** Parses a break for lunch; nothing if it is invalid. */
export const parseLunch = (lunch: unknown) =>
  is(lunch, Lunch) ? { lunch: { time: lunch.time, endTime: lunch.end_time } } : {};

/** Parses the breaks for prayers; nothing if one is invalid. */
export const parsePrayers = (prayers: unknown) =>
  is(prayers, Prayers)
    ? { prayers: prayers.map(({ prayer, time, end_time: endTime }) => ({ prayer, time, endTime })) }
    : {};
