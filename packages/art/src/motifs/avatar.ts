import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, stroke } from '../svg.ts';
import { createHills, dunes as sand } from '../terrain.ts';

const skins = ['#F0C7A0', '#D9A377', '#B57A50', '#8A563A', '#633D2B'] as const;
const hairs = ['#2B1D1A', '#4A2C1E', '#7A4A28', '#1C1A22', '#8C8079'] as const;

type Look = (p: Palette, hair: string) => { readonly behind: string; readonly before: string };

const looks: readonly [Look, ...Look[]] = [
  (p) => ({
    behind: path('M-128 210 C-150 40 -140 -150 0 -156 C140 -150 150 40 128 210 Z', p.cloth),
    before:
      path('M-112 -30 C-116 -150 116 -150 112 -30 C70 -92 -70 -92 -112 -30 Z', p.cloth) +
      stroke('M-106 -66 C-60 -112 60 -112 106 -66 M-104 -84 C-58 -128 58 -128 104 -84', p.ink, 8),
  }),
  (p) => ({
    behind: path('M-140 240 C-170 20 -130 -160 0 -164 C130 -160 170 20 140 240 Z', p.cool),
    before: path(
      'M-106 10 C-122 -150 122 -150 106 10 C104 -60 70 -96 0 -100 C-70 -96 -104 -60 -106 10 Z M-106 10 C-90 90 -40 112 0 114 C40 112 90 90 106 10 C150 110 130 190 110 240 H-110 C-130 190 -150 110 -106 10 Z',
      p.cool,
    ),
  }),
  (_, hair) => ({
    behind:
      circle(-80, -60, 62, hair) +
      circle(80, -60, 62, hair) +
      circle(0, -110, 76, hair) +
      circle(-98, 14, 50, hair) +
      circle(98, 14, 50, hair),
    before: path(
      'M-92 -22 C-80 -90 -30 -70 0 -94 C30 -70 80 -90 92 -22 C110 -120 50 -150 0 -146 C-50 -150 -110 -120 -92 -22 Z',
      hair,
    ),
  }),
  (p, hair) => ({
    behind: path('M-100 60 C-120 -60 -90 -140 0 -142 C90 -140 120 -60 100 60 Z', hair),
    before:
      path('M-106 -40 C-110 -150 110 -150 106 -40 Z', p.coral) +
      path('M-106 -40 C-60 -62 90 -62 160 -34 C130 -26 60 -34 -106 -40 Z', mix(p.coral, p.ink, 0.25)),
  }),
  (_, hair) => ({
    behind: path('M-116 200 C-150 60 -130 -150 0 -150 C130 -150 150 60 116 200 Z', hair),
    before: path(
      'M-94 0 C-96 -80 -50 -92 20 -104 C60 -96 94 -60 94 0 C116 -110 70 -158 0 -156 C-70 -158 -116 -110 -94 0 Z',
      hair,
    ),
  }),
  (p, hair) => ({
    behind: '',
    before:
      path(
        'M-94 -14 C-98 -60 -60 -84 0 -86 C60 -84 98 -60 94 -14 C112 -110 60 -150 0 -148 C-60 -150 -112 -110 -94 -14 Z',
        hair,
      ) +
      path('M-90 20 C-80 110 -30 128 0 128 C30 128 80 110 90 20 C70 70 40 60 0 60 C-40 60 -70 70 -90 20 Z', hair) +
      stroke('M-74 -6 h56 v30 h-56 Z M18 -6 h56 v30 h-56 Z M-18 2 h36', p.ink, 6),
  }),
  (p, hair) => ({
    behind: circle(0, -170, 44, hair) + path('M-100 20 C-116 -90 -70 -146 0 -146 C70 -146 116 -90 100 20 Z', hair),
    before:
      path(
        'M-92 -10 C-80 -90 -30 -96 0 -96 C30 -96 80 -90 92 -10 C104 -110 56 -146 0 -146 C-56 -146 -104 -110 -92 -10 Z',
        hair,
      ) +
      circle(-96, 40, 9, p.accent) +
      circle(96, 40, 9, p.accent),
  }),
];

/** A portrait without a face in front of a plain sky. */
export const avatar: Motif = {
  setting: 'outdoor',
  sun: { x: 0.74, y: 0.26 },
  draw(stage) {
    const { palette: p, random, paint, focus, horizon, height, width, isDark } = stage;
    const look = random.pick(looks)(p, random.pick(hairs));
    const skin = mix(random.pick(skins), p.sky[2], isDark ? 0.22 : 0.06);
    const shirt = random.pick([p.coral, p.accent, p.cloth, p.cool, p.near]);
    const size = height / 760;
    return [
      sand(stage, createHills(random, { base: horizon + 20, height: 36, hills: 1.2 }), paint('far'), p.mid),
      rect(0, horizon + 60, width, height, paint('mist')),
      place(
        focus,
        height * 0.53,
        size,
        [
          look.behind,
          path('M-46 80 H46 V190 H-46 Z', mix(skin, p.ink, 0.16)),
          path('M-270 420 C-260 220 -140 180 -46 160 C-20 200 20 200 46 160 C140 180 260 220 270 420 Z', shirt),
          path('M-46 160 C-20 200 20 200 46 160 L64 166 C40 226 -40 226 -64 166 Z', mix(shirt, p.ink, 0.2)),
          ellipse(0, 0, 96, 116, skin),
          path('M20 -114 C80 -104 98 -50 96 0 C92 70 60 112 10 116 C60 60 70 -50 20 -114 Z', p.ink, { opacity: 0.08 }),
          stroke('M-20 62 C-8 72 10 72 22 62', mix(skin, p.ink, 0.4), 5),
          circle(-36, 10, 6, mix(skin, p.ink, 0.65)),
          circle(38, 10, 6, mix(skin, p.ink, 0.65)),
          circle(-56, 44, 15, p.coral, { opacity: 0.18 }),
          circle(58, 44, 15, p.coral, { opacity: 0.18 }),
          look.before,
        ].join(''),
      ),
    ].join('');
  },
};
