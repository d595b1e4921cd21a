import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import { burj, oldTown, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, place, rect, repeat, stroke } from '../svg.ts';

/** The giant golden picture frame in its park, the new city on one side, the old on the other. */
export const frame: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const ground = horizon + 120;
    const gold = mix(p.accent, p.near, 0.12);
    return [
      towers(stage, {
        base: ground,
        from: focus - 40,
        to: width + 40,
        height: 290,
        fill: paint('far'),
        centre: focus + 160,
      }),
      burj(focus + 60, ground, 0.62 * scale, p.far, p.light),
      rect(0, ground - 130, width, 132, paint('mist')),
      oldTown(stage, ground, -20, focus - 60, mix(p.mid, p.far, 0.4), mix(p.mid, p.far, 0.2)),
      place(
        focus,
        ground,
        scale,
        path('M-210 0 V-530 H210 V0 Z M-158 0 V-466 H158 V0 Z', gold, { 'fill-rule': 'evenodd' }) +
          path('M184 0 V-530 H210 V0 Z M132 0 h0 Z M-158 -466 H158 V-476 H-158 Z', p.ink, { opacity: 0.18 }) +
          repeat(16, (i) =>
            path(
              `M-184 ${-20 - i * 32} l10 -12 l-10 -12 l-10 12 Z M184 ${-20 - i * 32} l10 -12 l-10 -12 l-10 12 Z`,
              p.light,
              { opacity: 0.75 },
            ),
          ) +
          repeat(11, (i) => rect(-140 + i * 26, -516, 16, 26, p.cool, { opacity: 0.75 })) +
          stroke('M-210 -530 H210', p.light, 4) +
          repeat(5, (i) => person(-110 + i * 54, -480, 0.34, i % 2 ? 'traveller' : 'kandura', p)),
      ),
      rect(0, ground, width, height, mix(p.leaf, p.near, 0.25)),
      path(`M${focus - 130} ${ground} h260 L${focus + 240} ${height} H${focus - 240} Z`, mix(p.haze, p.mid, 0.35)),
      path(`M${focus - 40} ${ground + 40} h80 L${focus + 74} ${height} H${focus - 74} Z`, paint('water')),
      stroke(
        repeat(5, (i) => `M${focus - 30} ${ground + 70 + i * 40}h${50 + i * 6}`),
        p.light,
        3,
        { opacity: 0.6 },
      ),
      palm(focus - 300, ground + 90, 1.4, mix(p.leaf, p.ink, 0.5)),
      palm(focus + 300, ground + 80, 1.25, mix(p.leaf, p.ink, 0.5)),
      person(focus - 130, ground + 130, 1.6, 'traveller', p),
      person(focus + 130, ground + 110, 1.5, 'abaya', p),
      person(focus + 160, ground + 112, 1.4, 'child', p),
    ].join('');
  },
};
