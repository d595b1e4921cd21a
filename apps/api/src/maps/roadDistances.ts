import { createHash } from 'node:crypto';
import { estimateRoadKm, type GeoPoint } from '@aitours/domain/planner';
import { findArea, findPlace, isTooClose, normalisePlaceName, toChargedDistance } from '@aitours/domain/transfers';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { findDistance, storeDistance } from '../db/catalogue/roadDistances.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { coalesceReads } from '../lib/coalesceReads.ts';

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
 * Returns the distance between two places. When the map service fails, the distance is estimated from the gazetteer
 * (GAP-37).
 */
export type RoadDistances = (from: string, to: string) => Promise<JourneyDistance>;

const timeout = 3_000;

const forward = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }) })),
});
const directions = z.object({ routes: z.array(z.object({ distance: z.number().nonnegative() })) });

/**
 * Distances of the map service are stored, because it charges for requests and all processes must price alike.
 *
 * @param config null: places and distances are those of the gazetteer
 */
export function createRoadDistances(
  config: Config['mapbox'],
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): RoadDistances {
  if (!config) return async (from, to) => measureJourney(findArea(from), findArea(to), estimate);
  const coalesce = coalesceReads<JourneyDistance>();
  const measure = async (from: string, to: string): Promise<JourneyDistance> => {
    const [start, end] = await Promise.all([locate(config, from), locate(config, to)]);
    return measureJourney(start, end, (...points) => requestDistance(config, ...points));
  };
  return (from, to) => {
    const journey = hash(JSON.stringify([from, to].map(normalisePlaceName)));
    return coalesce(journey, async () => {
      const known = await findDistance(db, journey, clock.now());
      if (known !== undefined) return { distance: known, source: 'service' };
      const result = await measure(from, to);
      if (!('source' in result) || result.source !== 'service') return result;
      return { ...result, distance: await storeDistance(db, journey, result.distance, clock.now()) };
    });
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

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
  const response = await fetch(requestUrl, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The map service responded with ${response.status}`);
  return shape.parse(await response.json());
}
