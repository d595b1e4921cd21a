import { randomKey } from '@aitours/api-client';
import { type Infer, is, string, type } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from './storage.ts';

/** A request that was sent, with its idempotency key. */
export type Attempt = Infer<typeof Attempt>;
export const Attempt = type({ request: string(), key: string() });

/** Returns the previous attempt if it sent the same request, else a new one: a retry after a lost response books once. */
export const attemptFor = (request: string, previous: Attempt | null, newKey: () => string = randomKey): Attempt =>
  previous?.request === request ? previous : { request, key: newKey() };

/** Returns a function that gives each request its idempotency key, the same for the same request. */
export function createAttemptKeys(newKey: (request: string) => string = randomKey): (request: string) => string {
  const keys = new Map<string, string>();
  return (request) => {
    const key = keys.get(request) ?? newKey(request);
    keys.set(request, key);
    return key;
  };
}

const KEY = 'bookingAttempt';

/**
 * Returns the key of an attempt that survives a reload, for a booking whose outcome no cart shows. One attempt is stored
 * at a time, until `clearStoredAttempt` or the end of the tab.
 */
export function storedAttemptKey(request: string, newKey: () => string = randomKey): string {
  const stored = readStorageJson(KEY, 'session');
  const attempt = attemptFor(request, is(stored, Attempt) ? stored : null, newKey);
  writeStorageJson(KEY, attempt, 'session');
  return attempt.key;
}

/** Clears the stored attempt once its outcome is known: the same request is then a new booking. */
export const clearStoredAttempt = (): boolean => writeStorage(KEY, null, 'session');
