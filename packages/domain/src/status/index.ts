export { classifyLatency, type LatencyBand } from './classifyLatency.ts';
