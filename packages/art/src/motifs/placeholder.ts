import type { Motif } from '../motif.ts';
import { createHills, land } from '../terrain.ts';

/** Light and sand: shown where a product has no picture, or its picture fails to load. */
export const placeholder: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { paint, random, horizon } = stage;
    return [
      land(stage, createHills(random, { base: horizon, height: 36, hills: 1.1 }), paint('far')),
      land(stage, createHills(random, { base: horizon + 90, height: 40, hills: 0.8 }), paint('mid')),
      land(stage, createHills(random, { base: horizon + 220, height: 36, hills: 0.7 }), paint('near')),
    ].join('');
  },
};
