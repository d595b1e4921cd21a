import type { GeoPoint } from '@aitours/domain/planner';
import { estimateDistance, findPlace, toChargedDistance } from '@aitours/domain/transfers';
import { z } from 'zod';
import type { Config } from '../config.ts';

export interface RoadDistance {
  /** Kilometres by road, with one decimal. */
  readonly distance: number;
  readonly source: 'service' | 'estimate';
}

/** Returns the distance between two places. It never rejects: without a map service it is estimated (GAP-37). */
export type RoadDistances = (from: string, to: string) => Promise<RoadDistance>;

const timeout = 3_000;
/** Cached so that a price doesn't change between two steps of a booking. */
const cacheDuration = 24 * 60 * 60 * 1000;
const maxCacheEntries = 5_000;

const forward = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }) })),
});
const directions = z.object({ routes: z.array(z.object({ distance: z.number().nonnegative() })) });

/** @param config null: all distances are estimated */
export function createRoadDistances(config: Config['mapbox'], clock: () => number = Date.now): RoadDistances {
  const estimate = (from: string, to: string): RoadDistance => ({
    distance: estimateDistance(from, to),
    source: 'estimate',
  });
  if (!config) return async (from, to) => estimate(from, to);
  const cache = new Map<string, { readonly at: number; readonly result: RoadDistance }>();
  return async (from, to) => {
    const key = JSON.stringify([from, to].map((name) => name.trim().toLowerCase()));
    const cached = cache.get(key);
    if (cached && clock() - cached.at < cacheDuration) return cached.result;
    const distance = await measureDistance(config, from, to).catch(() => null);
    const result = distance === null ? estimate(from, to) : ({ distance, source: 'service' } as const);
    if (cache.size >= maxCacheEntries) cache.clear();
    if (result.source === 'service') cache.set(key, { at: clock(), result });
    return result;
  };
}

type Mapbox = NonNullable<Config['mapbox']>;

async function measureDistance(mapbox: Mapbox, from: string, to: string): Promise<number | null> {
  const [start, end] = await Promise.all([geocode(mapbox, from), geocode(mapbox, to)]);
  if (!start || !end) return null;
  const points = [start, end].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
  const { routes } = await requestJson(
    mapbox,
    `/directions/v5/mapbox/driving/${points}`,
    { overview: 'false' },
    directions,
  );
  const [best] = routes;
  return best ? toChargedDistance(best.distance / 1000) : null;
}

/** Popular places have known coordinates; others are geocoded within the Emirates. */
async function geocode(mapbox: Mapbox, name: string): Promise<GeoPoint | undefined> {
  const popular = findPlace(name);
  if (popular) return popular;
  const query = { q: name, country: 'ae', limit: '1' };
  const { features } = await requestJson(mapbox, '/search/geocode/v6/forward', query, forward);
  const [longitude, latitude] = features[0]?.geometry.coordinates ?? [];
  return longitude === undefined || latitude === undefined ? undefined : { latitude, longitude };
}

async function requestJson<T>(
  { url, token }: Mapbox,
  path: string,
  query: Record<string, string>,
  shape: z.ZodType<T>,
): Promise<T> {
  const requestUrl = `${url}${path}?${new URLSearchParams({ ...query, access_token: token })}`;
  const response = await fetch(requestUrl, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The map service responded with ${response.status}`);
  return shape.parse(await response.json());
}
