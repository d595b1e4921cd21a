import type { CalendarDate } from './calendarDate.ts';
import { dubaiDate, dubaiTime, instantInDubai } from './dubai.ts';
import type { TimeOfDay } from './timeOfDay.ts';

/** What the clock of someone elsewhere shows. */
export interface OwnTime {
  readonly time: TimeOfDay;
  /** Whether it is still the day before there, the same day, or already the day after. */
  readonly day: 'before' | 'same' | 'after';
}

/**
 * What a visitor's own clock shows at a time in Dubai; nothing where it shows the same, or where nobody knows.
 *
 * @param zone the visitor's time zone, by its IANA name
 * @example ownTime('2026-12-18', '09:00', 'Europe/London') // { time: '05:00', day: 'same' }
 * @example ownTime('2026-12-18', '09:00', 'Asia/Muscat') // undefined
 */
export function ownTime(date: CalendarDate, time: TimeOfDay, zone: string): OwnTime | undefined {
  const instant = instantInDubai(date, time);
  const minutes = minutesAheadOfUtc(instant, zone);
  if (minutes === undefined) return undefined;
  // Seen as if it were Dubai's: the same rules then read its date and time.
  const shifted = new Date(instant.getTime() + (minutes - DUBAI_MINUTES) * MILLISECONDS_PER_MINUTE);
  const own = { date: dubaiDate(shifted), time: dubaiTime(shifted) };
  if (own.date === date && own.time === time) return undefined;
  return { time: own.time, day: own.date === date ? 'same' : own.date < date ? 'before' : 'after' };
}

const DUBAI_MINUTES = 240;
const MILLISECONDS_PER_MINUTE = 60_000;

/** Nothing for a zone that isn't known. */
function minutesAheadOfUtc(instant: Date, zone: string): number | undefined {
  try {
    const text = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).format(instant);
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  } catch {
    return undefined;
  }
}
