import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** A table laid on a terrace over the sea: bread, eggs, fruit and mint tea. */
export const breakfast: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const table = height * 0.72;
    return [
      water(stage, horizon - 40, focus),
      path(
        `M0 ${horizon - 40} C${focus - 300} ${horizon - 90} ${focus - 200} ${horizon - 40} ${focus - 100} ${horizon - 39} Z`,
        paint('far'),
      ),
      rect(0, table - 160, width, 14, mix(p.near, p.mid, 0.3)),
      repeat(Math.ceil(width / 56), (i) =>
        path(
          `M${i * 56 + 20} ${table - 146} c-12 30 12 60 0 90 h16 c12 -30 -12 -60 0 -90 Z`,
          mix(p.cloth, p.haze, 0.4),
        ),
      ),
      rect(0, table - 56, width, height, mix(p.mid, p.near, 0.3)),
      place(
        focus,
        table,
        scale,
        path('M-430 20 C-430 -26 430 -26 430 20 L400 320 H-400 Z', p.cloth) +
          ellipse(0, 10, 430, 66, mix(p.cloth, '#FFFFFF', 0.4)) +
          repeat(9, (i) =>
            path(`M${-390 + i * 92} 60 q30 120 10 260 h-24 q20 -130 14 -260 Z`, p.ink, { opacity: 0.05 }),
          ) +
          meal(p),
      ),
      path(
        `M${focus - 460} -10 H${focus + 460} L${focus + 400} 90 q-50 34 -100 0 q-50 34 -100 0 q-50 34 -100 0 q-50 34 -100 0 q-50 34 -100 0 q-50 34 -100 0 q-50 34 -100 0 q-50 34 -100 0 Z`,
        p.coral,
      ),
      repeat(4, (i) =>
        path(`M${focus - 350 + i * 210} -10 h96 L${focus - 296 + i * 199} 91 q-50 34 -100 0 Z`, p.cloth),
      ),
    ].join('');
  },
};

const meal = (p: Palette) =>
  [
    place(
      -210,
      -6,
      1,
      stroke('M0 -170 C-16 -200 16 -214 0 -246', p.cloth, 8, { opacity: 0.55 }) +
        path('M-56 0 C-78 -50 -60 -100 -30 -112 H30 C60 -100 78 -50 56 0 Z', p.accent) +
        path('M14 -112 H30 C60 -100 78 -50 56 0 H20 C50 -50 40 -90 14 -112 Z', p.ink, { opacity: 0.15 }) +
        path('M-32 -114 C-28 -140 28 -140 32 -114 Z', p.near) +
        circle(0, -142, 7, p.near) +
        stroke('M56 -84 C92 -90 92 -30 58 -30', p.near, 9) +
        path('M-60 -74 C-90 -84 -100 -110 -112 -116 L-100 -124 C-84 -110 -76 -100 -54 -96 Z', p.accent),
    ),
    glass(-96, 34, p),
    glass(-40, 52, p),
    place(
      90,
      24,
      1,
      ellipse(0, 6, 128, 22, p.ink, { opacity: 0.12 }) +
        ellipse(0, 0, 126, 22, p.cool) +
        ellipse(0, -4, 110, 17, '#FFFFFF') +
        ellipse(-30, -8, 42, 10, p.light) +
        circle(-30, -10, 9, p.accent) +
        ellipse(44, -8, 40, 9, '#FFFDF6') +
        circle(44, -10, 9, p.accent) +
        path('M-84 -8 q14 -16 26 0 Z', p.leaf) +
        circle(88, -10, 8, p.coral),
    ),
    place(
      246,
      -20,
      1,
      path('M-86 0 C-76 44 76 44 86 0 Z', mix(p.mid, p.near, 0.2)) +
        repeat(6, (i) =>
          ellipse(-60 + i * 24, -8 - (i % 2) * 14, 34, 15, mix(p.far, p.accent, 0.25 + (i % 3) * 0.15)),
        ) +
        ellipse(0, 2, 86, 9, mix(p.mid, p.cloth, 0.2)),
    ),
    place(
      300,
      48,
      1,
      repeat(5, (i) => circle(-30 + (i % 3) * 26, -14 - (i > 2 ? 22 : 0), 15, i % 2 ? p.coral : p.accent)),
    ),
    place(
      -320,
      46,
      1,
      path('M-14 0 L-20 -50 H20 L14 0 Z', p.cool) +
        path(
          'M0 -46 C-20 -70 -30 -90 -24 -110 C-8 -96 -4 -80 0 -60 C4 -84 12 -100 30 -112 C32 -88 16 -66 0 -46 Z',
          p.leaf,
        ) +
        circle(-24, -112, 9, p.coral) +
        circle(30, -114, 9, p.coral) +
        circle(2, -92, 9, p.accent),
    ),
  ].join('');

const glass = (x: number, y: number, p: Palette) =>
  place(
    x,
    y,
    1,
    path('M-20 -66 L-14 0 H14 L20 -66 Z', p.cloth, { opacity: 0.7 }) +
      path('M-18 -50 L-14 -2 H14 L18 -50 Z', mix(p.accent, p.coral, 0.35), { opacity: 0.85 }) +
      path('M-8 -52 C-16 -72 -4 -80 0 -70 C4 -82 16 -72 8 -52 Z', p.leaf),
  );
