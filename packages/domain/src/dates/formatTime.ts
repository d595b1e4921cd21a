import { minutesOfDay, type TimeOfDay } from './timeOfDay.ts';

/**
 * A time as shown: in the 12-hour format (PLAN-30).
 *
 * @example formatTime('14:30') // '2:30 PM'
 * @example formatTime('00:05') // '12:05 AM'
 */
export function formatTime(time: TimeOfDay): string {
  const minutes = minutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
