export { type LatencyBand, latencyBand } from './latencyBand.ts';
