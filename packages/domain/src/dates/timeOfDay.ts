/** A time of day, `HH:MM`, from 00:00 to 23:59. Two of them compare as text. */
export type TimeOfDay = string;

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

const SHAPE = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?$/i;

/**
 * Any usual way to write a time, as `HH:MM` (CART-25); nothing if it is none.
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

/** 12 comes first in each half of the day; not a number for an hour that no clock face has. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/**
 * Minutes since midnight.
 *
 * @example minutesOfDay('00:00') // 0
 * @example minutesOfDay('14:30') // 870
 */
export function minutesOfDay(time: TimeOfDay): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

/**
 * Hours and minutes, each with two digits; a day and more is told in hours.
 *
 * @param minutes whole, from 0
 * @example hoursAndMinutes(870) // '14:30'
 * @example hoursAndMinutes(2880) // '48:00'
 */
export const hoursAndMinutes = (minutes: number): string =>
  [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/**
 * The time of day so many minutes after midnight, the inverse of `minutesOfDay`. What goes past midnight is the next
 * day's time.
 *
 * @param minutes whole, from 0
 * @example timeOfMinutes(870) // '14:30'
 * @example timeOfMinutes(1440) // '00:00'
 */
export const timeOfMinutes = (minutes: number): TimeOfDay => hoursAndMinutes(minutes % MINUTES_PER_DAY);
