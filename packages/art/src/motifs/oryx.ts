import { grass } from '../figures/palm.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, stroke } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

/** Arabian oryx on a crest, horns against the sky, a ghaf tree behind. */
export const oryx: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale, height } = stage;
    const back = createHills(random, { base: horizon + 50, height: 36, hills: 1.2 });
    const front = (x: number) => horizon + 150 + 26 * Math.cos((x - focus) / 190);
    const tree = focus - 230 * scale;
    return [
      mountains(stage, { base: horizon + 20, height: 90, grain: 90 }, paint('far'), p.mid),
      sand(stage, back, paint('mid'), p.near),
      place(tree, back(tree) + 8, 1.2 * scale, ghaf(mix(p.leaf, p.near, 0.2), p.ink)),
      place(focus + 250 * scale, back(focus + 250 * scale) + 4, [-0.5 * scale, 0.5 * scale], animal(p)),
      sand(stage, front, paint('near'), p.ink),
      place(focus - 20 * scale, front(focus - 20 * scale) + 6, 1.65 * scale, animal(p)),
      place(focus + 210 * scale, front(focus + 210 * scale) + 26, 0.95 * scale, animal(p)),
      grass(focus - 260, height - 70, 1.8, p.ink),
      grass(focus + 110, height - 50, 1.5, p.ink),
      grass(focus + 300, height - 90, 1.2, p.ink),
    ].join('');
  },
};

const animal = (p: Palette) => {
  const dark = mix(p.ink, p.near, 0.3);
  return [
    ellipse(-6, 0, 84, 6, p.ink, { opacity: 0.3 }),
    path('M-58 -60 L-66 -34 L-60 -2 H-52 L-54 -32 L-42 -56 Z M44 -58 L48 -2 H56 L58 -58 Z', mix(p.cloth, p.mid, 0.3)),
    path(
      'M-70 -88 C-66 -112 -30 -116 4 -112 C30 -112 46 -122 58 -142 C66 -158 78 -168 92 -164 C106 -158 118 -140 122 -130 C122 -124 114 -120 106 -124 C96 -130 90 -128 86 -118 C80 -98 76 -78 66 -64 L62 -2 H54 L50 -58 C20 -50 -20 -52 -40 -60 L-46 -40 L-42 -2 H-50 L-54 -40 C-66 -56 -74 -70 -70 -88 Z',
      p.cloth,
    ),
    path(
      'M62 -30 L62 -2 H54 L52 -30 Z M-44 -26 L-42 -2 H-50 L-52 -26 Z M-60 -22 L-60 -2 H-53 L-54 -22 Z M48 -28 L48 -2 H55 L55 -28 Z',
      dark,
    ),
    path(
      'M96 -148 C106 -144 116 -136 122 -130 C122 -124 114 -120 106 -124 Z M84 -162 L94 -164 L98 -140 L90 -132 Z',
      dark,
    ),
    circle(96, -150, 2.4, p.ink),
    path('M80 -160 C64 -166 58 -164 60 -156 C66 -150 76 -152 82 -154 Z', p.cloth),
    stroke('M88 -164 C84 -210 66 -256 44 -288 M94 -164 C92 -212 78 -262 58 -296', dark, 4.5),
    stroke('M-70 -88 C-84 -76 -84 -54 -80 -44', p.cloth, 5),
    path('M-84 -46 C-90 -30 -82 -20 -78 -16 C-74 -26 -74 -38 -77 -47 Z', dark),
    path('M-40 -60 C-20 -52 20 -50 50 -58 C20 -64 -20 -66 -40 -60 Z', p.mid, { opacity: 0.35 }),
  ].join('');
};

const ghaf = (leaf: string, trunk: string) =>
  stroke('M0 0 C-6 -40 10 -60 -4 -100 M-2 -60 C-30 -80 -44 -90 -56 -112 M2 -70 C30 -84 40 -96 50 -116', trunk, 9) +
  path(
    'M-120 -104 C-136 -140 -96 -160 -76 -150 C-70 -190 -16 -196 0 -172 C20 -198 74 -186 76 -154 C104 -160 134 -136 116 -106 C84 -92 40 -104 0 -98 C-40 -104 -84 -92 -120 -104 Z',
    leaf,
  );
