import type { Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

const wheel = (x: number, r: number, p: Palette) =>
  circle(x, -r, r, p.ink) + circle(x, -r, r * 0.52, p.cloth) + circle(x, -r, r * 0.2, p.ink);
const shadow = (half: number, p: Palette) => ellipse(0, 2, half, 9, p.ink, { opacity: 0.35 });

/** The light of a headlamp on the road, for vehicles after dark. */
export const beam = (x: number, y: number, p: Palette): string =>
  path(`M${x} ${y} l150 -18 v60 Z`, p.light, { opacity: 0.22 });

/** A saloon, about 400 units long, facing right, wheels on the origin. */
export const saloon = (x: number, y: number, scale: number, body: string, p: Palette): string =>
  place(
    x,
    y,
    scale,
    shadow(215, p) +
      path(
        'M-198 -28 C-204 -62 -190 -76 -150 -82 C-118 -118 -92 -132 -50 -134 H18 C58 -132 92 -110 118 -84 C164 -80 196 -70 198 -44 C200 -30 196 -24 188 -22 H-190 Z',
        body,
      ) +
      path('M-128 -84 C-104 -110 -84 -120 -54 -121 H-34 V-84 Z M-24 -121 H16 C48 -120 74 -104 94 -84 H-24 Z', p.ink, {
        opacity: 0.75,
      }) +
      path('M-110 -88 C-92 -106 -78 -114 -62 -116 L-80 -88 Z M10 -117 L-8 -88 H8 L26 -116 Z', p.cloth, {
        opacity: 0.35,
      }) +
      stroke('M-29 -82 V-30 M-190 -58 H190', p.ink, 2, { opacity: 0.3 }) +
      rect(-14, -70, 22, 4, p.ink, { rx: 2, opacity: 0.5 }) +
      path('M180 -66 l18 6 v12 h-20 Z', p.light) +
      path('M-198 -64 h14 v14 h-16 Z', p.coral) +
      wheel(-122, 30, p) +
      wheel(122, 30, p),
  );

/** A tall four-wheel drive with a roof rack. */
export const offRoader = (x: number, y: number, scale: number, body: string, p: Palette): string =>
  place(
    x,
    y,
    scale,
    shadow(205, p) +
      path(
        'M-186 -36 V-110 C-184 -122 -176 -126 -168 -126 L-152 -168 C-148 -178 -140 -182 -130 -182 H52 C66 -182 74 -178 82 -168 L112 -124 L176 -114 C188 -112 192 -104 192 -92 V-36 Z',
        body,
      ) +
      path('M-140 -128 L-126 -166 H-62 V-128 Z M-52 -166 H8 V-128 H-52 Z M18 -166 H54 L86 -126 H18 Z', p.ink, {
        opacity: 0.75,
      }) +
      path('M-100 -164 h16 l-18 34 h-16 Z M-30 -164 h14 l-16 34 h-14 Z', p.cloth, { opacity: 0.35 }) +
      stroke('M-130 -192 H50 M-120 -182 v-10 M-60 -182 v-10 M0 -182 v-10 M44 -182 v-10', p.ink, 5) +
      path('M-116 -194 h54 v-18 h-54 Z', p.accent) +
      path('M-54 -194 h44 v-12 h-44 Z', p.cool) +
      stroke('M-57 -124 V-44 M13 -124 V-44', p.ink, 2, { opacity: 0.3 }) +
      path('M176 -100 h14 v16 h-16 Z', p.light) +
      rect(-190, -48, 388, 14, p.ink, { rx: 6 }) +
      circle(-190, -92, 26, p.ink) +
      wheel(-112, 40, p) +
      wheel(118, 40, p),
  );

/** A people carrier for eight. */
export const van = (x: number, y: number, scale: number, body: string, p: Palette): string =>
  place(
    x,
    y,
    scale,
    shadow(225, p) +
      path(
        'M-214 -30 V-172 C-214 -188 -204 -196 -190 -196 H64 C92 -194 112 -182 126 -162 L164 -110 L200 -94 C210 -88 212 -78 212 -66 V-30 Z',
        body,
      ) +
      path(
        'M-200 -120 V-176 H-126 V-120 Z M-116 -176 H-40 V-120 H-116 Z M-30 -176 H40 V-120 H-30 Z M52 -176 C84 -176 98 -168 112 -150 L136 -112 H52 Z',
        p.ink,
        { opacity: 0.75 },
      ) +
      path('M-180 -172 h16 l-20 48 h-14 Z M-92 -172 h14 l-22 48 h-14 Z M-6 -172 h14 l-22 48 h-14 Z', p.cloth, {
        opacity: 0.3,
      }) +
      stroke('M-121 -112 V-40 M46 -112 V-40 M-210 -92 H46', p.ink, 2, { opacity: 0.3 }) +
      path('M192 -84 l18 8 v14 h-20 Z', p.light) +
      rect(-214, -44, 426, 14, p.ink, { opacity: 0.6 }) +
      wheel(-134, 34, p) +
      wheel(132, 34, p),
  );

/** A touring coach with its row of windows and travellers behind them. */
export const coach = (x: number, y: number, scale: number, body: string, p: Palette): string =>
  place(
    x,
    y,
    scale,
    shadow(310, p) +
      path(
        'M-300 -30 V-206 C-300 -220 -292 -228 -278 -228 H252 C278 -228 292 -216 296 -194 L304 -60 C304 -40 300 -30 292 -30 Z',
        body,
      ) +
      path('M-288 -122 V-204 C-288 -210 -284 -214 -278 -214 H248 C266 -214 274 -208 276 -194 L282 -122 Z', p.ink, {
        opacity: 0.75,
      }) +
      repeat(
        7,
        (i) =>
          circle(-252 + i * 62, -146, 12, p.skin) +
          path(
            `M${-270 + i * 62} -122 c2 -18 34 -18 36 0 Z`,
            [p.coral, p.cloth, p.accent, p.cool, p.cloth, p.coral, p.accent][i] ?? p.cloth,
          ),
      ) +
      stroke(
        'M-216 -214 V-122 M-144 -214 V-122 M-72 -214 V-122 M0 -214 V-122 M72 -214 V-122 M144 -214 V-122 M216 -214 V-122',
        body,
        5,
      ) +
      path('M-300 -96 C-160 -70 60 -70 302 -104 V-88 C60 -54 -160 -54 -300 -80 Z', p.accent) +
      path('M284 -76 h18 v18 h-16 Z', p.light) +
      rect(-300, -44, 604, 14, p.ink, { opacity: 0.6 }) +
      wheel(-190, 36, p) +
      wheel(196, 36, p),
  );

/** An open dune buggy with two people under its roll cage; wheels on the origin. */
export const buggy = (x: number, y: number, scale: number, body: string, p: Palette, turn = 0): string =>
  place(
    x,
    y,
    scale,
    circle(-6, -92, 13, p.coral) +
      circle(42, -90, 13, p.cloth) +
      path('M-24 -40 C-24 -76 14 -84 16 -52 L18 -40 Z', p.cool) +
      path('M26 -40 C26 -74 62 -80 62 -52 V-40 Z', p.near) +
      stroke('M-92 -52 L-46 -124 H48 L104 -54 M-46 -124 L-20 -40 M48 -124 L68 -42', p.ink, 7) +
      path('M-140 -44 L-96 -66 H-34 L-20 -40 H76 L104 -60 L150 -46 L142 -26 H-128 Z', body) +
      path('M148 -48 l10 4 v10 h-14 Z', p.light) +
      stroke('M-92 -52 C-110 -90 -116 -100 -112 -146', p.ink, 2) +
      path('M-112 -146 l34 8 l-33 12 Z', p.accent) +
      [-96, 102].map((wx) => circle(wx, -34, 36, p.ink) + circle(wx, -34, 15, p.cloth) + knobbles(wx, p)).join(''),
    turn,
  );

const knobbles = (x: number, p: Palette) =>
  stroke(
    `M${x - 30} -48 l-6 -4 M${x - 12} -66 l-3 -7 M${x + 14} -66 l4 -7 M${x + 31} -46 l7 -3 M${x - 34} -26 l-7 2 M${x + 34} -24 l7 2`,
    p.ink,
    6,
  );
