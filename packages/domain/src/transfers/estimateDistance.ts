import { estimateRoadKm } from '../planner/index.ts';
import { findPlace } from './places.ts';
import { toChargedDistance } from './toChargedDistance.ts';

/** In kilometres, if either place is unknown (GAP-37). */
const UNKNOWN_DISTANCE = 20;

/**
 * Estimates the distance by road without a map service: the great circle times 1.3 between popular places, else 20 km
 * (GAP-37).
 *
 * @returns kilometres with one decimal
 * @example estimateDistance('Dubai Mall', 'Dubai Marina') // 24.9
 * @example estimateDistance('Dubai Mall', 'A villa in Al Barsha') // 20
 */
export function estimateDistance(from: string, to: string): number {
  const start = findPlace(from);
  const end = findPlace(to);
  return start && end ? toChargedDistance(estimateRoadKm(start, end)) : UNKNOWN_DISTANCE;
}
