import { person } from '../figures/person.ts';
import { offRoader } from '../figures/vehicle.ts';
import type { Motif } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { circle, path, place, stroke } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

/** Balloons over the desert in the first light, the chase car waiting below. */
export const balloons: Motif = {
  setting: 'outdoor',
  sun: { x: 0.24, y: 0.42 },
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale } = stage;
    const front = createHills(random, { base: horizon + 215, height: 34, hills: 0.8 });
    const car = focus - 180 * scale;
    return [
      mountains(stage, { base: horizon + 60, height: 130, grain: 100 }, paint('far'), p.mid),
      sand(stage, createHills(random, { base: horizon + 80, height: 36, hills: 1.7 }), paint('mid'), p.near),
      balloon(focus - 190 * scale, horizon - 160 * scale, 0.62 * scale, p, p.cool, p.cloth),
      balloon(focus + 250 * scale, horizon - 70 * scale, 0.4 * scale, p, p.near, p.accent),
      balloon(focus + 74 * scale, horizon - 270 * scale, 1.6 * scale, p, p.coral, p.accent),
      sand(stage, front, paint('near'), p.ink),
      offRoader(car, front(car) + 10, 0.3, p.cloth, p),
      person(car + 96, front(car + 96) + 6, 0.8, 'kandura', p),
      person(car + 122, front(car + 122) + 6, 0.8, 'traveller', p),
    ].join('');
  },
};

function balloon(x: number, y: number, scale: number, p: Palette, outer: string, inner: string): string {
  return place(
    x,
    y,
    scale,
    path(
      'M0 -118 C82 -118 104 -44 70 16 C50 48 26 66 18 88 H-18 C-26 66 -50 48 -70 16 C-104 -44 -82 -118 0 -118 Z',
      outer,
    ) +
      path(
        'M0 -118 C52 -112 66 -44 46 16 C32 48 16 66 11 88 H-11 C-16 66 -32 48 -46 16 C-66 -44 -52 -112 0 -118 Z',
        inner,
      ) +
      path(
        'M0 -118 C20 -112 26 -44 18 16 C13 48 6 66 4 88 H-4 C-6 66 -13 48 -18 16 C-26 -44 -20 -112 0 -118 Z',
        outer,
      ) +
      path('M0 -118 C82 -118 104 -44 70 16 C50 48 26 66 18 88 H4 C40 50 62 -30 0 -118 Z', p.ink, { opacity: 0.14 }) +
      stroke('M-80 -34 C-50 -22 50 -22 80 -34', p.light, 5, { opacity: 0.7 }) +
      stroke('M-17 88 L-13 112 M17 88 L13 112 M-6 88 L-5 112 M6 88 L5 112', p.ink, 1.6) +
      path('M-4 88 q4 -16 8 0 l-2 10 h-4 Z', p.light) +
      circle(-7, 107, 4, p.skin) +
      circle(2, 106, 4, p.skin) +
      circle(9, 108, 4, p.skin) +
      path('M-16 110 H16 L13 132 H-13 Z', p.near) +
      stroke('M-15 117 H15 M-14 124 H14', p.accent, 1.6, { opacity: 0.6 }),
  );
}
