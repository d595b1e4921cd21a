import { burj, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** A big wooden dhow outlined in lamps, tables on both decks, the lit city sliding past. */
export const dinnerCruise: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, isDark } = stage;
    const shore = horizon + 40;
    return [
      towers(stage, { base: shore, from: -20, to: width + 40, height: 300, fill: paint('far'), centre: focus + 140 }),
      burj(focus - 160, shore, 0.6, p.far, p.light),
      rect(0, shore - 130, width, 132, paint('mist')),
      towers(stage, {
        base: shore,
        from: focus - 40,
        to: width + 40,
        height: 190,
        fill: paint('mid'),
        centre: focus + 300,
        lit: isDark ? 0.45 : 0.2,
      }),
      water(stage, shore, focus),
      place(focus, shore + 190 * scale, 1.02 * scale, circle(0, -100, 380, paint('lamp'), { opacity: 0.7 }) + boat(p)),
    ].join('');
  },
};

function boat(p: Palette): string {
  const guests = (x: number, y: number) =>
    circle(x - 17, y - 30, 8, p.skin) +
    path(`M${x - 27} ${y} v-14 c2 -8 18 -8 20 0 v14 Z`, p.coral) +
    circle(x + 17, y - 30, 8, p.skin) +
    path(`M${x + 7} ${y} v-14 c2 -8 18 -8 20 0 v14 Z`, p.cool) +
    rect(x - 14, y - 15, 28, 4, p.cloth) +
    circle(x, y - 21, 4, p.accent);
  const bulbs = (d: string) => stroke(d, p.ink, 2) + stroke(d, p.light, 8, { 'stroke-dasharray': '0.1 22' });
  const hull = mix(p.near, p.coral, 0.22);
  return [
    ellipse(0, 36, 330, 16, p.ink, { opacity: 0.3 }),
    stroke('M-20 -190 L-10 -430', p.ink, 10),
    bulbs('M-10 -430 L-250 -90 M-10 -430 L270 -110'),
    rect(-200, -116, 390, 100, mix(p.light, p.near, 0.25)),
    repeat(5, (i) => guests(-150 + i * 76, -18)),
    repeat(6, (i) => rect(-204 + i * 78, -116, 8, 100, p.near)),
    rect(-214, -128, 420, 14, hull),
    repeat(4, (i) => guests(-130 + i * 84, -130)),
    stroke('M-204 -150 H196', p.near, 4),
    repeat(5, (i) => rect(-196 + i * 96, -210, 6, 82, p.near)),
    path('M-216 -210 C-110 -232 90 -232 208 -210 L196 -198 H-204 Z', p.cloth),
    bulbs('M-206 -196 H198'),
    path(
      'M-300 -60 C-260 -20 -180 -12 0 -12 C150 -12 250 -34 320 -104 C326 -60 280 20 220 38 H-200 C-260 30 -300 -20 -300 -60 Z',
      hull,
    ),
    path('M-300 -60 L-296 -110 H-216 L-210 -14 Z', hull),
    bulbs('M-296 -48 C-250 -8 -150 0 0 0 C150 0 250 -20 314 -84'),
    stroke('M-280 6 C-180 24 140 24 262 4', p.accent, 4),
    repeat(7, (i) => rect(-170 + i * 54, 10, 20, 10, p.light, { rx: 4 })),
  ].join('');
}
