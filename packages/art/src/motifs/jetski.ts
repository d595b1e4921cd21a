import { sailHotel, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';
import { water, wave } from '../water.ts';

/** A jet ski throwing up its wall of spray along the coast. */
export const jetski: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, random, horizon, focus, scale, width, height } = stage;
    const shore = horizon - 10;
    return [
      towers(stage, {
        base: shore,
        from: focus - 100,
        to: width + 40,
        height: 230,
        fill: paint('far'),
        centre: focus + 240,
      }),
      rect(0, shore - 90, width, 92, paint('mist')),
      sailHotel(focus - 230 * scale, shore + 2, 0.8 * scale, p.mid, p),
      water(stage, shore, focus - 80),
      wave(stage, shore + 110, 12, p.water[1], 0.35),
      place(focus + 30 * scale, shore + 230 * scale, 1.6 * scale, ski(p), -9),
      repeat(22, () =>
        circle(
          focus - random.between(150, 340) * scale,
          shore + random.between(-10, 220) * scale,
          random.between(2, 7),
          p.cloth,
          { opacity: 0.75 },
        ),
      ),
      wave(stage, height - 120, 18, p.water[1], 0.7),
      wave(stage, height - 50, 15, p.near, 0.5),
    ].join('');
  },
};

const ski = (p: Palette) =>
  path(
    'M-90 20 C-140 -20 -180 -80 -210 -150 C-190 -136 -176 -128 -164 -124 C-176 -150 -184 -170 -186 -190 C-150 -140 -100 -60 -60 0 Z',
    p.cloth,
    { opacity: 0.85 },
  ) +
  path('M-80 24 C-140 10 -190 -10 -240 -50 C-170 -40 -100 -10 -60 12 Z', p.cloth, { opacity: 0.6 }) +
  path(
    'M-100 -14 C-60 -34 -30 -30 -10 -30 L40 -40 C70 -36 104 -22 128 -8 C110 22 70 30 20 30 H-80 C-96 24 -104 6 -100 -14 Z',
    p.coral,
  ) +
  path('M-98 4 C-40 14 40 12 120 -2 C104 24 70 30 20 30 H-80 C-92 24 -98 14 -98 4 Z', p.cloth) +
  path('M-74 -30 C-50 -44 -20 -44 -6 -32 Z', p.ink) +
  stroke('M34 -42 L26 -66', p.ink, 6) +
  stroke('M-34 -44 L0 -36 L10 -4', p.ink, 14) +
  path('M-56 -40 C-58 -82 -34 -104 -12 -98 C0 -88 -10 -58 -22 -38 Z', p.accent) +
  stroke('M-18 -84 L4 -66 L28 -68', p.skin, 9) +
  circle(-4, -116, 14, p.skin) +
  path('M-20 -116 C-20 -140 12 -138 12 -118 Z', p.ink) +
  ellipse(10, 34, 150, 8, p.cloth, { opacity: 0.7 });
