import { formatTime, normaliseTime } from '../dates/index.ts';

/**
 * Formats the start time of an activity, or "Flexible" if it has none (ACT-04).
 *
 * @example formatStartTime('09:00:00') // '9:00 AM'
 * @example formatStartTime(null) // 'Flexible'
 */
export function formatStartTime(startTime: string | null | undefined): string {
  const time = normaliseTime(startTime ?? '');
  return time ? formatTime(time) : 'Flexible';
}

/**
 * Lists the languages of an activity; English if none is given (ACT-05).
 *
 * @example formatLanguages(['English', 'Arabic']) // 'English, Arabic'
 * @example formatLanguages([]) // 'English'
 */
export const formatLanguages = (languages: readonly string[] | null | undefined): string =>
  languages?.join(', ') || 'English';
