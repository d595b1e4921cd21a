import { palms } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** Slides winding down from a tower into the pool; a rider at the top. */
export const waterPark: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const ground = horizon + 130;
    const tube = (d: string, colour: string, w: number) =>
      stroke(d, mix(colour, p.ink, 0.3), w) +
      stroke(d, colour, w * 0.78) +
      stroke(d, p.cloth, w * 0.16, { opacity: 0.7 });
    return [
      palms(
        stage.id('garden'),
        mix(p.leaf, p.haze, 0.25),
        Array.from(
          { length: Math.ceil(width / 150) + 1 },
          (_, i) => [i * 150 - 30, ground, 0.75 + (i % 3) * 0.12] as const,
        ),
      ),
      rect(0, ground - 4, width, height, mix(p.far, p.cloth, 0.25)),
      place(
        focus,
        ground,
        scale,
        [
          stroke(
            'M-60 0 V-380 M70 0 V-380 M-60 -300 L70 -200 M70 -300 L-60 -200 M-60 -200 L70 -100 M70 -200 L-60 -100 M-60 -100 L70 0 M70 -100 L-60 0',
            p.near,
            9,
          ),
          path('M-100 -380 H110 V-366 H-100 Z', p.near),
          path('M-110 -440 L5 -510 L120 -440 Z', p.coral),
          path('M-40 -482 L5 -510 L50 -482 L30 -440 H-20 Z', p.accent),
          stroke('M-90 -440 V-380 M100 -440 V-380', p.near, 7),
          path('M5 -510 v-34 l40 10 l-40 12 Z', p.cool),
          person(-30, -380, 0.8, 'child', p),
          person(0, -380, 0.8, 'traveller', p),
          tube(
            'M-70 -366 C-300 -360 -310 -250 -170 -240 C-40 -232 -60 -140 -190 -140 C-330 -140 -330 -30 -210 20',
            p.accent,
            52,
          ),
          tube('M90 -366 C200 -360 160 -180 300 -120 C340 -96 330 -10 250 22', p.cool, 50),
          tube('M20 -366 C40 -240 -10 -120 60 -30 C80 0 90 14 100 30', p.coral, 42),
          place(
            208,
            -210,
            1,
            circle(0, -12, 10, p.skin) + stroke('M0 0 L10 20 M-4 -2 L-22 -22 M6 0 L26 -18', p.cloth, 6),
          ),
        ].join(''),
      ),
      path(
        `M0 ${height} V${ground + 40} C${focus - 330} ${ground - 16} ${focus + 240} ${ground - 10} ${width} ${ground + 50} V${height} Z`,
        p.cloth,
      ),
      path(
        `M0 ${height} V${ground + 56} C${focus - 330} ${ground + 2} ${focus + 240} ${ground + 6} ${width} ${ground + 66} V${height} Z`,
        paint('water'),
      ),
      place(focus + 100 * scale, ground + 44, scale, splash(p)),
      place(focus - 200 * scale, ground + 36, 0.8 * scale, splash(p)),
      ring(focus - 120, ground + 150, 1.3, p.coral, p),
      ring(focus + 210, ground + 180, 1.5, p.accent, p),
      stroke(
        repeat(9, (i) => `M${focus - 330 + i * 84} ${ground + 110 + (i % 4) * 44}q14 -9 28 0t28 0`),
        p.cloth,
        4,
        { opacity: 0.6 },
      ),
    ].join('');
  },
};

const splash = (p: Palette) =>
  path(
    'M-70 14 C-64 -20 -50 -30 -44 -50 C-34 -30 -30 -20 -24 -8 C-18 -40 -6 -60 2 -76 C10 -52 18 -40 22 -8 C30 -24 38 -38 50 -48 C54 -26 66 -14 70 14 Z',
    p.cloth,
    { opacity: 0.9 },
  ) +
  circle(-56, -62, 6, p.cloth) +
  circle(40, -76, 5, p.cloth) +
  circle(70, -40, 4, p.cloth);
const ring = (x: number, y: number, scale: number, colour: string, p: Palette) =>
  place(
    x,
    y,
    scale,
    ellipse(0, 12, 60, 12, p.ink, { opacity: 0.15 }) +
      circle(0, -26, 12, p.skin) +
      path('M-16 4 C-18 -14 18 -14 16 4 Z', p.near) +
      ellipse(0, 4, 52, 17, colour) +
      ellipse(0, 0, 24, 7, p.cloth) +
      stroke('M-40 -2 l-8 12 M40 -2 l8 12 M0 10 v10', p.cloth, 6),
  );
