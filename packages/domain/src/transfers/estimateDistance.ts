import { findPlace, type Place } from './places.ts';

/** Roads aren't straight (GAP-37). */
const DETOUR = 1.3;
/** Between places of which one is unknown, in kilometres (GAP-37). */
const unknownDistance = 20;
/** Nobody is driven less, and the contract takes no less, in kilometres. */
const SHORTEST = 0.1;
const EARTH_RADIUS = 6371;

/**
 * How far it is from one place to another by road, without asking a map service: the great circle times 1.3 between
 * popular places, else 20 km (GAP-37).
 *
 * @returns kilometres with one decimal
 * @example estimateDistance('Dubai Mall', 'Dubai Marina') // 24.9
 * @example estimateDistance('Dubai Mall', 'A villa in Al Barsha') // 20
 */
export function estimateDistance(from: string, to: string): number {
  const start = findPlace(from);
  const end = findPlace(to);
  return start && end ? toChargedDistance(greatCircle(start, end) * DETOUR) : unknownDistance;
}

/**
 * Kilometres as they are charged: one decimal, never nothing.
 *
 * @example toChargedDistance(38.649) // 38.6
 * @example toChargedDistance(0) // 0.1
 */
export const toChargedDistance = (kilometres: number): number => Math.max(SHORTEST, Math.round(kilometres * 10) / 10);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Haversine, in kilometres. */
function greatCircle(from: Place, to: Place): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}
