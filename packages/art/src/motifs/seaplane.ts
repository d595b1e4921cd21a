import { dhow } from '../figures/boat.ts';
import { burj, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, rect, repeat, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** A small plane on floats, banking over the coast and its towers. */
export const seaplane: Motif = {
  setting: 'outdoor',
  sun: { x: 0.24, y: 0.26 },
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const shore = horizon + 90;
    return [
      towers(stage, { base: shore, from: -20, to: width + 40, height: 200, fill: paint('far'), centre: focus + 60 }),
      burj(focus - 170, shore, 0.5, p.far, p.light),
      rect(0, shore - 110, width, 112, paint('mist')),
      water(stage, shore, focus - 120),
      path(
        `M${focus - 100} ${shore + 150} q80 -30 160 -4 t160 -4 q-60 34 -160 30 t-160 -22 Z`,
        mix(p.far, p.cloth, 0.35),
      ),
      repeat(6, (i) => circle(focus - 40 + i * 40, shore + 140 + (i % 2) * 8, 12, p.leaf)),
      dhow(focus - 220, shore + 90, 0.5, p),
      dhow(focus + 250, height - 90, 0.75, p),
      place(focus + 20 * scale, horizon - 130 * scale, 1.5 * scale, plane(p), -12),
    ].join('');
  },
};

const plane = (p: Palette) =>
  path('M-20 60 C-30 52 50 50 110 54 C120 58 110 72 96 74 H0 C-12 72 -18 68 -20 60 Z', p.near) +
  stroke('M14 60 L0 16 M76 58 L60 14', p.near, 5) +
  path(
    'M-190 -16 C-140 -10 -100 -18 -60 -34 L-30 -44 H66 C100 -44 128 -30 140 -10 C140 8 120 20 90 22 H-40 C-100 18 -160 0 -190 -16 Z',
    p.cloth,
  ) +
  path('M-190 -16 C-100 -4 20 4 140 -4 C138 10 120 20 90 22 H-40 C-100 18 -160 0 -190 -16 Z', p.coral) +
  path('M-190 -14 L-214 -78 H-186 L-150 -20 Z', p.coral) +
  path('M-210 -14 L-232 -4 H-160 L-150 -14 Z', p.cool) +
  path('M66 -42 C88 -40 106 -32 114 -22 H60 Z', p.ink, { opacity: 0.75 }) +
  repeat(4, (i) => rect(-34 + i * 22, -36, 14, 14, p.ink, { rx: 4, opacity: 0.7 })) +
  path('M-90 -52 H120 C134 -52 134 -42 120 -42 H-84 Z', p.cool) +
  stroke('M10 -44 L30 8', p.cool, 5) +
  path('M140 -14 h10 v14 h-10 Z', p.accent) +
  stroke('M152 -44 V30', p.ink, 4, { opacity: 0.5 });
