/** How fast a response was. */
export type LatencyBand = 'fast' | 'moderate' | 'slow';

/** In milliseconds. */
const MODERATE_FROM = 400;
const SLOW_FROM = 1200;

/**
 * Classifies a response time (STATUS-04).
 *
 * @example classifyLatency(399) // 'fast'
 * @example classifyLatency(400) // 'moderate'
 * @example classifyLatency(1200) // 'slow'
 */
export function classifyLatency(milliseconds: number): LatencyBand {
  if (milliseconds < MODERATE_FROM) return 'fast';
  return milliseconds < SLOW_FROM ? 'moderate' : 'slow';
}
