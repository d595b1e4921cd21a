import { dhow } from '../figures/boat.ts';
import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import { sailHotel } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, repeat, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** A beach in the shade of parasols, the sail-shaped hotel across the bay. */
export const beach: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, horizon, focus, scale, width, height, isDark } = stage;
    const edge = horizon + 170;
    const sandTone = mix(p.far, p.cloth, isDark ? 0.12 : 0.45);
    const line = (dy: number) =>
      `M0 ${edge + dy} C${width * 0.2} ${edge - 34 + dy} ${width * 0.45} ${edge + 40 + dy} ${width * 0.7} ${edge + 4 + dy} S${width * 0.95} ${edge - 20 + dy} ${width} ${edge + 10 + dy}`;
    return [
      water(stage, horizon, focus + 40),
      sailHotel(focus + 70 * scale, horizon + 6, 1.04 * scale, p.mid, p),
      dhow(focus - 210, horizon + 40, 0.34, p),
      path(`${line(-30)} V${height} H0 Z`, p.cloth, { opacity: 0.35 }),
      path(`${line(-10)} V${height} H0 Z`, p.cloth, { opacity: 0.6 }),
      path(`${line(4)} V${height} H0 Z`, sandTone),
      stroke(line(30), mix(sandTone, p.near, 0.35), 6, { opacity: 0.3 }),
      person(focus - 40, edge + 24, 1.05, 'traveller', p),
      person(focus - 14, edge + 24, 1.05, 'child', p),
      lounger(focus - 190 * scale, edge + 116, 1.15 * scale, p.coral, p),
      lounger(focus + 170 * scale, edge + 126, 1.25 * scale, p.cool, p),
      circle(focus + 20, edge + 104, 17, p.accent) +
        path(`M${focus + 4} ${edge + 100} q16 -12 32 0 q-16 8 -32 0 Z`, p.cloth),
      palm(focus - 320, height - 20, 1.9, mix(p.leaf, p.ink, 0.35), p.accent),
      repeat(5, (i) =>
        ellipse(focus - 60 + i * 70, height - 60 + (i % 2) * 24, 9, 5, mix(sandTone, p.near, 0.4), { opacity: 0.5 }),
      ),
    ].join('');
  },
};

const lounger = (x: number, y: number, scale: number, colour: string, p: Palette) =>
  place(
    x,
    y,
    scale,
    ellipse(10, 6, 120, 12, p.ink, { opacity: 0.2 }) +
      stroke('M0 4 V-168', p.near, 6) +
      path(
        'M-120 -120 C-100 -184 100 -184 120 -120 Q100 -132 80 -120 Q60 -132 40 -120 Q20 -132 0 -120 Q-20 -132 -40 -120 Q-60 -132 -80 -120 Q-100 -132 -120 -120 Z',
        colour,
      ) +
      path(
        'M-40 -120 C-34 -160 -14 -170 0 -170 C14 -170 34 -160 40 -120 Q20 -132 0 -120 Q-20 -132 -40 -120 Z',
        p.cloth,
      ) +
      path('M-100 -24 L-60 -20 H70 V-10 H-60 L-108 -34 Z', p.cloth) +
      stroke('M-54 -12 V4 M60 -12 V4 M-96 -28 L-128 -62', p.near, 5) +
      path('M-128 -66 L-92 -32 L-84 -36 L-118 -70 Z', colour),
  );
