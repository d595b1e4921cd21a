import { seated } from '../figures/person.ts';
import { tent } from '../figures/tent.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, repeat, round, stroke } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

/** A telescope among the dunes under the river of stars. */
export const stargazing: Motif = {
  setting: 'outdoor',
  sun: { x: 0.2, y: 0.16 },
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale, isDark } = stage;
    const front = createHills(random, { base: horizon + 150, height: 24, hills: 0.7 });
    const galaxy = repeat(90, () => {
      const t = random.next();
      const off = (random.next() + random.next() - 1) * 90;
      return circle(
        focus - 380 + t * 760 + off * 0.5,
        horizon - 20 - t * 560 + off,
        random.between(0.8, 2.6),
        p.cloth,
        { opacity: isDark ? 0.8 : 0.45 },
      );
    });
    const dipper = [
      [-150, -330],
      [-90, -370],
      [-40, -360],
      [10, -380],
      [30, -330],
      [96, -340],
      [90, -400],
    ] as const;
    const x = focus + 30 * scale;
    return [
      place(
        focus,
        horizon - 300,
        1,
        path(
          'M-460 330 C-260 150 -60 60 90 -90 C200 -200 300 -260 420 -330 L470 -250 C330 -170 240 -90 140 10 C0 150 -180 240 -380 380 Z',
          p.cloth,
          { opacity: 0.09 },
        ),
      ),
      galaxy,
      stroke(
        dipper.map(([dx, dy], i) => `${i ? 'L' : 'M'}${round(focus + dx)} ${round(horizon + dy)}`).join(''),
        p.light,
        1.6,
        { opacity: 0.7 },
      ),
      dipper.map(([dx, dy]) => circle(focus + dx, horizon + dy, 4.5, p.light)).join(''),
      stroke(`M${focus - 260} ${horizon - 420} l90 44`, p.cloth, 3, { opacity: 0.7 }),
      mountains(stage, { base: horizon + 40, height: 100, grain: 100 }, paint('far'), p.mid),
      sand(stage, createHills(random, { base: horizon + 60, height: 40, hills: 1.1 }), paint('mid'), p.near),
      circle(focus - 230 * scale, horizon + 60, 150, paint('lamp')),
      tent(focus - 240 * scale, horizon + 112, 0.7 * scale, p),
      sand(stage, front, paint('near'), p.ink),
      place(x, front(x) + 8, 1.9 * scale, scope(p)),
      seated(x - 190 * scale, front(x - 190) + 44, 1.9 * scale, p.cool, p),
      place(x + 190 * scale, front(x + 190) + 40, [-1.7 * scale, 1.7 * scale], seated(0, 0, 1, p.coral, p)),
    ].join('');
  },
};

const scope = (p: Palette) =>
  stroke('M0 -64 L-30 0 M0 -64 L32 0 M0 -64 L4 0', p.ink, 5) +
  path('M-44 -50 L-36 -36 L74 -104 L58 -130 Z', p.cloth) +
  path('M74 -104 L58 -130 L72 -140 L90 -112 Z', mix(p.near, p.cool, 0.5)) +
  path('M-44 -50 L-36 -36 L-52 -28 L-58 -40 Z', p.near) +
  circle(0, -68, 9, p.accent) +
  path('M-92 0 L-88 -44 C-86 -54 -66 -54 -64 -44 L-60 0 Z', p.cloth) +
  circle(-70, -58, 8, p.skin) +
  path('M-80 -58 C-80 -72 -60 -72 -60 -60 L-64 -62 H-74 L-76 -46 H-82 Z', p.cloth);
