import { person } from '../figures/person.ts';
import { burj, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, place, rect, repeat, stroke } from '../svg.ts';

/** Above everything: people at the glass, towers and the bright roads far below. */
export const observation: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark, random } = stage;
    const floor = height - 120;
    const roads = repeat(7, (i) =>
      stroke(
        `M${focus - 460 + i * 150} ${floor} Q${focus - 200 + i * 66} ${horizon + 120} ${focus - 70 + i * 24} ${horizon + 10}`,
        p.light,
        5 - (i % 3),
        { opacity: isDark ? 0.5 : 0.35, 'stroke-dasharray': `${random.between(16, 30).toFixed(0)} 9` },
      ),
    );
    return [
      path(
        `M0 ${horizon} C${width * 0.3} ${horizon - 10} ${width * 0.7} ${horizon + 8} ${width} ${horizon - 4} V${height} H0 Z`,
        paint('far'),
      ),
      path(
        `M0 ${horizon - 2} H${focus - 90} C${focus - 160} ${horizon + 60} ${focus - 320} ${horizon + 90} 0 ${horizon + 110} Z`,
        paint('water'),
      ),
      roads,
      towers(stage, {
        base: horizon + 120,
        from: focus - 120,
        to: width + 20,
        height: 150,
        fill: paint('mid'),
        centre: focus + 260,
        lit: 0.25,
      }),
      burj(focus - 190 * scale, floor, 0.84 * scale, mix(p.mid, p.near, 0.4), p.light),
      towers(stage, {
        base: floor,
        from: -30,
        to: focus - 230,
        height: 230,
        fill: mix(p.mid, p.near, 0.55),
        centre: focus - 300,
        lit: 0.3,
      }),
      towers(stage, {
        base: floor,
        from: focus - 130,
        to: width + 40,
        height: 250,
        fill: mix(p.mid, p.near, 0.7),
        centre: focus + 290,
        lit: 0.35,
      }),
      rect(0, floor, width, 130, paint('near')),
      rect(0, floor, width, 4, p.light, { opacity: 0.45 }),
      repeat(
        Math.ceil(width / 266) + 1,
        (i) =>
          rect((focus % 266) + i * 266 - 266 - 137, 0, 10, floor, mix(p.near, p.ink, 0.4)) +
          path(
            `M${(focus % 266) + i * 266 - 266 - 60} 0 h46 L${(focus % 266) + i * 266 - 380} ${floor} h-30 Z`,
            p.cloth,
            { opacity: 0.05 },
          ),
      ),
      rect(0, 0, width, 54, mix(p.near, p.ink, 0.4)),
      rect(0, floor - 74, width, 5, mix(p.near, p.ink, 0.4)),
      place(
        focus + 190 * scale,
        floor + 60,
        1.3,
        stroke('M0 0 V-70', p.ink, 9) +
          path('M-28 0 H28 L20 -10 H-20 Z', p.ink) +
          path('M-44 -98 L38 -118 L44 -92 L-36 -70 Z', p.cloth) +
          path('M38 -120 l14 -4 l8 30 l-14 4 Z', p.accent),
      ),
      person(focus + 128 * scale, floor + 56, 2.3, 'child', p),
      person(focus - 20, floor + 62, 2.7, 'traveller', p),
      person(focus + 40, floor + 64, 2.7, 'abaya', p),
      person(focus - 230 * scale, floor + 50, 2.5, 'kandura', p),
    ].join('');
  },
};
