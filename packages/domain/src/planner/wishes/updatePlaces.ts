import type { DraftPreferences } from '../preferences.ts';
import { isSameName, matchesName } from './matchNames.ts';

/**
 * Adds the places that a message asks for and rejects. A place that was rejected is wanted again when a message asks for it,
 * and the other way round.
 *
 * @example updatePlaces(['Louvre'], [], { unwanted: ['the Louvre'] }) // { wanted: ['Louvre'], unwanted: [] }
 * @example updatePlaces([], [], {}) // {}
 */
export function updatePlaces(
  added: readonly string[],
  removed: readonly string[],
  known: DraftPreferences,
): DraftPreferences {
  const { wanted = [], unwanted = [] } = known;
  // A stop of the plan is already left out by its whole name.
  const rejected = removed.filter((name) => !unwanted.some((whole) => matchesName(name, whole)));
  const without = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.some((other) => isSameName(name, other)));
  const lists = {
    wanted: [...without(wanted, [...rejected, ...added]), ...added],
    unwanted: [...without(unwanted, added), ...rejected],
  };
  return {
    ...((known.wanted || added.length > 0) && { wanted: lists.wanted }),
    ...((known.unwanted || rejected.length > 0) && { unwanted: lists.unwanted }),
  };
}
