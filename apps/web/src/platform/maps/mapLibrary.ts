import type { ComponentType } from 'react';
import type { TripMapProps } from './TripMap.tsx';

type TripMapComponent = ComponentType<TripMapProps>;

const POLL_MILLISECONDS = 100;
const TIMEOUT_MILLISECONDS = 10_000;

const importMap = (token: string): Promise<{ readonly default: TripMapComponent }> =>
  token ? import('./MapboxTripMap.tsx') : import('./TripMap.tsx');

const pause = () => new Promise<void>((done) => setTimeout(done, POLL_MILLISECONDS));

/**
 * Loads the map of a trip: Mapbox's with a configured token, else the shop's own (PLAN-34, PLAN-35). The library is polled
 * every 100 ms, for at most 10 s (PLAN-28).
 *
 * @throws {Error} when the library fails to load, or doesn't load within 10 s
 */
export async function loadTripMap(token: string, load = importMap): Promise<TripMapComponent> {
  let loaded: TripMapComponent | undefined;
  let failure: unknown;
  load(token).then(
    (module) => {
      loaded = module.default;
    },
    (reason: unknown) => {
      failure = reason;
    },
  );
  for (let waited = 0; !loaded && !failure && waited < TIMEOUT_MILLISECONDS; waited += POLL_MILLISECONDS) await pause();
  if (!loaded) throw new Error('The map library did not load', { cause: failure });
  return loaded;
}
