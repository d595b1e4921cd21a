import { type CalendarDate, instantInDubai } from '@aitours/domain/dates';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { CalendarEvent } from './calendarEvents.ts';

/**
 * Entries as the text of an .ics file (RFC 5545). Times stand in it in UTC: every calendar shows them in its own zone,
 * and in Dubai they are Dubai's.
 *
 * @param description stands in each entry
 * @param url where the voucher is
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
  const base = { uid, title, location, status: 'CONFIRMED' } as const;
  if (when.is === 'wholeDays') return { ...base, start: dayOf(when.date), end: dayOf(when.until) };
  const start = instantInDubai(when.date, when.time);
  const from = {
    ...base,
    start: minuteOf(start),
    startInputType: 'utc',
    startOutputType: 'utc',
  } as const;
  // Without a length it ends where it starts (RFC 5545): the file doesn't make one up. The library writes such an entry;
  // only its types want an end.
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
