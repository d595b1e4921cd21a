import { arches } from '../figures/mosque.ts';
import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import { towers, windows } from '../figures/tower.ts';
import { saloon } from '../figures/vehicle.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, rect, stroke } from '../svg.ts';
import { mountains } from '../terrain.ts';

/** A hotel at the end of its drive: lit windows, an arched porch, palms, a car arriving. */
export const hotel: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, random, horizon, focus, scale, width, height, isDark } = stage;
    const ground = horizon + 150;
    const wall = isDark ? mix(p.mid, p.far, 0.5) : mix(p.far, p.cloth, 0.5);
    const shade = mix(wall, p.near, 0.25);
    const floors = Math.floor(random.between(4, 7));
    const half = 220 * scale;
    const top = ground - 110 - floors * 62;
    const leaves = mix(p.leaf, p.ink, 0.3);
    return [
      random.chance(0.5)
        ? mountains(stage, { base: horizon + 40, height: 130, grain: 110 }, paint('far'), p.mid)
        : towers(stage, {
            base: ground,
            from: -20,
            to: width + 40,
            height: 240,
            fill: paint('far'),
            centre: focus + 200,
          }),
      rect(0, ground - 140, width, 150, paint('mist')),
      rect(focus - half - 70, ground - 260, half * 2 + 140, 260, shade),
      windows(stage, focus - half - 70, ground - 260, 90, 240, 0.5),
      windows(stage, focus + half - 20, ground - 260, 90, 240, 0.5),
      rect(focus - half, top, half * 2, ground - top, wall),
      rect(focus + half * 0.5, top, half * 0.5, ground - top, p.ink, { opacity: 0.1 }),
      path(
        `M${focus - half} ${top} v-16 h${half * 2} v16 Z M${focus - 60} ${top - 16} C${focus - 76} ${top - 70} ${focus - 20} ${top - 84} ${focus} ${top - 116} C${focus + 20} ${top - 84} ${focus + 76} ${top - 70} ${focus + 60} ${top - 16} Z`,
        shade,
      ),
      stroke(`M${focus} ${top - 112} v-40`, p.accent, 4),
      Array.from(
        { length: floors },
        (_, i) =>
          arches(
            focus - half + 12,
            top + 62 + i * 62,
            9,
            (half * 2 - 24) / 9,
            44,
            random.chance(0.5) ? p.light : mix(p.cool, p.light, 0.5),
            isDark ? 0.85 : 0.7,
          ) + rect(focus - half + 8, top + 64 + i * 62, half * 2 - 16, 5, shade),
      ).join(''),
      path(`M${focus - 130} ${ground} V${ground - 96} H${focus + 130} V${ground} Z`, mix(p.near, wall, 0.25)),
      arches(focus - 120, ground, 3, 80, 88, p.light, 0.9),
      path(`M${focus - 160} ${ground - 92} h320 l-20 -26 h-280 Z`, p.coral),
      rect(0, ground, width, height, mix(p.mid, p.near, 0.35)),
      path(`M${focus - 100} ${ground} h200 L${focus + 330} ${height} H${focus - 330} Z`, mix(p.haze, p.mid, 0.3)),
      palm(focus - 290, ground + 40, 1.4, leaves, p.accent),
      palm(focus + 290, ground + 36, 1.55, leaves, p.accent),
      saloon(focus + 130 * scale, ground + 130, 0.62 * scale, random.pick([p.cloth, p.ink, p.coral]), p),
      person(focus - 60, ground + 40, 1.35, 'kandura', p),
      person(focus - 150, ground + 120, 1.7, 'traveller', p),
      person(focus - 110, ground + 120, 1.7, 'child', p),
    ].join('');
  },
};
