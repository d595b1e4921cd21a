import { grass } from '../figures/palm.ts';
import { burj, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { ellipse, path, place, rect, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** Flamingos in the shallows at the end of the creek, the city a line behind them. */
export const flamingos: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const shore = horizon - 10;
    const flock = [
      [-250, 60, 0.6, 1],
      [-170, 76, 0.7, -1],
      [210, 66, 0.62, -1],
      [280, 90, 0.75, 1],
      [70, 70, 0.58, 1],
      [-110, 200, 1.25, 1],
      [120, 230, 1.5, -1],
      [-260, 250, 1.3, 1],
    ] as const;
    return [
      towers(stage, { base: shore, from: -20, to: width + 40, height: 200, fill: paint('far'), centre: focus + 60 }),
      burj(focus + 60, shore, 0.56, p.far, p.light),
      rect(0, shore - 110, width, 112, paint('mist')),
      path(
        `M0 ${shore} C${width * 0.2} ${shore - 26} ${width * 0.4} ${shore - 12} ${width * 0.5} ${shore - 20} S${width * 0.85} ${shore - 30} ${width} ${shore} V${shore + 12} H0 Z`,
        mix(p.leaf, p.haze, 0.3),
      ),
      water(stage, shore + 4, focus),
      flock
        .map(([x, y, size, dir]) =>
          place(focus + x * scale, shore + y * scale, [size * dir * scale, size * scale], flamingo(p)),
        )
        .join(''),
      grass(focus - 320, height - 14, 3, p.leaf),
      grass(focus + 320, height - 10, 3.4, p.leaf),
      grass(focus + 250, height - 4, 2.2, mix(p.leaf, p.ink, 0.4)),
    ].join('');
  },
};

const flamingo = (p: Palette) =>
  ellipse(0, 2, 34, 4, p.ink, { opacity: 0.2 }) +
  stroke('M-4 0 V-72 M8 -36 L14 -72 M8 -36 L-2 -30', mix(p.coral, p.near, 0.35), 3.4) +
  path('M-52 -74 C-44 -104 0 -112 26 -94 C34 -82 16 -66 -10 -64 C-28 -62 -44 -66 -52 -74 Z', p.coral) +
  path('M-52 -74 C-34 -92 -8 -96 6 -86 C-4 -72 -30 -66 -52 -74 Z', mix(p.coral, p.cloth, 0.45)) +
  stroke('M20 -90 C52 -94 54 -124 34 -130 C16 -136 14 -160 32 -164', p.coral, 8) +
  ellipse(36, -163, 10, 8, p.coral) +
  path('M42 -168 C56 -164 58 -152 52 -144 C50 -152 46 -156 40 -158 Z', p.ink);
