import { grass } from '../figures/palm.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, repeat, stroke } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

/** A falcon with spread wings coming in to the falconer's glove. */
export const falcon: Motif = {
  setting: 'outdoor',
  sun: { x: 0.6, y: 0.4 },
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale } = stage;
    const front = createHills(random, { base: horizon + 205, height: 26, hills: 0.8 });
    const man = focus - 150 * scale;
    const glove = { x: man + 122 * scale, y: front(man) + 8 - 232 * scale };
    return [
      mountains(stage, { base: horizon + 30, height: 90, grain: 80 }, paint('far'), p.mid),
      sand(stage, createHills(random, { base: horizon + 60, height: 48, hills: 1.2 }), paint('mid'), p.near),
      bird(glove.x - 6 * scale, glove.y - 66 * scale, 1.35 * scale, p),
      sand(stage, front, paint('near'), p.ink),
      falconer(man, front(man) + 8, 3.4 * scale, p),
      grass(focus + 210, front(focus + 210) + 30, 1.5, p.ink),
      grass(focus + 150, front(focus + 150) + 54, 1, p.ink),
    ].join('');
  },
};

const bird = (x: number, y: number, scale: number, p: Palette) => {
  const dark = mix(p.near, p.ink, 0.5);
  return place(
    x,
    y,
    scale,
    [
      path(
        'M-10 -4 C-40 -50 -110 -92 -196 -92 C-186 -78 -172 -70 -160 -66 C-168 -64 -174 -64 -180 -64 C-164 -50 -150 -44 -138 -42 C-144 -38 -150 -38 -156 -38 C-138 -24 -120 -20 -108 -20 C-112 -14 -118 -12 -122 -10 C-92 2 -54 14 -20 20 Z',
        dark,
      ),
      path(
        'M14 -10 C36 -66 92 -120 176 -136 C170 -120 160 -110 150 -104 C158 -104 164 -106 170 -108 C160 -90 148 -82 138 -78 C144 -76 150 -78 154 -78 C142 -58 126 -50 114 -48 C118 -42 122 -42 128 -42 C104 -18 66 2 26 16 Z',
        dark,
      ),
      path(
        'M-24 14 C-34 30 -60 50 -84 60 L-60 62 L-78 78 L-50 72 L-56 90 C-30 78 -8 56 10 34 Z',
        mix(p.mid, dark, 0.4),
      ),
      path(
        'M-30 22 C-20 -10 14 -26 42 -30 C54 -46 78 -44 84 -28 C84 -22 82 -20 82 -18 C70 -14 64 -10 56 2 C40 24 8 40 -16 36 Z',
        p.cloth,
      ),
      path('M42 -30 C54 -46 78 -44 84 -28 C76 -30 70 -28 66 -22 C58 -26 50 -28 42 -30 Z', dark),
      path('M84 -28 C92 -26 94 -18 90 -12 C86 -16 82 -18 80 -20 Z', p.accent),
      circle(72, -30, 3.4, p.ink),
      path('M66 -22 C64 -14 62 -10 58 -6 C58 -14 60 -20 62 -24 Z', dark),
      repeat(5, (i) => stroke(`M${4 + i * 9} ${14 - i * 5} q4 5 8 2`, dark, 2.4)),
      path('M-10 36 L-4 54 L4 34 Z M10 30 L18 48 L24 24 Z', p.accent),
      stroke('M-4 54 C-10 80 -20 96 -36 110', p.coral, 2),
    ].join(''),
  );
};

const falconer = (x: number, y: number, scale: number, p: Palette) =>
  place(
    x,
    y,
    scale,
    path('M-13 0 L-10 -44 C-9 -52 11 -52 12 -44 L15 0 Z', p.cloth) +
      path('M4 -50 C10 -50 12 -46 12 -42 L15 0 H6 Z', p.ink, { opacity: 0.12 }) +
      path('M6 -48 C16 -52 26 -60 34 -68 L38 -62 C30 -52 20 -44 8 -40 Z', p.cloth) +
      path('M31 -72 L40 -70 L41 -62 L34 -60 Z', p.near) +
      circle(1, -57, 6.5, p.skin) +
      path('M-7 -56 C-8 -68 9 -68 9 -57 L7 -60 H-3 L-5 -42 C-9 -42 -11 -44 -12 -42 Z', p.cloth) +
      stroke('M-6 -62 C-2 -65 4 -65 8 -62', p.ink, 2),
  );
