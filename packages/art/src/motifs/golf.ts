import { palm } from '../figures/palm.ts';
import { towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, stroke } from '../svg.ts';

/** A green by the water, towers behind, the swing just finished. */
export const golf: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark } = stage;
    const ground = horizon + 40;
    const lawn = mix(p.leaf, p.light, isDark ? 0.08 : 0.25);
    return [
      towers(stage, { base: ground, from: -20, to: width + 40, height: 260, fill: paint('far'), centre: focus + 130 }),
      rect(0, ground - 110, width, 112, paint('mist')),
      palm(focus - 320, ground + 20, 0.9, mix(p.leaf, p.ink, 0.3)),
      palm(focus + 300, ground + 26, 1.1, mix(p.leaf, p.ink, 0.3)),
      path(
        `M0 ${ground} C${width * 0.25} ${ground - 30} ${width * 0.6} ${ground + 30} ${width} ${ground - 10} V${height} H0 Z`,
        mix(p.leaf, p.mid, 0.2),
      ),
      path(
        `M0 ${ground + 70} C${width * 0.3} ${ground + 20} ${width * 0.5} ${ground + 130} ${width} ${ground + 60} V${ground + 160} C${width * 0.6} ${ground + 200} ${width * 0.3} ${ground + 120} 0 ${ground + 160} Z`,
        paint('water'),
      ),
      path(
        `M0 ${height} V${ground + 150} C${width * 0.3} ${ground + 100} ${width * 0.6} ${ground + 210} ${width} ${ground + 140} V${height} Z`,
        lawn,
      ),
      ellipse(focus + 160, ground + 210, 180, 34, mix(lawn, p.cloth, 0.22)),
      ellipse(focus - 230, ground + 300, 140, 36, mix(p.far, p.cloth, 0.3)),
      ellipse(focus - 230, ground + 306, 124, 27, mix(p.far, p.cloth, 0.55)),
      stroke(`M${focus + 170} ${ground + 210} v-190`, p.cloth, 5),
      path(`M${focus + 172} ${ground + 20} l78 22 l-78 26 Z`, p.coral),
      ellipse(focus + 170, ground + 211, 12, 4, p.ink),
      circle(focus + 90, ground + 216, 6, '#FFFFFF'),
      place(focus - 60 * scale, Math.min(ground + 260, height - 46), 2.3 * scale, golfer(p)),
      stroke(`M0 ${height - 40} Q${focus} ${height - 90} ${width} ${height - 50}`, mix(lawn, p.ink, 0.3), 30, {
        opacity: 0.3,
      }),
    ].join('');
  },
};

const golfer = (p: Palette) =>
  ellipse(0, 0, 34, 4, p.ink, { opacity: 0.3 }) +
  path('M-9 -36 L-16 0 H-8 L0 -28 L8 0 H16 L10 -36 Z', p.cloth) +
  path('M-12 -34 C-14 -58 -8 -68 2 -70 C12 -68 16 -54 11 -34 Z', p.coral) +
  circle(4, -78, 8, p.skin) +
  path('M-5 -79 C-5 -90 12 -90 12 -80 L20 -78 H-5 Z', p.cool) +
  stroke('M6 -62 C16 -74 6 -90 -12 -92', p.coral, 6) +
  stroke('M-10 -92 L-52 -70', p.ink, 2.4) +
  path('M-52 -72 l-7 4 l4 6 Z', p.ink);
