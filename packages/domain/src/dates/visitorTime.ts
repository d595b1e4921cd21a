import type { CalendarDate } from './calendarDate.ts';
import { fromDubaiTime } from './dubai.ts';
import type { TimeOfDay } from './timeOfDay.ts';

/** A time in the visitor's own time zone. */
export interface VisitorTime {
  readonly time: TimeOfDay;
  /** The day there, compared with the date in Dubai. */
  readonly day: 'before' | 'same' | 'after';
}

/**
 * Converts a time in Dubai to the visitor's time zone. Returns `undefined` if it is the same time or the zone is unknown.
 *
 * @param zone IANA name of the visitor's time zone
 * @example toVisitorTime('2026-12-18', '09:00', 'Europe/London') // { time: '05:00', day: 'same' }
 * @example toVisitorTime('2026-12-18', '09:00', 'Asia/Muscat') // undefined
 */
export function toVisitorTime(date: CalendarDate, time: TimeOfDay, zone: string): VisitorTime | undefined {
  const own = getLocalTime(zone, fromDubaiTime(date, time));
  if (!own || (own.date === date && own.time === time)) return undefined;
  return { time: own.time, day: own.date === date ? 'same' : own.date < date ? 'before' : 'after' };
}

function getLocalTime(zone: string, instant: Date): { date: CalendarDate; time: TimeOfDay } | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { ...digits, timeZone: zone }).formatToParts(instant);
    const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
    return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
  } catch {
    return undefined;
  }
}

const digits = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
