import { grass, palm } from '../figures/palm.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, stroke } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

/** Two cyclists on a track through the desert. */
export const cycling: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale, width, height } = stage;
    const road = horizon + 150;
    return [
      mountains(stage, { base: horizon + 20, height: 120, grain: 100 }, paint('far'), p.mid),
      sand(stage, createHills(random, { base: horizon + 50, height: 44, hills: 1.3 }), paint('mid'), p.near),
      rect(0, horizon + 100, width, height, mix(p.mid, p.near, 0.2)),
      palm(focus - 280, horizon + 112, 1.1, mix(p.leaf, p.ink, 0.3)),
      palm(focus + 300, horizon + 118, 0.9, mix(p.leaf, p.ink, 0.3)),
      path(
        `M0 ${road + 20} C${width * 0.3} ${road - 10} ${width * 0.7} ${road + 40} ${width} ${road + 10} V${road + 130} C${width * 0.7} ${road + 160} ${width * 0.3} ${road + 110} 0 ${road + 140} Z`,
        mix(p.ink, p.near, 0.5),
      ),
      stroke(
        `M0 ${road + 82} C${width * 0.3} ${road + 52} ${width * 0.7} ${road + 102} ${width} ${road + 72}`,
        p.cloth,
        5,
        { 'stroke-dasharray': '44 34', opacity: 0.7 },
      ),
      place(focus - 170 * scale, road + 66, 1.25 * scale, rider(p, p.cool, p.accent)),
      place(focus + 100 * scale, road + 110, 1.75 * scale, rider(p, p.coral, p.cloth)),
      grass(focus - 200, height - 60, 1.7, p.ink),
      grass(focus + 230, height - 40, 1.4, p.ink),
    ].join('');
  },
};

const rider = (p: Palette, shirt: string, helmet: string) =>
  ellipse(4, 2, 80, 6, p.ink, { opacity: 0.35 }) +
  [-48, 52]
    .map(
      (x) =>
        circle(x, -34, 33, 'none', { stroke: p.cloth, 'stroke-width': 5 }) +
        stroke(`M${x} -67 V-1 M${x - 33} -34 H${x + 33} M${x - 23} -57 L${x + 23} -11`, p.cloth, 1.2, { opacity: 0.5 }),
    )
    .join('') +
  stroke('M-48 -34 L-22 -78 L38 -82 L0 -34 L-22 -78 M-48 -34 H0 M38 -82 L52 -34 M36 -92 L54 -96', p.accent, 5) +
  stroke('M-30 -84 h18', p.ink, 7) +
  stroke('M-18 -92 L12 -66 L4 -28', p.ink, 12) +
  path('M-28 -92 C-20 -128 10 -146 30 -142 L36 -130 C20 -124 4 -106 -4 -88 Z', shirt) +
  stroke('M26 -134 L32 -112 L50 -96', p.skin, 7) +
  circle(42, -152, 12, p.skin) +
  path('M28 -154 C28 -176 58 -174 58 -154 Z', helmet);
