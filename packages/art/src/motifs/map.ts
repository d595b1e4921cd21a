import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, rect, repeat, stroke } from '../svg.ts';

/** A folded map on a table: coast, dunes and mountains, a route with its pins, a compass. */
export const map: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, scale, width, height, isDark } = stage;
    return [
      rect(0, 0, width, height, isDark ? mix(p.near, p.mid, 0.4) : mix(p.mid, p.haze, 0.35)),
      circle(focus, height * 0.3, 620, paint('lamp')),
      repeat(7, (i) =>
        stroke(`M0 ${(i + 0.6) * (height / 7)} q${width / 4} 12 ${width / 2} 0 t${width / 2} 0`, p.ink, 2.5, {
          opacity: 0.1,
        }),
      ),
      place(focus, height * 0.5, scale * 1.02, sheet(p), -5),
      place(focus + 236 * scale, height * 0.5 + 270 * scale, 1.1 * scale, compass(p)),
      place(
        focus - 270 * scale,
        height * 0.5 + 330 * scale,
        scale,
        path('M-70 18 L180 -70 L186 -52 L-60 38 Z', p.coral) +
          path('M180 -70 L214 -70 L186 -52 Z', p.cloth) +
          path('M204 -70 L214 -70 L206 -64 Z', p.ink),
      ),
    ].join('');
  },
};

const sheet = (p: Palette) =>
  [
    path('M-330 -330 L-110 -360 L110 -330 L330 -360 V330 L110 360 L-110 330 L-330 360 Z', p.ink, {
      opacity: 0.25,
      transform: 'translate(12 18)',
    }),
    path('M-330 -330 L-110 -360 L110 -330 L330 -360 V330 L110 360 L-110 330 L-330 360 Z', mix(p.far, p.cloth, 0.6)),
    path(
      'M-330 -330 L-110 -360 L110 -330 L330 -360 V-250 C260 -230 250 -160 190 -130 C120 -90 80 -30 0 0 C-80 30 -120 90 -200 120 C-260 140 -300 180 -330 180 Z',
      mix(p.cool, p.cloth, 0.35),
    ),
    path(
      'M-330 -330 L-110 -360 L110 -330 L330 -360 V-250 C260 -230 250 -160 190 -130 C120 -90 80 -30 0 0 C-80 30 -120 90 -200 120 C-260 140 -300 180 -330 180',
      'none',
      { stroke: p.cloth, 'stroke-width': 7 },
    ),
    repeat(5, (i) =>
      path(`M${196 + (i % 2) * 60} ${20 + i * 62} l30 -52 l16 18 l16 -30 l34 64 Z`, mix(p.mid, p.near, 0.2)),
    ),
    repeat(6, (i) =>
      stroke(`M${-210 + (i % 3) * 120} ${210 + Math.floor(i / 3) * 66} q24 -26 48 0 q20 -18 40 0`, p.mid, 5),
    ),
    path('M-110 -360 L-110 330 L-90 332 V-358 Z M110 -330 V360 L90 358 V-333 Z', p.ink, { opacity: 0.07 }),
    path('M-110 -360 L110 -330 V360 L-110 330 Z', p.ink, { opacity: 0.04 }),
    stroke('M-160 140 C-100 100 -60 130 -10 60 C30 10 90 60 120 0 C150 -50 190 -60 180 -100', p.coral, 8, {
      'stroke-dasharray': '4 18',
    }),
    pin(-160, 140, p.coral, p.cloth),
    pin(6, 40, p.accent, p.ink),
    pin(180, -104, p.coral, p.cloth),
    path('M-210 -180 C-190 -166 -140 -166 -118 -182 L-126 -162 H-196 Z M-166 -172 V-226 L-126 -184 Z', p.cloth),
    stroke('M-270 -60 q16 -10 32 0t32 0 M-60 -220 q16 -10 32 0t32 0 M60 -250 q16 -10 32 0t32 0', p.cloth, 5),
  ].join('');

const pin = (x: number, y: number, colour: string, dot: string) =>
  path(
    `M${x} ${y} C${x - 10} ${y - 30} ${x - 32} ${y - 44} ${x - 32} ${y - 68} a32 32 0 0 1 64 0 C${x + 32} ${y - 44} ${x + 10} ${y - 30} ${x} ${y} Z`,
    colour,
  ) + circle(x, y - 68, 12, dot);
const compass = (p: Palette) =>
  circle(6, 10, 92, p.ink, { opacity: 0.3 }) +
  circle(0, 0, 90, p.accent) +
  circle(0, 0, 76, p.cloth) +
  stroke('M0 -66 V-54 M0 66 V54 M-66 0 H-54 M66 0 H54', p.ink, 5) +
  path('M0 -56 L14 0 H-14 Z', p.coral, { transform: 'rotate(32)' }) +
  path('M0 56 L14 0 H-14 Z', p.ink, { transform: 'rotate(32)' }) +
  circle(0, 0, 8, p.accent);
