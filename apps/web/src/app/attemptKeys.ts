import { randomKey } from '@aitours/api-client';

/**
 * Idempotency keys of attempts to book: the same booking is asked for under the same key, however often it is tried. So
 * an attempt whose reply was lost, and is made again, books once.
 *
 * @returns the key of a request, by all that makes it what it is
 */
export function createAttemptKeys(newKey: () => string = randomKey): (request: string) => string {
  const keys = new Map<string, string>();
  return (request) => {
    const key = keys.get(request) ?? newKey();
    keys.set(request, key);
    return key;
  };
}
