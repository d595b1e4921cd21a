import { grass, palm, palms } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, place, rect, repeat, stroke } from '../svg.ts';
import { mountains } from '../terrain.ts';

/** A mud-brick fort with its tiered round tower, the flag up, palms over the wall. */
export const fort: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark } = stage;
    const ground = horizon + 120;
    const mud = isDark ? mix(p.mid, p.far, 0.35) : mix(p.mid, p.cloth, 0.22);
    const shade = mix(mud, p.ink, 0.22);
    const teeth = (x: number, y: number, w: number, size = 16) =>
      `M${x} ${y}${repeat(Math.floor(w / (size * 1.6)), () => `v${-size}l${size * 0.5} ${-size * 0.5}l${size * 0.5} ${size * 0.5}v${size}h${size * 0.6}`)} Z`;
    const tier = (half: number, bottom: number, top: number) =>
      path(
        `M${-half} ${bottom} L${-half + 8} ${top} H${half - 8} L${half} ${bottom} Z ${teeth(-half + 10, top + 2, half * 2 - 18, 15)}`,
        mud,
      ) +
      path(`M${half * 0.25} ${bottom} L${half * 0.25} ${top} H${half - 8} L${half} ${bottom} Z`, p.ink, {
        opacity: 0.13,
      });
    return [
      mountains(stage, { base: horizon + 40, height: 120, grain: 110 }, paint('far'), p.mid),
      rect(0, ground - 120, width, 124, paint('mist')),
      palms(
        stage.id('garden'),
        mix(p.leaf, p.near, 0.25),
        Array.from({ length: 7 }, (_, i) => [focus - 330 + i * 108, ground - 30, 0.72 + (i % 3) * 0.14] as const),
        p.accent,
      ),
      rect(0, ground, width, height, mix(p.mid, p.near, 0.35)),
      place(
        focus,
        ground + 30,
        scale,
        [
          path(`M-320 0 V-130 H320 V0 Z ${teeth(-318, -129, 636, 14)}`, shade),
          place(
            -92,
            0,
            1,
            tier(108, 0, -150) +
              tier(86, -150, -230) +
              tier(62, -230, -300) +
              path(
                repeat(4, (i) => `M${-70 + i * 42} -70 l9 -18 l9 18 Z M${-52 + i * 32} -186 l7 -14 l7 14 Z`),
                p.ink,
                { opacity: 0.5 },
              ) +
              stroke('M0 -310 V-420', p.ink, 4) +
              path('M2 -420 C30 -430 48 -410 76 -420 V-404 H2 Z', p.leaf) +
              path('M2 -404 H76 V-388 H2 Z', p.cloth) +
              path('M2 -388 H76 V-372 C48 -362 30 -382 2 -372 Z', p.ink) +
              path('M2 -420 h18 v48 h-18 Z', p.coral),
          ),
          path(`M110 0 V-176 H246 V0 Z ${teeth(112, -175, 134, 15)}`, mud),
          path('M200 0 V-176 H246 V0 Z', p.ink, { opacity: 0.13 }),
          path('M140 0 V-84 C140 -116 216 -116 216 -84 V0 Z', p.ink, { opacity: 0.75 }),
          path('M150 0 V-82 C150 -104 206 -104 206 -82 V0 Z', mix(p.near, p.accent, 0.25)),
          stroke('M178 0 V-98 M156 -60 H200 M156 -30 H200', p.ink, 3),
          path(
            repeat(5, (i) => `M${-300 + i * 20} -60h8v16h-8z`),
            p.ink,
            { opacity: 0.3 },
          ),
        ].join(''),
      ),
      path(`M${focus + 130 * scale} ${ground + 30} h${96 * scale} L${focus + 330} ${height} H${focus - 90} Z`, p.haze, {
        opacity: 0.3,
      }),
      person(focus + 120, ground + 120, 1.5, 'traveller', p),
      person(focus + 164, ground + 126, 1.5, 'child', p),
      person(focus + 230 * scale, ground + 50, 1.15, 'kandura', p),
      grass(focus - 240, height - 60, 1.6, p.ink),
      grass(focus - 150, height - 34, 1.2, p.ink),
      palm(focus + 330, height - 30, 1.7, p.ink),
    ].join('');
  },
};
