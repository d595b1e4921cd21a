import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { type CalendarDate, fromDubaiTime } from '../dates/index.ts';
import type { CalendarEvent } from './calendarBooking.ts';

/** An entry with the address of its voucher. */
export type LinkedEvent = CalendarEvent & { readonly url: string };

/**
 * Formats entries as an .ics file (RFC 5545). Times are in UTC, so every calendar shows them in its own time zone. Each
 * has two alarms: a day and two hours before it starts; one of whole days, which has no hour, two days before and at six
 * the evening before. A cancelled one has none. The same entries give the same text, so that an entity tag can tell
 * whether something changed.
 *
 * @param name of a calendar that is subscribed to; a file whose entries are imported into another calendar has none
 * @throws {Error} if an entry can't be written
 * @example formatCalendar([], 'aiTours').includes('X-WR-CALNAME:aiTours') // true
 * @example formatCalendar([]).includes('METHOD:PUBLISH') // true
 */
export function formatCalendar(events: readonly LinkedEvent[], name?: string): string {
  const header = { productId: 'aiTours', method: 'PUBLISH', ...(name !== undefined && { calName: name }) };
  const linked = createEvents(events.map(toAttributes), header);
  // The library rejects some valid addresses, such as those of an IPv6 host; an entry is useful without its link.
  const { error, value } = linked.value === null ? createEvents(events.map(withoutLink), header) : linked;
  if (value === null) throw error;
  return value;
}

function withoutLink(event: LinkedEvent): EventAttributes {
  const { url: _url, ...attributes } = toAttributes(event);
  return attributes;
}

function toAttributes({ uid, title, when, location, description, url, status, changedAt, sequence }: LinkedEvent) {
  const isCancelled = status === 'CANCELLED';
  const alarms = isCancelled ? [] : listAlarms(when.is, title);
  const timestamp = changedAt.getTime();
  const base = { uid, title, location, description, url, status, alarms, timestamp, sequence };
  if (when.is === 'wholeDays') return { ...base, start: toDay(when.date), end: toDay(when.until) };
  const start = toMinute(fromDubaiTime(when.date, when.time));
  const from = { ...base, start, startInputType: 'utc', startOutputType: 'utc' } as const;
  // An entry without a duration ends when it starts (RFC 5545). The library supports that, but its types require an
  // end.
  return when.minutes ? { ...from, duration: { minutes: when.minutes } } : (from as typeof from & EventAttributes);
}

const listAlarms = (kind: CalendarEvent['when']['is'], title: string) =>
  (kind === 'wholeDays' ? [48, 6] : [24, 2]).map(
    (hours) => ({ action: 'display', description: escapeText(title), trigger: { hours, before: true } }) as const,
  );

/** The library escapes all texts (RFC 5545, 3.3.11) but those of alarms, in which it escapes line breaks only. */
const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&');

function toDay(date: CalendarDate): DateArray {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return [year, month, day];
}

const toMinute = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];
