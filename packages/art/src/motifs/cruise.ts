import { towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { path, place, rect, repeat, stroke } from '../svg.ts';
import { water, wave } from '../water.ts';

/** A white cruise ship leaving harbour, its decks lit, a pilot boat alongside. */
export const cruise: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    return [
      towers(stage, { base: horizon, from: -20, to: width + 40, height: 180, fill: paint('far'), centre: focus + 240 }),
      rect(0, horizon - 90, width, 92, paint('mist')),
      water(stage, horizon, focus - 40),
      place(focus, horizon + 110 * scale, scale, ship(p)),
      wave(stage, horizon + 146 * scale, 10, p.water[1], 0.5),
      place(focus - 190 * scale, horizon + 222 * scale, scale, pilot(p)),
      wave(stage, height - 60, 15, p.near, 0.5),
    ].join('');
  },
};

function ship(p: Palette): string {
  const deck = (x: number, y: number, w: number) =>
    rect(x, y, w, 34, p.cloth, { rx: 6 }) +
    rect(x + 10, y + 20, w - 20, 3, mix(p.cloth, p.mid, 0.3)) +
    path(
      repeat(Math.floor((w - 20) / 18), (i) => `M${x + 12 + i * 18} ${y + 7}h9v9h-9z`),
      p.light,
    ) +
    path(
      repeat(Math.floor((w - 20) / 18), (i) => `M${x + 12 + i * 18} ${y + 24}h9v6h-9z`),
      p.cool,
      { opacity: 0.7 },
    );
  return [
    path('M-350 30 C-330 50 300 50 330 30 L300 46 H-320 Z', p.ink, { opacity: 0.25 }),
    deck(-250, -122, 470),
    deck(-226, -156, 420),
    deck(-200, -190, 350),
    deck(-170, -222, 260),
    path('M-60 -222 L-40 -300 H30 L22 -222 Z', p.coral) +
      path('M-46 -280 L-42 -298 H28 L26 -280 Z', p.ink) +
      stroke('M120 -222 V-286 M96 -262 H144', p.ink, 4) +
      stroke('M-4 -312 C-30 -340 -70 -330 -100 -352', p.cloth, 16, { opacity: 0.35 }),
    path('M-330 -92 H352 C330 -20 300 24 262 40 H-300 C-326 10 -336 -40 -330 -92 Z', p.cloth) +
      path('M-326 -18 C-100 -2 180 -2 312 -24 C298 6 282 30 262 40 H-300 C-316 22 -322 2 -326 -18 Z', p.cool) +
      stroke('M-330 -60 C-100 -46 180 -46 340 -66', p.coral, 7),
    path(
      repeat(24, (i) => `M${-290 + i * 24} -80a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`),
      p.light,
    ),
    repeat(6, (i) => path(`M${-190 + i * 64} -98 h40 l-6 14 h-28 Z`, p.accent)),
  ].join('');
}

const pilot = (p: Palette) =>
  path('M-60 -10 H64 C56 10 46 16 34 16 H-50 Z', p.near) +
  path('M-20 -12 V-34 H20 L30 -12 Z', p.accent) +
  stroke('M-8 -34 V-52', p.ink, 3) +
  stroke('M-140 16 h70 M60 18 h40', p.cloth, 4, { opacity: 0.6 });
