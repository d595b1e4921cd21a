import { lantern } from '../figures/lantern.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** A copper pot steaming on the stove, what goes into it laid out beside. */
export const cooking: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, width, height, scale, isDark } = stage;
    const table = height * 0.7;
    const wall = isDark ? mix(p.near, p.mid, 0.7) : mix(p.haze, p.cloth, 0.35);
    return [
      rect(0, 0, width, height, wall),
      tiles(width, table, p, wall),
      circle(focus, table - 200, 430, paint('lamp')),
      lantern(focus - 230 * scale, 190, 0.9, p, paint('lamp'), 200),
      lantern(focus + 236 * scale, 150, 0.74, p, paint('lamp'), 200),
      stroke(`M${focus - 130} 96 H${focus + 150}`, p.near, 6) + repeat(4, (i) => ladle(focus - 96 + i * 70, 98, i, p)),
      rect(0, table, width, height, paint('mid')),
      rect(0, table, width, 7, p.light, { opacity: 0.35 }),
      place(focus, table + 40 * scale, scale, pot(p)),
      place(focus, table + 120 * scale, scale, board(p)),
    ].join('');
  },
};

const tiles = (width: number, bottom: number, p: Palette, wall: string) =>
  repeat(
    Math.ceil(width / 80),
    (i) =>
      path(`M${i * 80 + 40} ${bottom - 84} l40 40 l-40 40 l-40 -40 Z`, mix(wall, i % 2 ? p.cool : p.accent, 0.5)) +
      circle(i * 80 + 40, bottom - 44, 9, wall),
  ) + rect(0, bottom - 92, width, 6, mix(wall, p.near, 0.35));

const ladle = (x: number, y: number, i: number, p: Palette) =>
  stroke(`M${x} ${y} v${70 + (i % 2) * 26}`, p.near, 6) +
  ellipse(x, y + 84 + (i % 2) * 26, 19, i % 2 ? 14 : 20, i % 2 ? p.accent : p.near);

const pot = (p: Palette) =>
  stroke(
    'M-60 -230 C-90 -280 -30 -310 -60 -370 M10 -240 C-20 -300 44 -330 10 -400 M76 -230 C50 -280 106 -310 76 -366',
    p.cloth,
    13,
    { opacity: 0.4 },
  ) +
  ellipse(0, 4, 210, 22, p.ink, { opacity: 0.3 }) +
  path('M-170 -20 H170 L150 6 H-150 Z', p.ink) +
  path(
    'M-120 -22 C-130 -44 -104 -44 -108 -66 C-90 -52 -92 -40 -86 -36 C-80 -46 -82 -54 -84 -60 C-60 -46 -60 -30 -66 -22 Z M60 -22 C54 -44 78 -44 74 -66 C92 -52 90 -40 96 -36 C102 -46 100 -54 98 -60 C122 -46 122 -30 116 -22 Z',
    p.accent,
  ) +
  path('M-186 -190 H186 C182 -110 168 -56 120 -40 H-120 C-168 -56 -182 -110 -186 -190 Z', p.coral) +
  path('M70 -190 H186 C182 -110 168 -56 120 -40 H60 C90 -80 88 -140 70 -190 Z', p.ink, { opacity: 0.18 }) +
  path('M-150 -170 C-146 -116 -136 -84 -116 -66', 'none', {
    stroke: p.light,
    'stroke-width': 9,
    'stroke-linecap': 'round',
    opacity: 0.55,
  }) +
  ellipse(0, -190, 186, 32, mix(p.coral, p.ink, 0.35)) +
  ellipse(0, -186, 168, 25, p.accent) +
  repeat(9, (i) =>
    ellipse(-130 + i * 33, -186 + ((i * 7) % 13) - 6, 13, 6, [p.coral, p.leaf, p.cloth][i % 3] ?? p.cloth),
  ) +
  stroke('M-186 -150 C-226 -152 -226 -108 -178 -112 M186 -150 C226 -152 226 -108 178 -112', p.ink, 11) +
  stroke('M40 -190 L120 -330', mix(p.near, p.mid, 0.4), 13);

const board = (p: Palette) =>
  path('M-350 44 H-120 L-90 90 H-390 Z', mix(p.mid, p.cloth, 0.35)) +
  lemon(-290, 40, p) +
  path('M-210 46 C-250 20 -220 -20 -206 -30 C-206 -4 -196 -10 -186 -26 C-172 -6 -164 24 -200 46 Z', p.leaf) +
  circle(-150, 30, 24, p.coral) +
  path('M-150 8 l-12 -6 l10 2 l4 -10 l2 10 l12 -2 Z', p.leaf) +
  path('M120 60 C120 110 300 110 300 60 Z', p.cloth) +
  ellipse(210, 60, 90, 18, mix(p.cloth, p.mid, 0.25)) +
  repeat(9, (i) =>
    circle(
      150 + (i % 5) * 30,
      56 - (i > 4 ? 16 : 0) + (i % 2) * 4,
      15,
      i % 2 ? mix(p.near, p.coral, 0.3) : mix(p.near, p.accent, 0.25),
    ),
  );

const lemon = (x: number, y: number, p: Palette) =>
  circle(x, y, 26, p.accent) +
  circle(x, y, 20, p.light) +
  stroke(
    `M${x} ${y - 18} v36 M${x - 18} ${y} h36 M${x - 13} ${y - 13} l26 26 M${x + 13} ${y - 13} l-26 26`,
    p.accent,
    2.4,
  );
