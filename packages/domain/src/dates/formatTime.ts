import { type TimeOfDay, toMinutesOfDay } from './timeOfDay.ts';

/**
 * Formats a time for travellers, in the 12-hour format (PLAN-30).
 *
 * @example formatTime('14:30') // '2:30 PM'
 * @example formatTime('00:05') // '12:05 AM'
 */
export function formatTime(time: TimeOfDay): string {
  const minutes = toMinutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
