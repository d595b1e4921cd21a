import { type CalendarDate, fromDubaiTime } from '@aitours/domain/dates';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { CalendarEvent } from './calendarEvents.ts';

/**
 * Formats entries as an .ics file (RFC 5545). Times are in UTC, so every calendar shows them in its own time zone. Each
 * has two alarms: a day and two hours before it starts; one of whole days, which has no hour, two days before and at six
 * the evening before.
 *
 * @param description text of each entry
 * @param url the voucher's URL
 * @throws Error if an entry can't be written
 */
export function calendarFile(events: readonly CalendarEvent[], description: string, url: string): string {
  const { error, value } = createEvents(
    events.map((event) => ({ ...attributesOf(event), description, url })),
    { productId: 'aiTours', method: 'PUBLISH' },
  );
  if (!value) throw error ?? new Error('No calendar file was made');
  return value;
}

function attributesOf({ uid, title, when, location }: CalendarEvent): EventAttributes {
  const alarms = (when.is === 'wholeDays' ? [48, 6] : [24, 2]).map(
    (hours) => ({ action: 'display', description: title, trigger: { hours, before: true } }) as const,
  );
  const base = { uid, title, location, status: 'CONFIRMED', alarms } as const;
  if (when.is === 'wholeDays') return { ...base, start: dayOf(when.date), end: dayOf(when.until) };
  const start = fromDubaiTime(when.date, when.time);
  const from = {
    ...base,
    start: minuteOf(start),
    startInputType: 'utc',
    startOutputType: 'utc',
  } as const;
  // An entry without a duration ends when it starts (RFC 5545). The library supports that, but its types require an
  // end.
  return when.minutes ? { ...from, duration: { minutes: when.minutes } } : (from as EventAttributes);
}

function dayOf(date: CalendarDate): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

const minuteOf = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];
