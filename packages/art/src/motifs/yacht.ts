import { yacht as motorYacht } from '../figures/boat.ts';
import { sailHotel, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { rect, stroke } from '../svg.ts';
import { water, wave } from '../water.ts';

/** A motor yacht off the Marina, with the sail-shaped hotel along the coast. */
export const yacht: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark } = stage;
    const shore = horizon;
    return [
      towers(stage, {
        base: shore,
        from: focus - 140,
        to: width + 40,
        height: 300,
        fill: paint('far'),
        centre: focus + 150,
      }),
      rect(0, shore - 110, width, 112, paint('mist')),
      towers(stage, {
        base: shore,
        from: focus - 40,
        to: width + 40,
        height: 260,
        fill: paint('mid'),
        centre: focus + 230,
        lit: isDark ? 0.4 : 0.15,
      }),
      sailHotel(focus - 330 * scale, shore, 0.62, p.mid, p),
      water(stage, shore, focus - 60),
      stroke(`M${focus - 260} ${shore + 46} l0 -46 l22 42 Z M${focus - 280} ${shore + 48} h46`, p.cloth, 3),
      motorYacht(focus, shore + 178 * scale, 1.12 * scale, p),
      wave(stage, height - 70, 16, p.water[1], 0.55),
      wave(stage, height - 34, 14, p.near, 0.6),
    ].join('');
  },
};
