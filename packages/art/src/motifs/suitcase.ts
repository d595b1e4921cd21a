import { palm } from '../figures/palm.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** Ready to leave: a suitcase, a hat, a camera, the sea outside. */
export const suitcase: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const floor = height * 0.8;
    return [
      water(stage, horizon - 60, focus),
      rect(0, floor - 60, width, height, mix(p.far, p.cloth, 0.3)),
      rect(0, floor - 60, width, 5, p.cloth, { opacity: 0.6 }),
      palm(focus - 310, floor - 30, 2.1, mix(p.leaf, p.ink, 0.25), p.accent),
      palm(focus + 330, floor - 40, 1.7, mix(p.leaf, p.ink, 0.25)),
      rect(0, floor + 70, width, height, paint('near')),
      place(focus, floor + 50 * scale, 1.06 * scale, luggage(p)),
    ].join('');
  },
};

const luggage = (p: Palette) =>
  [
    ellipse(10, 8, 330, 26, p.ink, { opacity: 0.3 }),
    stroke('M-90 -300 V-360 C-90 -384 50 -384 50 -360 V-300', p.near, 15),
    rect(-190, -310, 340, 310, p.coral, { rx: 34 }),
    path('M90 -310 H116 C136 -310 150 -296 150 -276 V-34 C150 -14 136 0 116 0 H70 C110 -40 120 -260 90 -310 Z', p.ink, {
      opacity: 0.15,
    }),
    rect(-150, -310, 34, 310, mix(p.near, p.accent, 0.2)),
    rect(76, -310, 34, 310, mix(p.near, p.accent, 0.2)),
    rect(-158, -190, 50, 30, p.accent, { rx: 5 }),
    rect(68, -190, 50, 30, p.accent, { rx: 5 }),
    circle(-40, -220, 38, p.cloth) +
      path('M-72 -206 C-56 -236 -40 -200 -24 -220 C-14 -230 -10 -214 -8 -206 C-20 -190 -60 -190 -72 -206 Z', p.accent) +
      circle(-30, -234, 8, p.coral),
    path('M-30 -120 h80 v54 h-80 Z', p.cool) + path('M-20 -76 l22 -34 l14 18 l10 -10 l16 26 Z', p.cloth),
    path('M-92 -96 l26 -44 l26 44 Z', p.accent),
    ellipse(-60, -322, 150, 26, p.accent) +
      path('M-140 -326 C-134 -410 14 -410 20 -326 Z', p.accent) +
      path('M-140 -330 C-90 -312 -30 -312 20 -330 L19 -352 C-30 -336 -90 -336 -139 -352 Z', p.cool),
    rect(170, -116, 170, 116, p.near, { rx: 16 }) +
      rect(206, -138, 60, 28, p.near, { rx: 6 }) +
      circle(255, -56, 44, p.cloth) +
      circle(255, -56, 32, p.ink) +
      circle(255, -56, 18, p.cool) +
      circle(247, -64, 6, p.cloth) +
      circle(314, -98, 7, p.coral) +
      stroke('M172 -100 C120 -60 120 20 190 10', p.accent, 7),
    path('M-320 0 L-300 -86 H-216 L-196 0 Z', p.cool) +
      stroke('M-288 -86 C-288 -130 -228 -130 -228 -86', p.cool, 8) +
      ellipse(-246, -92, 30, 12, p.cloth) +
      path('M-296 -40 q38 18 80 0', 'none', { stroke: p.cloth, 'stroke-width': 6 }),
  ].join('');
