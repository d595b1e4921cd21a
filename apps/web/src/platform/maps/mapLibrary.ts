import type { ComponentType } from 'react';
import type { TripMapProps } from './TripMap.tsx';

/**
 * Polling interval and timeout of the map library (PLAN-28).
 *
 * @internal
 */
export const mapWait = { everyMilliseconds: 100, uptoMilliseconds: 10_000 } as const;

/**
 * Polls for a value every 100 ms, for at most 10 s (PLAN-28).
 *
 * @param pause waits for this many milliseconds
 * @returns the value, or undefined after the timeout
 * @internal
 */
export async function awaitLibrary<Library>(
  look: () => Library | undefined,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Library | undefined> {
  const { everyMilliseconds, uptoMilliseconds } = mapWait;
  for (let waited = 0; waited < uptoMilliseconds; waited += everyMilliseconds) {
    const found = look();
    if (found) return found;
    await pause(everyMilliseconds);
  }
  return look();
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * Loads the map of a trip: Mapbox's with a configured token, else the shop's own (PLAN-34, PLAN-35).
 *
 * @throws {Error} when the library doesn't load within 10 s
 */
export async function loadTripMap(token: string): Promise<ComponentType<TripMapProps>> {
  let loaded: ComponentType<TripMapProps> | undefined;
  let failure: unknown;
  const loading = token ? import('./MapboxTripMap.tsx') : import('./TripMap.tsx');
  loading.then(
    (module) => {
      loaded = module.default;
    },
    (reason: unknown) => {
      failure = reason;
    },
  );
  const map = await awaitLibrary(() => loaded ?? (failure ? null : undefined), pause);
  if (!map) throw new Error('The map library did not come', { cause: failure });
  return map;
}
