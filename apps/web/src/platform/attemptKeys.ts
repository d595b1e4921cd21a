import { randomKey } from '@aitours/api-client';
import { is, string, type } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from './storage.ts';

/**
 * Idempotency keys of attempts to book: the same booking is asked for under the same key, however often it is tried. So
 * an attempt whose reply was lost, and is made again, books once.
 *
 * @returns the key of a request, by all that makes it what it is
 */
export function createAttemptKeys(newKey: (request: string) => string = randomKey): (request: string) => string {
  const keys = new Map<string, string>();
  return (request) => {
    const key = keys.get(request) ?? newKey(request);
    keys.set(request, key);
    return key;
  };
}

const KEY = 'bookingAttempt';
const Attempt = type({ request: string(), key: string() });

/**
 * The key of an attempt that outlives a reload while it is under way: what isn't in the cart leaves no cart that would
 * tell that it is booked. One is kept at a time, until `clearStoredAttempt` or the end of the tab.
 */
export function storedAttemptKey(request: string, newKey: () => string = randomKey): string {
  const before = readStorageJson(KEY, 'session');
  const key = is(before, Attempt) && before.request === request ? before.key : newKey();
  writeStorageJson(KEY, { request, key }, 'session');
  return key;
}

/** Its outcome is known: the same booking, asked for again, is another one. */
export const clearStoredAttempt = (): boolean => writeStorage(KEY, null, 'session');
