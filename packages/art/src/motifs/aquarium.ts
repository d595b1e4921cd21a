import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat } from '../svg.ts';

/** The great window of an aquarium, dark figures in front of the blue. */
export const aquarium: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, random, paint, focus, width, height, scale } = stage;
    const deep = mix(p.cool, '#06283C', 0.55);
    const pale = mix(p.cool, p.cloth, 0.38);
    const frame = mix(p.ink, '#06202E', 0.6);
    const top = height * 0.12;
    const floor = height * 0.8;
    const rays = repeat(7, (i) =>
      path(
        `M${focus - 330 + i * 100} ${top} l60 0 l${random.between(-90, 90).toFixed(0)} ${(floor - top).toFixed(0)} h-110 Z`,
        p.cloth,
        { opacity: 0.06 },
      ),
    );
    const shoal = repeat(26, () =>
      place(
        focus + random.between(-380, 260),
        top + random.between(60, 260),
        random.between(0.35, 0.6),
        fish(p.accent, p.coral),
      ),
    );
    const quiet = repeat(14, () =>
      place(
        focus + random.between(-340, 340),
        top + random.between(220, floor - top - 110),
        -random.between(0.4, 0.8),
        fish(pale, p.cloth),
      ),
    );
    return [
      rect(focus - 1400, top, 2800, floor - top, deep),
      ellipse(focus, top + 60, 620, 520, paint('glow'), { opacity: 0.45 }),
      rays,
      quiet,
      place(focus + 60, top + 230 * scale, 1.1 * scale, ray(mix(deep, p.ink, 0.35), pale)),
      place(focus - 170 * scale, top + 390 * scale, 0.9 * scale, shark(mix(p.far, deep, 0.45), p.cloth)),
      shoal,
      reef(focus, floor, width, p, deep),
      repeat(18, () =>
        circle(focus + random.between(-330, 330), random.between(top + 30, floor - 30), random.between(2, 6), p.cloth, {
          opacity: 0.3,
        }),
      ),
      rect(0, 0, width, top, frame),
      rect(0, floor, width, height - floor, frame),
      rect(0, top - 4, width, 5, pale, { opacity: 0.6 }),
      rect(0, floor, width, 4, pale, { opacity: 0.6 }),
      path(`M${focus - 500} ${floor} h1000 l140 ${height - floor} h-1280 Z`, pale, { opacity: 0.14 }),
      person(focus - 90, floor + 70, 2.5, 'abaya', p),
      person(focus - 34, floor + 78, 2.6, 'child', p),
      person(focus + 20, floor + 74, 2.6, 'kandura', p),
      person(focus + 220, floor + 60, 2.3, 'traveller', p),
    ].join('');
  },
};

const fish = (body: string, fin: string) =>
  path('M-30 0 C-14 -16 14 -16 28 0 C14 16 -14 16 -30 0 Z', body) +
  path('M-26 0 L-46 -14 L-40 0 L-46 14 Z M-4 -11 L10 -20 L12 -9 Z', fin) +
  circle(17, -3, 2.5, '#0B2231');

const ray = (top: string, belly: string) =>
  path(
    'M-170 20 C-110 -40 -50 -66 0 -56 C50 -66 110 -40 170 20 C110 6 70 16 30 44 C12 54 -12 54 -30 44 C-70 16 -110 6 -170 20 Z',
    top,
  ) +
  path('M-8 48 C-2 90 -14 130 -4 170 C2 130 8 90 8 48 Z', top) +
  path('M-60 0 C-30 -20 30 -20 60 0 C30 14 -30 14 -60 0 Z', belly, { opacity: 0.2 });

const shark = (body: string, belly: string) =>
  path(
    'M-180 6 C-120 -34 20 -50 130 -10 C160 0 176 8 186 12 C150 34 40 44 -60 28 C-110 24 -150 14 -180 6 Z M-176 8 L-232 -40 L-214 6 L-236 36 Z M-20 -34 L10 -88 L40 -34 Z M20 28 L-14 78 L62 32 Z',
    body,
  ) +
  path('M186 12 C150 34 40 44 -60 28 C40 28 130 22 186 12 Z', belly, { opacity: 0.6 }) +
  circle(144, 0, 4, '#0B2231');

const reef = (focus: number, floor: number, width: number, p: Palette, deep: string) =>
  path(
    `M0 ${floor} V${floor - 50} C${width * 0.15} ${floor - 120} ${width * 0.3} ${floor - 30} ${width * 0.45} ${floor - 44} C${width * 0.6} ${floor - 60} ${width * 0.8} ${floor - 140} ${width} ${floor - 70} V${floor} Z`,
    mix(deep, p.ink, 0.5),
  ) +
  repeat(6, (i) =>
    place(
      focus - 330 + i * 130,
      floor - 8,
      0.8 + (i % 3) * 0.25,
      path(
        'M-4 0 C-6 -30 -30 -36 -30 -64 C-18 -56 -12 -46 -8 -36 C-10 -56 -4 -76 4 -88 C8 -70 6 -54 4 -38 C12 -50 20 -56 32 -58 C26 -34 8 -28 6 0 Z',
        [p.coral, p.accent, p.cool][i % 3] ?? p.coral,
        { opacity: 0.85 },
      ),
    ),
  );
