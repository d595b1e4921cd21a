import type { Motif } from '../motif.ts';
import { mix, type Palette, underwater } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** Under water: a diver and a turtle over coral, light coming down from the surface. */
export const reef: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, random, focus, scale, width, height } = stage;
    const deep = mix(underwater(p), p.ink, 0.25);
    const bed = height - 150;
    return [
      rect(0, 0, width, height, deep),
      ellipse(focus, 0, 640, 560, paint('glow'), { opacity: 0.8 }),
      repeat(7, (i) =>
        path(`M${focus - 300 + i * 90} -10 h56 l${random.between(-120, 120).toFixed(0)} ${bed} h-100 Z`, p.cloth, {
          opacity: 0.07,
        }),
      ),
      repeat(18, () =>
        place(
          focus + random.between(-380, 380),
          random.between(110, height * 0.5),
          random.between(0.35, 0.6),
          path('M-26 0 C-10 -14 14 -12 26 0 C14 12 -10 14 -26 0 Z M-22 0 l-16 -11 l4 11 l-4 11 Z', p.accent),
        ),
      ),
      path(
        `M0 ${height} V${bed + 10} C${width * 0.2} ${bed - 80} ${width * 0.35} ${bed + 40} ${width * 0.55} ${bed} S${width * 0.86} ${bed - 90} ${width} ${bed - 20} V${height} Z`,
        mix(deep, p.ink, 0.35),
      ),
      place(focus + 130 * scale, height * 0.56, 1.25 * scale, turtle(p), -8),
      place(focus - 130 * scale, height * 0.36, 1.3 * scale, scuba(p), 8),
      repeat(8, (i) =>
        circle(focus - 60 * scale + (i % 3) * 14, height * 0.3 - i * 30, 4 + (i % 3) * 2, p.cloth, { opacity: 0.5 }),
      ),
      coral(focus - 270, bed + 60, 1.6, p.coral),
      coral(focus - 120, bed + 90, 1.1, p.accent),
      coral(focus + 60, bed + 70, 1.4, p.coral),
      coral(focus + 250, bed + 40, 1.9, mix(p.coral, p.accent, 0.5)),
      repeat(4, (i) =>
        ellipse(focus - 200 + i * 140, bed + 120, 50, 34, mix(p.cool, p.cloth, 0.15 * i), { opacity: 0.7 }),
      ),
      stroke(
        repeat(6, (i) => `M${focus - 350 + i * 130} ${bed + 60} q-22 -50 4 -90 t-4 -70`),
        mix(p.leaf, p.cool, 0.5),
        9,
      ),
    ].join('');
  },
};

const coral = (x: number, y: number, scale: number, colour: string) =>
  place(
    x,
    y,
    scale,
    stroke(
      'M0 0 V-60 M0 -20 C-30 -24 -34 -50 -34 -70 M0 -34 C26 -36 36 -60 34 -84 M-34 -50 C-50 -56 -52 -70 -50 -80 M0 -60 C-12 -76 -12 -90 -14 -104 M0 -56 C10 -76 12 -90 10 -110 M34 -60 C50 -66 52 -80 54 -90',
      colour,
      13,
    ),
  );

const turtle = (p: Palette) =>
  path(
    'M60 -20 C110 -50 150 -90 150 -120 C110 -110 60 -80 36 -44 Z M40 24 C70 50 76 80 70 100 C44 84 20 56 14 30 Z M-84 -6 C-120 -20 -140 -40 -150 -54 C-150 -24 -130 4 -92 14 Z',
    mix(p.leaf, p.cool, 0.4),
  ) +
  ellipse(112, -2, 28, 20, mix(p.leaf, p.cloth, 0.25)) +
  circle(122, -8, 3.4, p.ink) +
  path('M-100 6 C-80 -54 60 -64 94 -4 C70 40 -60 46 -100 6 Z', mix(p.leaf, p.ink, 0.15)) +
  stroke('M-60 -26 L-30 -2 L-56 22 M-30 -2 H20 M-4 -44 L20 -2 L-4 30 M20 -2 L60 -32 M20 -2 L56 18', p.accent, 3, {
    opacity: 0.6,
  });

const scuba = (p: Palette) =>
  stroke('M-70 10 C-110 20 -140 10 -170 24 M-66 16 C-100 40 -130 40 -160 60', p.ink, 15) +
  path('M-160 14 L-226 6 L-218 34 L-164 36 Z M-150 52 L-210 70 L-196 92 L-146 72 Z', p.accent) +
  path('M-80 0 C-40 -20 20 -22 60 -8 L64 18 C20 30 -50 32 -80 22 Z', p.ink) +
  path('M-40 -34 H40 C52 -34 52 -14 40 -14 H-40 C-52 -14 -52 -34 -40 -34 Z', p.accent) +
  stroke('M40 -24 C64 -34 76 -22 84 -4', p.ink, 4) +
  stroke('M50 10 C80 30 96 34 120 26', p.ink, 13) +
  circle(84, -2, 20, p.skin) +
  path('M84 -14 h20 v16 h-20 Z', p.cloth) +
  path('M66 -4 C64 -28 98 -28 100 -12 L84 -14 Z', p.ink) +
  circle(98, 10, 6, p.near);
