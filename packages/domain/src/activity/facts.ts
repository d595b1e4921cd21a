import { formatTime, normaliseTime } from '../dates/index.ts';

/**
 * When an activity starts, or that it starts when one likes (ACT-04).
 *
 * @example startTimeLabel('09:00:00') // '9:00 AM'
 * @example startTimeLabel(null) // 'Flexible'
 */
export function startTimeLabel(startTime: string | null | undefined): string {
  const time = normaliseTime(startTime ?? '');
  return time ? formatTime(time) : 'Flexible';
}

/**
 * The languages an activity is held in (ACT-05).
 *
 * @example languagesLabel(['English', 'Arabic']) // 'English, Arabic'
 * @example languagesLabel([]) // 'English'
 */
export const languagesLabel = (languages: readonly string[] | null | undefined): string =>
  languages?.join(', ') || 'English';
