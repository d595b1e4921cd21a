import type { CalendarDate } from './calendarDate.ts';
import { instantInDubai } from './dubai.ts';
import type { TimeOfDay } from './timeOfDay.ts';

/** What the clock of someone elsewhere shows. */
export interface VisitorTime {
  readonly time: TimeOfDay;
  /** Whether it is still the day before there, the same day, or already the day after. */
  readonly day: 'before' | 'same' | 'after';
}

/**
 * What a visitor's own clock shows at a time in Dubai; nothing where it shows the same, or where the zone isn't known.
 *
 * @param zone the visitor's time zone, by its IANA name
 * @example toVisitorTime('2026-12-18', '09:00', 'Europe/London') // { time: '05:00', day: 'same' }
 * @example toVisitorTime('2026-12-18', '09:00', 'Asia/Muscat') // undefined
 */
export function toVisitorTime(date: CalendarDate, time: TimeOfDay, zone: string): VisitorTime | undefined {
  const own = clockOf(zone, instantInDubai(date, time));
  if (!own || (own.date === date && own.time === time)) return undefined;
  return { time: own.time, day: own.date === date ? 'same' : own.date < date ? 'before' : 'after' };
}

function clockOf(zone: string, instant: Date): { date: CalendarDate; time: TimeOfDay } | undefined {
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
