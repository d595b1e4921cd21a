import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, rect, repeat, stroke } from '../svg.ts';
import { mountains } from '../terrain.ts';

const track =
  'M-460 -60 C-380 -60 -350 -420 -270 -420 C-190 -420 -190 -60 -80 -60 C40 -60 60 -340 -30 -340 C-120 -340 -100 -60 20 -60 C150 -60 160 -300 240 -300 C320 -300 330 -60 480 -60';

/** A roller coaster with its train over the top, a striped tent and balloons below. */
export const coaster: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const ground = horizon + 130;
    const posts = [
      [-360, -190],
      [-320, -350],
      [-270, -420],
      [-224, -350],
      [-190, -200],
      [150, -170],
      [196, -260],
      [240, -300],
      [290, -250],
      [330, -150],
    ] as const;
    return [
      mountains(stage, { base: horizon + 60, height: 110, grain: 100 }, paint('far'), p.mid),
      rect(0, ground - 100, width, 102, paint('mist')),
      place(
        focus,
        ground,
        scale,
        [
          stroke(
            posts.map(([x, y]) => `M${x} ${y} L${x - 14} 0 M${x} ${y} L${x + 14} 0`).join(''),
            mix(p.mid, p.near, 0.5),
            4.5,
          ),
          stroke('M-900 -60 H-460 M480 -60 H900', p.near, 9),
          stroke(track, p.near, 15),
          stroke(track, p.coral, 7),
          place(
            -280,
            -434,
            1,
            repeat(4, (i) =>
              place(
                -52 + i * 36,
                Math.abs(i - 1.5) * 6,
                1,
                rect(-17, -16, 32, 22, [p.cool, p.accent, p.cool, p.accent][i] ?? p.cool, { rx: 6 }) +
                  circle(-6, -24, 7, p.skin) +
                  circle(7, -24, 7, p.skin) +
                  stroke('M-8 -28 l-6 -14 M9 -28 l6 -14', p.cloth, 3),
              ),
            ),
          ),
          tentTop(p),
          repeat(9, (i) => rect(-150 + i * 34, -2, 12, 2, p.near)),
        ].join(''),
      ),
      rect(0, ground, width, height, paint('near')),
      path(`M${focus - 60} ${ground} h130 L${focus + 250} ${height} H${focus - 240} Z`, mix(p.haze, p.mid, 0.4)),
      balloons(focus + 150, ground + 150, p),
      person(focus + 150, ground + 160, 1.7, 'kandura', p),
      person(focus - 90, ground + 140, 1.6, 'traveller', p),
      person(focus - 56, ground + 140, 1.5, 'child', p),
      palm(focus - 320, ground + 60, 1.3, p.ink),
      palm(focus + 330, ground + 70, 1.45, p.ink),
    ].join('');
  },
};

const tentTop = (p: Palette) =>
  path('M-70 0 V-80 H190 V0 Z', p.cloth) +
  path(
    repeat(4, (i) => `M${-60 + i * 66} -80h32v80h-32z`),
    p.coral,
  ) +
  path('M-96 -80 C-30 -100 40 -150 60 -210 C80 -150 150 -100 216 -80 Z', p.coral) +
  path(
    'M-30 -80 C10 -110 50 -160 60 -210 C60 -160 40 -110 26 -80 Z M94 -80 C80 -110 62 -160 60 -210 C72 -160 110 -110 150 -80 Z',
    p.cloth,
  ) +
  path('M60 -208 v-46 l44 14 l-44 14 Z', p.accent) +
  path('M34 0 V-50 C34 -72 86 -72 86 -50 V0 Z', p.near);
const balloons = (x: number, y: number, p: Palette) =>
  stroke(`M${x + 14} ${y - 50} l-20 -90 M${x + 14} ${y - 50} l10 -110 M${x + 14} ${y - 50} l38 -86`, p.ink, 2) +
  circle(x - 8, y - 150, 22, p.coral) +
  circle(x + 26, y - 174, 24, p.accent) +
  circle(x + 54, y - 146, 21, p.cool);
