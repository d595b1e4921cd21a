import { saloon } from '../figures/vehicle.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, place, rect, stroke } from '../svg.ts';
import { mountains } from '../terrain.ts';

const road =
  'M-300 420 C-120 400 300 380 300 310 C300 240 -190 280 -190 210 C-190 150 220 180 220 122 C220 74 -110 96 -110 48 C-110 14 110 26 110 -8 C110 -34 -10 -28 -16 -62';

/** A road that climbs a bare mountain in bends, one small car on its way up. */
export const mountainRoad: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, width } = stage;
    return [
      mountains(stage, { base: horizon - 70, height: 190, grain: 120 }, paint('far'), p.mid),
      rect(0, horizon - 190, width, 180, paint('mist')),
      mountains(stage, { base: horizon + 30, height: 210, grain: 150 }, paint('mid'), p.near),
      place(
        focus,
        horizon - 40,
        1,
        [
          path(
            'M-1400 500 V200 L-900 130 L-620 190 L-420 90 L-240 40 L-150 -70 L-60 -160 L0 -120 L40 -176 L130 -90 L200 20 L340 70 L520 190 L700 140 L1000 240 V500 Z',
            mix(p.mid, p.near, 0.6),
          ),
          path(
            'M-60 -160 L0 -120 L-20 -20 L-80 60 L-40 160 L-140 240 L-120 360 L-60 500 H-300 L-240 300 L-300 200 L-200 90 L-150 -70 Z M40 -176 L130 -90 L200 20 L150 60 L90 -20 Z',
            p.ink,
            { opacity: 0.13 },
          ),
          stroke(road, p.ink, 44, { opacity: 0.3, transform: 'translate(0 12)' }),
          stroke('M-320 424 C-120 400 300 380 300 310', mix(p.ink, p.near, 0.4), 46),
          stroke('M300 310 C300 240 -190 280 -190 210', mix(p.ink, p.near, 0.4), 35),
          stroke('M-190 210 C-190 150 220 180 220 122', mix(p.ink, p.near, 0.4), 26),
          stroke('M220 122 C220 74 -110 96 -110 48', mix(p.ink, p.near, 0.4), 18),
          stroke('M-110 48 C-110 14 110 26 110 -8 C110 -34 -10 -28 -16 -62', mix(p.ink, p.near, 0.4), 11),
          stroke(road, p.light, 2.4, { 'stroke-dasharray': '14 14', opacity: 0.8 }),
          place(150, 378, 0.24, saloon(0, 0, 1, p.coral, p), -7),
          place(60, 166, [-0.12, 0.12], saloon(0, 0, 1, p.cloth, p)),
        ].join(''),
      ),
    ].join('');
  },
};
