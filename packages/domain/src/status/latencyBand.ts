/** How fast a response was. */
export type LatencyBand = 'fast' | 'moderate' | 'slow';

/** In milliseconds. */
const MODERATE_FROM = 400;
const SLOW_FROM = 1200;

/**
 * Classifies a response time (STATUS-04).
 *
 * @example latencyBand(399) // 'fast'
 * @example latencyBand(400) // 'moderate'
 * @example latencyBand(1200) // 'slow'
 */
export function latencyBand(milliseconds: number): LatencyBand {
  if (milliseconds < MODERATE_FROM) return 'fast';
  return milliseconds < SLOW_FROM ? 'moderate' : 'slow';
}
