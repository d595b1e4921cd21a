import { sailHotel, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** Standing paddlers on flat water, the sail-shaped hotel at their side. */
export const paddle: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width } = stage;
    const shore = horizon + 20;
    return [
      towers(stage, { base: shore, from: -20, to: width + 40, height: 150, fill: paint('far'), centre: focus - 260 }),
      rect(0, shore - 70, width, 72, paint('mist')),
      sailHotel(focus + 100 * scale, shore + 4, 1.12 * scale, p.mid, p),
      water(stage, shore, focus + 130),
      place(focus - 190 * scale, shore + 90, 0.85 * scale, rider(p, p.cool, p.accent)),
      place(focus - 10 * scale, shore + 210 * scale, 1.7 * scale, rider(p, p.coral, p.cloth)),
      place(focus + 250 * scale, shore + 110, [-0.7 * scale, 0.7 * scale], rider(p, p.near, p.coral)),
    ].join('');
  },
};

const rider = (p: Palette, shirt: string, board: string) =>
  ellipse(0, 12, 120, 8, p.ink, { opacity: 0.22 }) +
  path('M-112 0 C-60 -8 60 -8 116 -6 C100 12 60 14 0 14 C-60 14 -100 12 -112 0 Z', board) +
  stroke('M-96 3 C-40 0 40 0 100 -1', p.coral, 3) +
  path('M-12 -40 L-16 0 H-6 L0 -30 L8 0 H18 L12 -40 Z', p.skin) +
  path('M-14 -34 L-12 -52 H12 L15 -34 Z', p.ink) +
  path('M-13 -50 C-14 -76 -8 -86 2 -88 C12 -86 16 -72 12 -50 Z', shirt) +
  circle(3, -99, 10, p.skin) +
  path('M-9 -99 C-9 -114 14 -114 14 -101 L20 -99 Z', p.cloth) +
  stroke('M48 -122 L34 8', p.ink, 4) +
  path('M34 4 l-8 30 c6 8 14 6 16 -2 Z', p.ink) +
  stroke('M4 -80 L44 -110 M6 -72 L41 -66', p.skin, 6) +
  stroke('M-150 18 h40 M130 20 h60', p.cloth, 3, { opacity: 0.5 });
