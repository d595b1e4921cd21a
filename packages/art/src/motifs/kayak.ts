import { dhow } from '../figures/boat.ts';
import { towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** Two people paddling a quiet channel between mangroves; a heron watches. */
export const kayak: Motif = {
  setting: 'outdoor',
  sun: { x: 0.5, y: 0.36 },
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width } = stage;
    const shore = horizon - 20;
    const side = (dir: 1 | -1) =>
      repeat(4, (i) =>
        mangrove(
          focus + dir * (i * 150 + 74 + (3 - Math.min(i, 3)) * 26),
          shore + 20 + i * 70,
          0.62 + i * 0.34,
          mix(p.leaf, i < 2 ? p.haze : p.ink, i < 2 ? 0.3 - i * 0.12 : (i - 1) * 0.14),
          p,
        ),
      );
    return [
      towers(stage, {
        base: shore,
        from: focus - 200,
        to: focus + 220,
        height: 120,
        fill: paint('far'),
        centre: focus + 20,
      }),
      rect(0, shore - 70, width, 72, paint('mist')),
      water(stage, shore, focus),
      dhow(focus + 40, shore + 14, 0.2, p),
      path(
        `M0 ${shore - 40} C${focus * 0.4} ${shore - 80} ${focus - 160} ${shore - 50} ${focus - 60} ${shore + 6} L0 ${shore + 30} Z M${width} ${shore - 50} C${width - 120} ${shore - 80} ${focus + 180} ${shore - 50} ${focus + 90} ${shore + 6} L${width} ${shore + 30} Z`,
        mix(p.leaf, p.haze, 0.45),
      ),
      side(-1),
      side(1),
      place(focus + 10, shore + 210 * scale, 1.15 * scale, boat(p)),
      heron(focus - 176, shore + 186, p),
    ].join('');
  },
};

const mangrove = (x: number, y: number, scale: number, leaf: string, p: Palette) =>
  place(
    x,
    y,
    scale,
    ellipse(0, 6, 120, 8, p.ink, { opacity: 0.25 }) +
      stroke(
        'M-70 8 C-50 -30 -30 -40 -10 -52 M-36 8 C-26 -20 -16 -34 -4 -52 M-4 8 V-56 M34 8 C26 -20 16 -34 6 -52 M70 8 C52 -30 32 -40 12 -52',
        mix(p.near, p.ink, 0.4),
        6,
      ) +
      path(
        'M-130 -50 C-150 -84 -110 -104 -96 -96 C-100 -136 -50 -150 -34 -128 C-20 -164 40 -160 44 -126 C70 -146 112 -124 100 -94 C132 -96 150 -62 124 -46 C90 -30 60 -44 0 -40 C-60 -44 -96 -32 -130 -50 Z',
        leaf,
      ) +
      path(
        'M-80 -92 C-66 -116 -44 -120 -30 -106 M16 -118 C34 -136 56 -130 62 -112 M66 -78 C84 -92 104 -84 106 -72',
        'none',
        { stroke: p.light, 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.3 },
      ),
  );

const boat = (p: Palette) =>
  ellipse(0, 14, 170, 9, p.ink, { opacity: 0.25 }) +
  paddler(-56, p.coral, p.accent, p) +
  paddler(48, p.cool, p.cloth, p) +
  path('M-170 -20 C-110 -6 110 -6 172 -22 C140 10 100 16 60 16 H-66 C-110 16 -146 6 -170 -20 Z', p.accent) +
  stroke('M-160 -12 C-100 4 100 4 160 -13', p.cloth, 3) +
  stroke('M-240 24 h70 M190 22 h80 M-200 36 h40', p.light, 3, { opacity: 0.6 });

const paddler = (x: number, shirt: string, hat: string, p: Palette) =>
  path(`M${x - 20} 0 C${x - 22} -30 ${x - 16} -52 ${x} -54 C${x + 16} -52 ${x + 22} -30 ${x + 20} 0 Z`, shirt) +
  circle(x, -66, 11, p.skin) +
  path(`M${x - 18} -68 h36 l-8 -5 c-2 -10 -18 -10 -20 0 Z`, hat) +
  stroke(`M${x - 62} -56 L${x + 58} -18`, p.ink, 4) +
  ellipse(x - 68, -58, 16, 7, p.cloth, { transform: `rotate(18 ${x - 68} -58)` }) +
  ellipse(x + 64, -16, 16, 7, p.cloth, { transform: `rotate(18 ${x + 64} -16)` }) +
  stroke(`M${x - 14} -40 L${x - 20} -42 M${x + 14} -40 L${x + 22} -30`, p.skin, 6);

const heron = (x: number, y: number, p: Palette) =>
  place(
    x,
    y,
    0.9,
    stroke('M-4 0 V-34 M6 0 V-34', p.ink, 2) +
      path('M-22 -30 C-20 -52 8 -58 20 -44 C16 -34 -6 -28 -22 -30 Z', p.cloth) +
      stroke('M16 -46 C30 -58 12 -72 22 -84', p.cloth, 5) +
      path('M20 -88 L46 -82 L20 -80 Z', p.accent),
  );
