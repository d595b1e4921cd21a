import { palm, palms } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, place, rect, repeat, stroke } from '../svg.ts';
import { mountains } from '../terrain.ts';

/** Date gardens behind mud walls, water running in its channel between the trunks. */
export const oasis: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, random, horizon, focus, scale, width, height } = stage;
    const ground = horizon + 50;
    const row = (name: string, count: number, y: number, size: number, colour: string, dates?: string) => {
      const feet = Array.from({ length: count }, (_, i) => {
        const x = ((i + 0.5) * width) / count + random.between(-26, 26);
        return [x, y + random.between(-8, 8), size * random.between(0.85, 1.12)] as const;
      });
      return palms(stage.id(name), colour, feet, dates);
    };
    return [
      mountains(stage, { base: horizon, height: 110, grain: 110 }, paint('far'), p.mid),
      rect(0, ground - 120, width, 130, paint('mist')),
      row('garden', Math.round(width / 110), ground + 6, 1.05, mix(p.leaf, p.haze, 0.45)),
      rect(0, ground, width, height, mix(p.leaf, p.mid, 0.55)),
      rect(0, ground + 4, width, 36, mix(p.mid, p.cloth, 0.15)),
      path(
        repeat(Math.ceil(width / 40), (i) => `M${i * 40 + 8} ${ground + 24}h18`),
        'none',
        { stroke: p.near, 'stroke-width': 3, opacity: 0.35 },
      ),
      row('grove', Math.round(width / 170), ground + 96, 1.5, mix(p.leaf, p.ink, 0.15), p.accent),
      path(
        `M${focus - 26} ${ground + 40} C${focus + 60} ${ground + 120} ${focus - 110} ${ground + 180} ${focus - 60} ${height} H${focus + 130} C${focus + 60} ${ground + 220} ${focus + 130} ${ground + 120} ${focus + 10} ${ground + 40} Z`,
        mix(p.mid, p.cloth, 0.3),
      ),
      path(
        `M${focus - 16} ${ground + 40} C${focus + 76} ${ground + 124} ${focus - 82} ${ground + 190} ${focus - 30} ${height} H${focus + 98} C${focus + 32} ${ground + 224} ${focus + 108} ${ground + 120} ${focus} ${ground + 40} Z`,
        paint('water'),
      ),
      stroke(
        `M${focus + 24} ${ground + 120} q14 10 4 30 M${focus - 6} ${ground + 200} q10 20 -4 44 M${focus + 40} ${height - 60} q-8 22 4 44`,
        p.cloth,
        4,
        { opacity: 0.6 },
      ),
      person(focus + 120, ground + 150, 1.7, 'kandura', p),
      place(
        focus + 158,
        ground + 150,
        1.3,
        path('M-20 0 L-26 -22 H26 L20 0 Z', mix(p.mid, p.near, 0.3)) +
          path('M-24 -22 C-18 -42 18 -42 24 -22 Z', p.accent),
      ),
      person(focus - 150 * scale, ground + 120, 1.4, 'traveller', p),
      palm(focus - 300, height - 10, 2.5, mix(p.leaf, p.ink, 0.5), p.accent),
      palm(focus + 320, height + 10, 2.7, mix(p.leaf, p.ink, 0.5), p.accent),
    ].join('');
  },
};
