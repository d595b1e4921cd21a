import { type CalendarDate, formatTime, isRamadan, type TimeOfDay, toMinutesOfDay } from '../dates/index.ts';
import type { ActivityFacts, DescribedFact } from './activityFacts.ts';

/** When a product is open in Ramadan, as on the wire. It may close after midnight. */
export interface RamadanHours {
  readonly opens: TimeOfDay;
  readonly closes: TimeOfDay;
}

/** Starts of a visit, in minutes since midnight. */
interface StartRange {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60;

/**
 * Returns the starts of a range at which a visit on a date fits into the hours in Ramadan; undefined if there are none. On
 * other dates, and if the hours aren't known, all do.
 *
 * @param minutes how long the visit takes
 * @example limitToRamadanHours({ opens: '10:00', closes: '16:00' }, '2027-02-12', { from: 540, to: 1200 }, 60) // { from: 600, to: 900 }
 * @example limitToRamadanHours({ opens: '10:00', closes: '16:00' }, '2027-02-12', { from: 1080, to: 1080 }, 60) // undefined
 */
export function limitToRamadanHours(
  hours: RamadanHours | undefined,
  date: CalendarDate,
  { from, to }: StartRange,
  minutes: number,
): StartRange | undefined {
  if (!hours || !isRamadan(date)) return { from, to };
  const { opens, closes } = hours;
  const closesNextDay = closes <= opens;
  // It is still open since the evening before.
  if (closesNextDay && to + minutes <= toMinutesOfDay(closes)) return { from, to };
  const end = toMinutesOfDay(closes) + (closesNextDay ? DAY : 0);
  const limited = { from: Math.max(from, toMinutesOfDay(opens)), to: Math.min(to, end - minutes) };
  return limited.from <= limited.to ? limited : undefined;
}

/**
 * Whether a visit that starts at a time fits into the hours in Ramadan. On other dates, and if the hours aren't known, it
 * does.
 *
 * @param minutes how long the visit takes
 * @example fitsRamadanHours({ opens: '10:00', closes: '16:00' }, '2027-02-12', '15:00', 60) // true
 * @example fitsRamadanHours({ opens: '10:00', closes: '16:00' }, '2027-02-12', '15:30', 60) // false
 */
export function fitsRamadanHours(
  hours: RamadanHours | undefined,
  date: CalendarDate,
  time: TimeOfDay,
  minutes: number,
): boolean {
  const start = toMinutesOfDay(time);
  return limitToRamadanHours(hours, date, { from: start, to: start }, minutes) !== undefined;
}

/**
 * Formats the hours of a product in Ramadan.
 *
 * @example formatRamadanHours({ opens: '10:00', closes: '16:00' }) // '10:00 AM to 4:00 PM'
 * @example formatRamadanHours({ opens: '20:00', closes: '02:00' }) // '8:00 PM to 2:00 AM'
 */
export const formatRamadanHours = ({ opens, closes }: RamadanHours): string =>
  `${formatTime(opens)} to ${formatTime(closes)}`;

/**
 * Describes the hours of a product on a date in Ramadan, if they are known.
 *
 * @example describeRamadanHours({ ramadan_hours: hours }, '2027-02-12') // [{ kind: 'ramadan', label: 'Open in Ramadan', value: '10:00 AM to 4:00 PM' }]
 * @example describeRamadanHours({ ramadan_hours: hours }, '2027-04-12') // []
 */
export const describeRamadanHours = (
  { ramadan_hours: hours }: Pick<ActivityFacts, 'ramadan_hours'>,
  date: CalendarDate,
): DescribedFact[] =>
  hours && isRamadan(date) ? [{ kind: 'ramadan', label: 'Open in Ramadan', value: formatRamadanHours(hours) }] : [];
