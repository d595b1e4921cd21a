import type { DraftPreferences } from '../preferences.ts';
import { isSameName, matchesName } from './matchNames.ts';

/**
 * Adds the places that a message asks for and rejects. A place that was rejected is wanted again when a message asks for it,
 * and the other way round.
 *
 * @example updatePlaces(['Louvre'], [], { unwanted: ['the Louvre'] }) // { wanted: ['Louvre'], unwanted: [] }
 * @example updatePlaces([], [], {}) // undefined
 */
export function updatePlaces(
  added: readonly string[],
  removed: readonly string[],
  { wanted = [], unwanted = [] }: DraftPreferences,
): DraftPreferences | undefined {
  // A stop of the plan is already left out by its whole name.
  const rejected = removed.filter((name) => !unwanted.some((whole) => matchesName(name, whole)));
  if (added.length === 0 && rejected.length === 0) return undefined;
  const without = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.some((other) => isSameName(name, other)));
  return {
    wanted: [...without(wanted, [...rejected, ...added]), ...added],
    unwanted: [...without(unwanted, added), ...rejected],
  };
}
