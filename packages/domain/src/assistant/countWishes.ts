import { extractPreferences } from '../planner/index.ts';

/** Any day: only whether a message names a date counts. */
const SOME_DAY = '2030-01-01';

/**
 * Returns how many preferences of a trip a message names: place, dates, length, people, interests, budget.
 *
 * @example countWishes('We love food and the beach in Dubai') // 2
 * @example countWishes('How do I cancel?') // 0
 */
export function countWishes(text: string): number {
  const { interests = [], ...found } = extractPreferences(text, {}, SOME_DAY);
  return Object.keys(found).length + (interests.length > 0 ? 1 : 0);
}
