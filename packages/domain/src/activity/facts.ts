import { formatTime, normaliseTime } from '../dates/index.ts';

/**
 * Formats the start time of an activity, or "Flexible" if it has none (ACT-04).
 *
 * @example startTimeLabel('09:00:00') // '9:00 AM'
 * @example startTimeLabel(null) // 'Flexible'
 */
export function startTimeLabel(startTime: string | null | undefined): string {
  const time = normaliseTime(startTime ?? '');
  return time ? formatTime(time) : 'Flexible';
}

/**
 * Lists the languages of an activity; English if none is given (ACT-05).
 *
 * @example languagesLabel(['English', 'Arabic']) // 'English, Arabic'
 * @example languagesLabel([]) // 'English'
 */
export const languagesLabel = (languages: readonly string[] | null | undefined): string =>
  languages?.join(', ') || 'English';
