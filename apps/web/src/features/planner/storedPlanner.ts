import { diets } from '@aitours/domain/activity';
import { type DraftPreferences, plannerNeeds, plannerPaces } from '@aitours/domain/planner';
import { storageKeys } from '@aitours/domain/session';
import { array, boolean, enums, is, nullable, number, optional, type as shape, string } from 'superstruct';
import { parseJson, readStorage, writeStorage, writeStorageJson } from '../../platform/storage.ts';

const Preferences = shape({
  destination: optional(string()),
  start_date: optional(string()),
  end_date: optional(nullable(string())),
  interests: optional(array(string())),
  budget_range: optional(array(number())),
  group_size: optional(number()),
  days: optional(number()),
  budget_per_person: optional(boolean()),
  child_ages: optional(array(number())),
  diets: optional(array(enums(diets))),
  needs: optional(array(enums(plannerNeeds))),
  pace: optional(enums(plannerPaces)),
  earliest: optional(string()),
  latest: optional(string()),
  hotel: optional(string()),
  wanted: optional(array(string())),
  unwanted: optional(array(string())),
  rejected_interests: optional(array(string())),
});

/**
 * Parses stored preferences; `undefined` if they are invalid (PLAN-16).
 *
 * @example parsePreferences('{"destination":"Dubai"}') // { destination: 'Dubai' }
 * @example parsePreferences('nonsense') // undefined
 * @internal
 */
export function parsePreferences(stored: string | null): DraftPreferences | undefined {
  const preferences = parseJson(stored);
  return is(preferences, Preferences) ? preferences : undefined;
}

/** Format of a session id in the contract; other stored values are ignored. */
const SESSION = /^[A-Za-z0-9-]{1,64}$/;

export const readStoredPreferences = (): DraftPreferences | undefined =>
  parsePreferences(readStorage(storageKeys.dayPlannerPreferences, 'local'));

export function readStoredSession(): string | null {
  const id = readStorage(storageKeys.dayPlannerSessionId, 'local');
  return id !== null && SESSION.test(id) ? id : null;
}

export const storeSession = (id: string) => writeStorage(storageKeys.dayPlannerSessionId, id, 'local');

export const storePreferences = (preferences: DraftPreferences) =>
  writeStorageJson(storageKeys.dayPlannerPreferences, preferences, 'local');

export function clearPlanner(): void {
  writeStorage(storageKeys.dayPlannerSessionId, null, 'local');
  writeStorage(storageKeys.dayPlannerPreferences, null, 'local');
}
