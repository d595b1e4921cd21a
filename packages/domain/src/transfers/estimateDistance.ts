import { estimateRoadKm } from '../planner/index.ts';
import { findArea } from './places.ts';
import { toChargedDistance } from './toChargedDistance.ts';

/**
 * Estimates the distance by road without a map service: the great circle times 1.3; `undefined` if a place is in no
 * known area (GAP-37).
 *
 * @returns kilometres with one decimal
 * @example estimateDistance('Dubai Mall', 'Dubai Marina') // 24.9
 * @example estimateDistance('Dubai Mall', 'asdf') // undefined
 */
export function estimateDistance(from: string, to: string): number | undefined {
  const start = findArea(from);
  const end = findArea(to);
  return start && end && toChargedDistance(estimateRoadKm(start, end));
}
