import { formatCount } from '../counts/formatCount.ts';
import { formatHoursAndMinutes } from '../dates/index.ts';

const SHAPE = /^(\d+):([0-5]\d):([0-5]\d)$/;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/**
 * Parses a duration `hh:mm:ss` to minutes, rounded up, or `undefined` if it has another form (GAP-22).
 *
 * @example parseDuration('03:30:00') // 210
 * @example parseDuration('half a day') // undefined
 */
export function parseDuration(duration: string): number | undefined {
  const [, hours, minutes, seconds] = SHAPE.exec(duration.trim()) ?? [];
  if (hours === undefined) return undefined;
  return Number(hours) * MINUTES_PER_HOUR + Number(minutes) + (Number(seconds) > 0 ? 1 : 0);
}

/**
 * Formats a duration for the wire, the inverse of `parseDuration` (GAP-22).
 *
 * @param minutes whole, from 0
 * @example formatWireDuration(210) // '03:30:00'
 * @example formatWireDuration(2880) // '48:00:00'
 */
export const formatWireDuration = (minutes: number): string => `${formatHoursAndMinutes(minutes)}:00`;

/**
 * Formats a duration for travellers, in its two largest units (ACT-03).
 *
 * @example formatDuration(210) // '3 h 30 min'
 * @example formatDuration(2880) // '2 days'
 */
export function formatDuration(minutes: number): string {
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const parts = [days > 0 && formatCount(days, 'day'), hours > 0 && `${hours} h`, rest > 0 && `${rest} min`];
  return parts.filter(Boolean).slice(0, 2).join(' ') || '0 min';
}
