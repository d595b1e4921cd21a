import { grass } from '../figures/palm.ts';
import { buggy as car } from '../figures/vehicle.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { circle, path, place, repeat, stroke } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

/** A dune buggy climbing a ridge in its own spray of sand, another behind. */
export const buggy: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale, height } = stage;
    const back = createHills(random, { base: horizon + 10, height: 40, hills: 1.3 });
    const ridge = (x: number) => horizon + 150 - 62 * Math.cos((x - focus - 60) / 230);
    const turn = (at: (x: number) => number, x: number, half: number) =>
      (Math.atan2(at(x + half) - at(x - half), half * 2) * 180) / Math.PI;
    const x = focus - 50 * scale;
    const size = 1.02 * scale;
    const mate = focus + 250 * scale;
    return [
      mountains(stage, { base: horizon - 10, height: 80, grain: 90 }, paint('far'), p.mid),
      sand(stage, back, paint('far'), p.mid),
      car(mate, back(mate) + 4, 0.3, p.cool, p, turn(back, mate, 30)),
      spray(mate - 44, back(mate - 44), 0.34, p.haze),
      sand(stage, ridge, paint('mid'), p.near),
      spray(x - 130 * size, ridge(x - 130 * size) + 4, 1.15 * scale, mix(p.haze, p.mid, 0.2)),
      car(x, ridge(x) + 8, size, p.coral, p, turn(ridge, x, 100)),
      repeat(12, (i) =>
        circle(
          x - 190 - i * 14 + random.between(-8, 8),
          ridge(x - 190) - random.between(20, 190),
          random.between(2, 5),
          p.light,
          { opacity: 0.7 },
        ),
      ),
      stroke(
        `M${x - 300} ${ridge(x - 300) + 30} Q${x - 120} ${ridge(x - 120) + 70} ${x + 60} ${ridge(x) + 44}`,
        p.near,
        6,
        { opacity: 0.25 },
      ),
      sand(stage, createHills(random, { base: height - 96, height: 36, hills: 0.9 }), paint('near'), p.ink),
      grass(focus + 230, height - 60, 1.3, p.ink),
      grass(focus - 270, height - 40, 1.1, p.ink),
    ].join('');
  },
};

const spray = (x: number, y: number, scale: number, colour: string) =>
  place(
    x,
    y,
    scale,
    path(
      'M40 4 C-20 -10 -60 -60 -130 -120 C-100 -110 -84 -108 -70 -100 C-90 -140 -120 -170 -160 -190 C-90 -180 -20 -110 30 -40 Z',
      colour,
      { opacity: 0.85 },
    ) +
      path(
        'M40 6 C-40 0 -110 -30 -180 -50 C-150 -54 -120 -50 -90 -44 C-130 -70 -170 -80 -210 -84 C-130 -96 -40 -50 30 -20 Z',
        colour,
        { opacity: 0.6 },
      ),
  );
