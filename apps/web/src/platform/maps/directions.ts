import {
  estimateDriveMinutes,
  estimateRoadKm,
  type GeoPoint,
  type RouteLeg,
  splitIntoDirectionsRequests,
} from '@aitours/domain/planner';
import { array, is, number, type as shape } from 'superstruct';

/** Requests the legs between these points. */
export type Directions = (points: readonly GeoPoint[]) => Promise<readonly RouteLeg[]>;

/** Without a maps service: the straight line × 1.3, and the driving time for it (GAP-37). */
export const straightDirections: Directions = async (points) =>
  points.slice(1).flatMap((to, index) =>
    points.slice(index, index + 1).map((from) => {
      const km = estimateRoadKm(from, to);
      return { km, minutes: estimateDriveMinutes(km) };
    }),
  );

const ResponseBody = shape({
  routes: array(shape({ legs: array(shape({ distance: number(), duration: number() })) })),
});
const MAPBOX = 'https://api.mapbox.com/directions/v5/mapbox/driving';

/**
 * Mapbox's driving directions.
 *
 * @throws {Error} when the response doesn't have a leg for each pair of points
 */
export const createMapboxDirections =
  (token: string, fetcher: typeof fetch): Directions =>
  async (points) => {
    const places = points.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
    const response = await fetcher(
      `${MAPBOX}/${places}?${new URLSearchParams({ access_token: token, overview: 'false' })}`,
    );
    const result: unknown = await response.json();
    const legs = is(result, ResponseBody) ? result.routes[0]?.legs : undefined;
    if (!response.ok || legs?.length !== points.length - 1) throw new Error('No directions were found');
    return legs.map(({ distance, duration }) => ({ km: distance / 1000, minutes: duration / 60 }));
  };

/**
 * Returns the legs between all stops, requested in chunks (PLAN-25, PLAN-26). When the service fails, a chunk is
 * estimated by the straight line.
 */
export async function routeLegs(points: readonly GeoPoint[], directions: Directions): Promise<readonly RouteLeg[]> {
  const chunks = splitIntoDirectionsRequests(points).map((chunk) =>
    directions(chunk).catch(() => straightDirections(chunk)),
  );
  return (await Promise.all(chunks)).flat();
}
