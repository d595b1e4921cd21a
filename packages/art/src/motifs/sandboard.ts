import { person } from '../figures/person.ts';
import { offRoader } from '../figures/vehicle.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, repeat, stroke } from '../svg.ts';
import { createHills, land, mountains, dunes as sand } from '../terrain.ts';

/** Someone on a board down the steep side of a dune, friends watching from the top. */
export const sandboard: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale } = stage;
    const big = (x: number) => horizon + 330 - 360 / (1 + ((x - focus + 250) / 260) ** 2);
    const x = focus + 60 * scale;
    const turn = (Math.atan2(big(x + 10) - big(x - 10), 20) * 180) / Math.PI;
    const top = focus - 250;
    return [
      mountains(stage, { base: horizon + 30, height: 90, grain: 90 }, paint('far'), p.mid),
      sand(stage, createHills(random, { base: horizon + 80, height: 40, hills: 1.3 }), paint('far'), p.mid),
      land(stage, big, paint('mid')),
      path(
        `M${top} ${big(top)} C${top + 40} ${big(top) + 120} ${top - 60} ${big(top) + 210} ${top + 60} ${big(top) + 420} L${top - 1600} 1100 V${big(top - 700) + 200} C${top - 300} ${big(top) + 240} ${top - 100} ${big(top) + 60} ${top} ${big(top)} Z`,
        p.near,
        { opacity: 0.28 },
      ),
      stroke(
        `M${top + 30} ${big(top + 30) + 6} C${focus - 120} ${big(focus - 120) + 40} ${focus - 60} ${big(focus - 60) - 4} ${x} ${big(x) + 6}`,
        p.near,
        5,
        { opacity: 0.35 },
      ),
      offRoader(top - 90, big(top - 90) + 4, 0.24, p.cloth, p),
      person(top + 4, big(top + 4) + 2, 0.9, 'kandura', p),
      person(top + 34, big(top + 34) + 4, 0.9, 'traveller', p),
      place(
        x - 40 * scale,
        big(x - 40 * scale),
        scale,
        path(
          'M20 6 C-40 -10 -90 -40 -150 -100 C-110 -86 -90 -80 -70 -76 C-90 -100 -110 -120 -130 -136 C-80 -120 -20 -70 20 -20 Z',
          mix(p.haze, p.mid, 0.25),
          { opacity: 0.9 },
        ) + repeat(8, (i) => circle(-60 - i * 13, -70 - ((i * 31) % 60), 3, p.light, { opacity: 0.8 })),
      ),
      place(x, big(x) + 2, 1.9 * scale, boarder(p), turn),
      land(stage, (at) => stage.height - 70 + 30 * Math.sin(at / 190), paint('near')),
    ].join('');
  },
};

const boarder = (p: Palette) =>
  path('M-54 -2 C-44 6 44 6 58 -6 C50 -10 40 -6 30 -5 H-36 C-46 -6 -52 -8 -54 -2 Z', p.accent) +
  path('M-24 -6 L-20 -34 L4 -46 L18 -30 L22 -6 H12 L6 -24 L-6 -26 L-14 -6 Z', p.ink) +
  path('M-18 -38 C-20 -66 -6 -76 8 -74 C18 -66 18 -52 8 -40 Z', p.coral) +
  circle(14, -86, 10, p.skin) +
  path('M3 -87 C3 -102 26 -102 26 -88 Z', p.cloth) +
  stroke('M-12 -64 L-46 -74 M10 -66 L42 -58', p.coral, 8) +
  circle(-49, -75, 4.5, p.skin) +
  circle(46, -57, 4.5, p.skin);
