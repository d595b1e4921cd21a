/** A time of day, `HH:MM`, from 00:00 to 23:59. Two of them compare as text. */
export type TimeOfDay = string;

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

const SHAPE = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?$/i;

/**
 * Returns a time in any usual notation as `HH:MM`, or `undefined` if it isn't a time (CART-25).
 *
 * @example normaliseTime('9:00:00') // '09:00'
 * @example normaliseTime('2:30 PM') // '14:30'
 */
export function normaliseTime(text: string): TimeOfDay | undefined {
  const [, hours = '', minutes = '', half] = SHAPE.exec(text.trim()) ?? [];
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours || Number.NaN);
  if (!(hour <= 23 && Number(minutes) <= 59)) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Returns the hour of a 12-hour clock in 24 hours, where 12 precedes 1; NaN outside 1 to 12. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/**
 * Returns the minutes since midnight.
 *
 * @example toMinutesOfDay('00:00') // 0
 * @example toMinutesOfDay('14:30') // 870
 */
export function toMinutesOfDay(time: TimeOfDay): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

/**
 * Formats minutes as hours and minutes with two digits each; hours may exceed 23.
 *
 * @param minutes whole, from 0
 * @example formatHoursAndMinutes(870) // '14:30'
 * @example formatHoursAndMinutes(2880) // '48:00'
 */
export const formatHoursAndMinutes = (minutes: number): string =>
  [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/**
 * Returns the time of day so many minutes after midnight, the inverse of `toMinutesOfDay`; from 1440 on, the time of the
 * next day.
 *
 * @param minutes whole, from 0
 * @example toTimeOfDay(870) // '14:30'
 * @example toTimeOfDay(1440) // '00:00'
 */
export const toTimeOfDay = (minutes: number): TimeOfDay => formatHoursAndMinutes(minutes % MINUTES_PER_DAY);
