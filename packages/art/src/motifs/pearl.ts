import { dhow } from '../figures/boat.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette, underwater } from '../palette.ts';
import { circle, path, place, rect, repeat, stroke } from '../svg.ts';

/** A pearl diver on his rope: the dhow above the surface, the oyster bed below. */
export const pearl: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, random, focus, scale, width, height } = stage;
    const surface = height * 0.36;
    const bed = height - 90;
    const deep = underwater(p);
    const rays = repeat(6, (i) =>
      path(
        `M${focus - 260 + i * 90} ${surface} h50 l${random.between(-60, 60).toFixed(0)} ${bed - surface} h-90 Z`,
        p.cloth,
        { opacity: 0.07 },
      ),
    );
    return [
      rect(0, surface, width, height, deep),
      rect(0, surface, width, height - surface, paint('water'), { opacity: 0.28 }),
      rays,
      dhow(focus + 40 * scale, surface + 4, 1.1 * scale, p),
      path(
        `M0 ${surface + 4} q50 -10 100 0 ${repeat(Math.ceil(width / 100), () => 't100 0 ')} V${surface + 26} H0 Z`,
        deep,
        { opacity: 0.9 },
      ),
      rect(0, surface + 8, width, 3, p.cloth, { opacity: 0.35 }),
      stroke(
        `M${focus - 40} ${surface - 20} C${focus - 60} ${surface + 130} ${focus - 20} ${surface + 200} ${focus - 34 * scale} ${surface + 300 * scale}`,
        p.cloth,
        3,
      ),
      place(focus - 30 * scale, surface + 330 * scale, 1.5 * scale, diver(p)),
      repeat(16, () =>
        place(
          focus + random.between(-360, 340),
          surface + random.between(90, 380),
          random.between(0.5, 0.9) * (random.chance(0.5) ? 1 : -1),
          path(
            'M-26 0 C-10 -14 14 -12 26 0 C14 12 -10 14 -26 0 Z M-22 0 l-16 -11 l4 11 l-4 11 Z',
            random.pick([p.accent, p.cloth, p.coral]),
            { opacity: 0.8 },
          ),
        ),
      ),
      repeat(9, (i) =>
        circle(focus - 10 + (i % 3) * 12, surface + 250 * scale - i * 22, 3 + (i % 3), p.cloth, { opacity: 0.6 }),
      ),
      path(
        `M0 ${height} V${bed} C${width * 0.2} ${bed - 60} ${width * 0.4} ${bed + 20} ${width * 0.6} ${bed - 20} S${width * 0.9} ${bed - 50} ${width} ${bed} V${height} Z`,
        mix(deep, p.ink, 0.5),
      ),
      oyster(focus - 120, bed + 26, 1.3, p),
      oyster(focus + 80, bed + 40, 1.7, p),
      oyster(focus + 240, bed + 6, 1, p),
      oyster(focus - 290, bed + 20, 1, p),
      repeat(5, (i) =>
        stroke(`M${focus - 330 + i * 160} ${bed + 10} q-20 -40 4 -70 t-4 -60`, mix(p.leaf, p.cool, 0.4), 8),
      ),
    ].join('');
  },
};

const diver = (p: Palette) =>
  [
    stroke('M-8 -60 C-16 -92 -4 -112 -18 -140 M8 -60 C18 -88 30 -104 22 -132', p.skin, 12),
    path('M-26 -138 L-18 -132 L-14 -160 Z M16 -130 L26 -134 L32 -156 Z', p.skin),
    path('M-17 -66 H17 L14 -34 H-14 Z', p.cloth),
    path('M-14 -36 C-20 -10 -20 12 -12 26 H12 C20 12 20 -10 14 -36 Z', p.skin),
    stroke('M-14 18 C-34 34 -36 52 -26 72 M14 18 C30 34 30 50 18 72', p.skin, 9),
    circle(0, 46, 15, p.skin),
    path('M-16 46 C-16 68 16 68 16 46 C6 54 -6 54 -16 46 Z', p.ink),
    path('M42 18 h36 l-6 42 h-24 Z', p.accent) +
      stroke('M42 18 h36 M45 32 h30 M48 46 h24', p.near, 2.4) +
      stroke('M42 18 C46 -6 74 -6 78 18', p.near, 3),
  ].join('');

const oyster = (x: number, y: number, scale: number, p: Palette) =>
  place(
    x,
    y,
    scale,
    path('M-44 0 C-40 26 40 26 44 0 C30 -10 -30 -10 -44 0 Z', p.near) +
      path('M-38 0 C-30 14 30 14 38 0 C24 -8 -24 -8 -38 0 Z', p.cloth) +
      path('M-44 -4 C-48 -44 -16 -62 0 -60 C20 -62 48 -40 44 -4 C24 -16 -24 -16 -44 -4 Z', mix(p.near, p.mid, 0.6)) +
      stroke('M-30 -12 C-30 -34 -16 -46 -8 -54 M0 -14 V-58 M30 -12 C30 -34 16 -46 8 -54', p.cloth, 2.4, {
        opacity: 0.4,
      }) +
      circle(0, -2, 10, p.sun) +
      circle(-3, -5, 3, '#FFFFFF'),
  );
