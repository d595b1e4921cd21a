import { estimateRoadKm, type GeoPoint } from '@aitours/domain/planner';
import { findArea, findPlace, isTooClose, normalisePlaceName, toChargedDistance } from '@aitours/domain/transfers';
import { z } from 'zod';
import type { Config } from '../config.ts';

export interface RoadDistance {
  /** Kilometres by road, with one decimal. */
  readonly distance: number;
  readonly source: 'service' | 'estimate';
}

/** The distance of a journey, or why there is none: unknown places, or places less than 500 m apart (GAP-37). */
export type JourneyDistance =
  | RoadDistance
  | { readonly unknown: readonly ('pickup' | 'dropoff')[] }
  | { readonly isTooClose: true };

/**
 * Returns the distance between two places. It never rejects: when the map service fails, the distance is estimated from
 * the gazetteer (GAP-37).
 */
export type RoadDistances = (from: string, to: string) => Promise<JourneyDistance>;

const timeout = 3_000;
/** Cached so that a price doesn't change between two steps of a booking. */
const cacheDuration = 24 * 60 * 60 * 1000;
const maxCacheEntries = 5_000;

const forward = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }) })),
});
const directions = z.object({ routes: z.array(z.object({ distance: z.number().nonnegative() })) });

/** @param config null: places and distances are those of the gazetteer */
export function createRoadDistances(config: Config['mapbox'], clock: () => number = Date.now): RoadDistances {
  if (!config) return async (from, to) => measureJourney(findArea(from), findArea(to), estimate);
  const cache = new Map<string, { readonly at: number; readonly result: JourneyDistance }>();
  return async (from, to) => {
    const key = JSON.stringify([from, to].map(normalisePlaceName));
    const cached = cache.get(key);
    if (cached && clock() - cached.at < cacheDuration) return cached.result;
    const [start, end] = await Promise.all([locate(config, from), locate(config, to)]);
    const result = await measureJourney(start, end, (...points) => requestDistance(config, ...points));
    if (cache.size >= maxCacheEntries) cache.clear();
    if ('source' in result && result.source === 'service') cache.set(key, { at: clock(), result });
    return result;
  };
}

async function measureJourney(
  start: GeoPoint | undefined,
  end: GeoPoint | undefined,
  measure: (start: GeoPoint, end: GeoPoint) => RoadDistance | Promise<RoadDistance>,
): Promise<JourneyDistance> {
  if (start && end) return isTooClose(start, end) ? { isTooClose: true } : measure(start, end);
  return { unknown: [...(start ? [] : ['pickup' as const]), ...(end ? [] : ['dropoff' as const])] };
}

const estimate = (start: GeoPoint, end: GeoPoint): RoadDistance => ({
  distance: toChargedDistance(estimateRoadKm(start, end)),
  source: 'estimate',
});

type Mapbox = NonNullable<Config['mapbox']>;

async function requestDistance(mapbox: Mapbox, start: GeoPoint, end: GeoPoint): Promise<RoadDistance> {
  const points = [start, end].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
  const path = `/directions/v5/mapbox/driving/${points}`;
  const [best] = await requestJson(mapbox, path, { overview: 'false' }, directions).then(
    ({ routes }) => routes,
    () => [],
  );
  return best ? { distance: toChargedDistance(best.distance / 1000), source: 'service' } : estimate(start, end);
}

/** Places of the gazetteer have known coordinates; others are geocoded within the Emirates, else their area counts. */
async function locate(mapbox: Mapbox, name: string): Promise<GeoPoint | undefined> {
  const known = findPlace(name);
  if (known) return known;
  const query = { q: name, country: 'ae', limit: '1' };
  const features = await requestJson(mapbox, '/search/geocode/v6/forward', query, forward).then(
    (found) => found.features,
    () => [],
  );
  const [longitude, latitude] = features[0]?.geometry.coordinates ?? [];
  return longitude === undefined || latitude === undefined ? findArea(name) : { latitude, longitude };
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
