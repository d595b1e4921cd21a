import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, round, stroke } from '../svg.ts';

const vessels = [
  'M-26 0 C-46 -30 -30 -60 -12 -72 V-84 H12 V-72 C30 -60 46 -30 26 0 Z',
  'M-20 0 C-30 -50 -24 -70 -30 -92 H30 C24 -70 30 -50 20 0 Z',
  'M-34 0 C-44 -24 -40 -44 -36 -50 H36 C40 -44 44 -24 34 0 Z',
  'M-16 0 C-40 -20 -34 -56 -10 -66 V-104 H10 V-66 C34 -56 40 -20 16 0 Z',
] as const;

/** A potter's room: hands at the wheel, finished jars along the wall, light from one window. */
export const pottery: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, random, focus, scale, width, height, isDark } = stage;
    const clay = mix(p.mid, p.coral, 0.35);
    const floor = height * 0.86;
    const shelf = (y: number) =>
      rect(0, y, width, 10, p.near) +
      repeat(Math.ceil(width / 96), (i) =>
        place(
          50 + i * 96,
          y,
          random.between(0.7, 1),
          path(
            random.pick(vessels),
            mix(clay, random.pick([p.cloth, p.near, p.accent, p.cool]), random.between(0.1, 0.5)),
          ),
        ),
      );
    return [
      rect(0, 0, width, height, isDark ? mix(p.near, p.mid, 0.5) : mix(p.haze, p.cloth, 0.25)),
      shelf(height * 0.2),
      shelf(height * 0.34),
      place(
        focus + 190 * scale,
        height * 0.26,
        scale,
        rect(-86, -150, 172, 250, p.near, { rx: 86 }) +
          rect(-74, -138, 148, 226, p.sky[1], { rx: 74 }) +
          circle(14, -30, 34, p.sun) +
          stroke('M0 -138 V88 M-74 -20 H74', p.near, 6),
      ),
      path(
        `M${focus + 120 * scale} ${round(height * 0.2)} L${focus - 260} ${round(floor)} H${focus + 170} L${focus + 260 * scale} ${round(height * 0.3)} Z`,
        p.light,
        { opacity: 0.14 },
      ),
      rect(0, floor, width, height, paint('near')),
      place(focus, floor + 20, 1.12 * scale, potter(p, clay)),
    ].join('');
  },
};

const potter = (p: Palette, clay: string) =>
  [
    path('M-270 10 C-280 -90 -250 -190 -190 -220 C-150 -236 -110 -220 -96 -180 L-80 -100 L-60 10 Z', p.cool),
    circle(-140, -272, 42, p.skin),
    path('M-184 -272 C-186 -330 -96 -334 -98 -274 C-120 -296 -150 -298 -170 -256 Z', p.ink),
    path('M-150 -30 C-110 -70 -20 -70 10 -20 V30 H-160 Z', mix(p.ink, p.near, 0.4)),
    path('M-20 10 L0 -76 H170 L190 10 Z', mix(p.near, p.mid, 0.3)),
    ellipse(85, -78, 130, 22, p.near),
    ellipse(85, -86, 120, 18, mix(p.near, p.cloth, 0.25)),
    path(
      'M30 -88 C0 -130 10 -180 50 -200 C58 -210 56 -220 50 -230 H120 C114 -220 112 -210 120 -200 C160 -180 170 -130 140 -88 Z',
      clay,
    ),
    path(
      'M100 -230 H120 C114 -220 112 -210 120 -200 C160 -180 170 -130 140 -88 H108 C140 -140 130 -190 100 -230 Z',
      p.ink,
      { opacity: 0.15 },
    ),
    ellipse(85, -230, 35, 7, mix(clay, p.ink, 0.4)),
    stroke('M22 -120 q62 16 126 0 M18 -140 q66 16 134 0 M28 -164 q58 14 114 0', p.cloth, 2.4, { opacity: 0.35 }),
    stroke('M-150 -180 C-90 -120 -40 -130 22 -150', p.cool, 44),
    stroke('M-20 -142 C0 -146 16 -150 28 -158', p.skin, 26),
    stroke('M-130 -140 C-60 -70 40 -64 110 -110', mix(p.cool, p.ink, 0.15), 42),
    stroke('M80 -96 C110 -104 134 -124 140 -146', p.skin, 25),
    place(-290, 10, 1.2, path(vessels[0], clay)),
    place(250, 10, 1.3, path(vessels[3], mix(clay, p.cloth, 0.3))),
    place(312, 10, 0.9, path(vessels[2], mix(clay, p.near, 0.3))),
  ].join('');
