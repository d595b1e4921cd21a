import type { DraftPreferences } from '@aitours/domain/planner';
import { clientKeys } from '@aitours/domain/session';
import { array, is, nullable, number, optional, type as shape, string } from 'superstruct';
import { parseJson, readStorage, writeStorage, writeStorageJson } from '../../platform/storage.ts';

const Wishes = shape({
  destination: optional(string()),
  start_date: optional(string()),
  end_date: optional(nullable(string())),
  interests: optional(array(string())),
  budget_range: optional(array(number())),
  group_size: optional(number()),
  days: optional(number()),
});

/**
 * Reads stored preferences; `undefined` if they are invalid (PLAN-16).
 *
 * @example readWishes('{"destination":"Dubai"}') // { destination: 'Dubai' }
 * @example readWishes('nonsense') // undefined
 */
export function readWishes(stored: string | null): DraftPreferences | undefined {
  const wishes = parseJson(stored);
  return is(wishes, Wishes) ? wishes : undefined;
}

/** Format of a session id in the contract; other stored values are ignored. */
const SESSION = /^[A-Za-z0-9-]{1,64}$/;

export const keptWishes = (): DraftPreferences | undefined =>
  readWishes(readStorage(clientKeys.dayPlannerPreferences, 'local'));

export function keptSession(): string | null {
  const id = readStorage(clientKeys.dayPlannerSessionId, 'local');
  return id !== null && SESSION.test(id) ? id : null;
}

export const keepSession = (id: string) => writeStorage(clientKeys.dayPlannerSessionId, id, 'local');

export const keepWishes = (wishes: DraftPreferences) =>
  writeStorageJson(clientKeys.dayPlannerPreferences, wishes, 'local');

export function forgetPlanner(): void {
  writeStorage(clientKeys.dayPlannerSessionId, null, 'local');
  writeStorage(clientKeys.dayPlannerPreferences, null, 'local');
}
