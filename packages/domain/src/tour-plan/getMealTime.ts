import type { TimeOfDay } from '../dates/index.ts';

const mealTimes = [
  { named: /breakfast/i, time: '08:00' },
  { named: /lunch|picnic/i, time: '13:00' },
  { named: /dinner|barbecue|bbq/i, time: '19:30' },
] as const;

/**
 * Returns the usual time of a meal; undefined for a menu or a package that isn't one meal.
 *
 * @example getMealTime('Desert barbecue') // '19:30'
 * @example getMealTime('Half Board') // undefined
 */
export const getMealTime = (name: string): TimeOfDay | undefined =>
  mealTimes.find(({ named }) => named.test(name))?.time;
