import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import { burj, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { rect, repeat, stroke, withReflection } from '../svg.ts';
import { water } from '../water.ts';

/** Downtown and its tallest tower over the lake, seen from the promenade. */
export const skyline: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark } = stage;
    const shore = horizon + 90;
    const quay = height - 92;
    const lit = isDark ? 0.32 : 0.2;
    return [
      towers(stage, {
        base: shore,
        from: -20,
        to: width + 40,
        height: 250 * scale,
        fill: paint('far'),
        centre: focus - 120,
      }),
      rect(0, shore - 120, width, 122, paint('mist')),
      towers(stage, {
        base: shore,
        from: -30,
        to: width + 40,
        height: 300 * scale,
        fill: paint('mid'),
        centre: focus + 60,
        lit,
      }),
      towers(stage, {
        base: shore,
        from: focus - 210,
        to: focus - 56,
        height: 170 * scale,
        fill: p.near,
        centre: focus - 90,
        lit,
      }),
      towers(stage, {
        base: shore,
        from: focus + 58,
        to: focus + 250,
        height: 190 * scale,
        fill: p.near,
        centre: focus + 90,
        lit,
      }),
      water(stage, shore, focus),
      withReflection(stage.id('burj'), focus, shore, scale * 1.04, burj(0, 0, 1, p.near, p.light), 0.2),
      rect(0, quay, width, 92, paint('near')),
      rect(0, quay, width, 5, p.light, { opacity: 0.35 }),
      stroke(`M0 ${quay - 26} H${width}`, p.ink, 3),
      stroke(
        repeat(Math.ceil(width / 46), (i) => `M${i * 46 + 8} ${quay}v-26`),
        p.ink,
        2.5,
      ),
      palm(focus - 300, quay + 6, 1.25, p.ink),
      palm(focus + 290, quay + 8, 1.05, p.ink),
      person(focus - 40, quay + 40, 1.25, 'traveller', p),
      person(focus - 4, quay + 40, 1.25, 'child', p),
      person(focus + 130, quay + 30, 1.15, 'abaya', p),
      person(focus + 160, quay + 30, 1.2, 'kandura', p),
    ].join('');
  },
};
