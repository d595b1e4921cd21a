import type { Motif } from '../motif.ts';
import { land, rolling } from '../terrain.ts';

/** Only light and sand: shown where a product has no picture of its own yet, or one fails to load. */
export const placeholder: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { paint, random, horizon } = stage;
    return [
      land(stage, rolling(random, { base: horizon, height: 36, hills: 1.1 }), paint('far')),
      land(stage, rolling(random, { base: horizon + 90, height: 40, hills: 0.8 }), paint('mid')),
      land(stage, rolling(random, { base: horizon + 220, height: 36, hills: 0.7 }), paint('near')),
    ].join('');
  },
};
