import type { PlannerWishes } from '@aitours/domain/planner';
import { clientKeys } from '@aitours/domain/session';
import { array, is, nullable, number, optional, type as shape, string } from 'superstruct';

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
 * Kept wishes; nothing if they can't be read (PLAN-16).
 *
 * @example readWishes('{"destination":"Dubai"}') // { destination: 'Dubai' }
 * @example readWishes('nonsense') // undefined
 */
export function readWishes(stored: string | null): PlannerWishes | undefined {
  try {
    const wishes: unknown = JSON.parse(stored ?? 'null');
    return is(wishes, Wishes) ? wishes : undefined;
  } catch {
    return undefined;
  }
}

/** A session id as the contract allows it: anything else was not ours. */
const SESSION = /^[A-Za-z0-9-]{1,64}$/;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing can be stored here, as in some private windows: the page goes on with what it holds itself.
  }
}

export const keptWishes = (): PlannerWishes | undefined => readWishes(stored(clientKeys.dayPlannerPreferences));

export function keptSession(): string | null {
  const id = stored(clientKeys.dayPlannerSessionId);
  return id !== null && SESSION.test(id) ? id : null;
}

export const keepSession = (id: string): void => store(clientKeys.dayPlannerSessionId, id);

export const keepWishes = (wishes: PlannerWishes): void =>
  store(clientKeys.dayPlannerPreferences, JSON.stringify(wishes));

export function forgetPlanner(): void {
  store(clientKeys.dayPlannerSessionId, null);
  store(clientKeys.dayPlannerPreferences, null);
}
