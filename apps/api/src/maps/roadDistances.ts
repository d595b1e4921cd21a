import type { GeoPoint } from '@aitours/domain/planner';
import { estimateDistance, findPlace, toChargedDistance } from '@aitours/domain/transfers';
import { z } from 'zod';
import type { Config } from '../config.ts';

export interface RoadDistance {
  /** Kilometres by road, one decimal. */
  readonly distance: number;
  readonly source: 'service' | 'estimate';
}

/** How far it is from one place to another. It never fails: where nobody measures, it is estimated (GAP-37). */
export type RoadDistances = (from: string, to: string) => Promise<RoadDistance>;

const answerWithin = 3_000;
/** What was measured is remembered for a while: a price must not change between two steps of one booking. */
const rememberedFor = 24 * 60 * 60 * 1000;
const mostRemembered = 5_000;

const forward = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }) })),
});
const directions = z.object({ routes: z.array(z.object({ distance: z.number().nonnegative() })) });

/** @param config null: no map service is configured, all distances are estimated */
export function roadDistances(config: Config['mapbox'], clock: () => number = Date.now): RoadDistances {
  const estimated = (from: string, to: string): RoadDistance => ({
    distance: estimateDistance(from, to),
    source: 'estimate',
  });
  if (!config) return async (from, to) => estimated(from, to);
  const known = new Map<string, { readonly at: number; readonly answer: RoadDistance }>();
  return async (from, to) => {
    const key = JSON.stringify([from, to].map((name) => name.trim().toLowerCase()));
    const kept = known.get(key);
    if (kept && clock() - kept.at < rememberedFor) return kept.answer;
    const distance = await measured(config, from, to).catch(() => null);
    const answer = distance === null ? estimated(from, to) : ({ distance, source: 'service' } as const);
    if (known.size >= mostRemembered) known.clear();
    if (answer.source === 'service') known.set(key, { at: clock(), answer });
    return answer;
  };
}

type Mapbox = NonNullable<Config['mapbox']>;

async function measured(mapbox: Mapbox, from: string, to: string): Promise<number | null> {
  const [start, end] = await Promise.all([located(mapbox, from), located(mapbox, to)]);
  if (!start || !end) return null;
  const points = [start, end].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
  const { routes } = await ask(mapbox, `/directions/v5/mapbox/driving/${points}`, { overview: 'false' }, directions);
  const [best] = routes;
  return best ? toChargedDistance(best.distance / 1000) : null;
}

/** The popular places lie where the shop says; any other where the service says, within the Emirates. */
async function located(mapbox: Mapbox, name: string): Promise<GeoPoint | undefined> {
  const popular = findPlace(name);
  if (popular) return popular;
  const asked = { q: name, country: 'ae', limit: '1' };
  const { features } = await ask(mapbox, '/search/geocode/v6/forward', asked, forward);
  const [longitude, latitude] = features[0]?.geometry.coordinates ?? [];
  return longitude === undefined || latitude === undefined ? undefined : { latitude, longitude };
}

async function ask<T>(
  { url, token }: Mapbox,
  path: string,
  query: Record<string, string>,
  shape: z.ZodType<T>,
): Promise<T> {
  const address = `${url}${path}?${new URLSearchParams({ ...query, access_token: token })}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(answerWithin) });
  if (!response.ok) throw new Error(`The map service answered ${response.status}`);
  return shape.parse(await response.json());
}
