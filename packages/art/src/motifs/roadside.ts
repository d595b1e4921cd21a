import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import { burj, towers } from '../figures/tower.ts';
import { beam, coach as coachFigure, offRoader, saloon, van as vanFigure } from '../figures/vehicle.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, path, place, rect, repeat, stroke } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

type Backdrop = (stage: Stage, ground: number) => string;

const city: Backdrop = (stage, ground) => {
  const { palette: p, paint, focus, width, isDark } = stage;
  return (
    towers(stage, { base: ground, from: -20, to: width + 40, height: 240, fill: paint('far'), centre: focus - 100 }) +
    burj(focus + 150, ground, 0.78, p.mid, p.light) +
    rect(0, ground - 150, width, 152, paint('mist')) +
    towers(stage, {
      base: ground,
      from: -20,
      to: width + 40,
      height: 170,
      fill: paint('mid'),
      centre: focus - 160,
      lit: isDark ? 0.4 : 0.15,
    })
  );
};

const airport: Backdrop = (stage, ground) => {
  const { palette: p, paint, focus, width } = stage;
  return (
    towers(stage, { base: ground, from: -20, to: width + 40, height: 110, fill: paint('far'), centre: focus + 200 }) +
    rect(0, ground - 90, width, 92, paint('mist')) +
    place(
      focus + 190,
      ground,
      1,
      path(
        'M-16 0 L-11 -190 H11 L16 0 Z M-34 -196 L-42 -240 H42 L34 -196 Z M-28 -240 L-22 -256 H22 L28 -240 Z',
        p.mid,
      ) +
        rect(-36, -232, 72, 22, p.light, { opacity: 0.85 }) +
        stroke('M0 -256 V-290', p.mid, 4),
    ) +
    path(
      `M${focus - 700} ${ground} V${ground - 74} C${focus - 560} ${ground - 130} ${focus - 300} ${ground - 150} ${focus - 30} ${ground - 92} V${ground} Z`,
      mix(p.mid, p.near, 0.3),
    ) +
    repeat(9, (i) => rect(focus - 640 + i * 66, ground - 58, 50, 34, p.light, { opacity: 0.7, rx: 4 })) +
    place(focus - 130, stage.horizon - 220, 1, plane(p), -14)
  );
};

const plane = (p: Palette) =>
  path(
    'M-150 0 C-150 -14 -130 -18 -100 -18 H90 C130 -18 152 -6 158 2 C150 12 130 16 90 16 H-90 C-130 16 -146 10 -150 0 Z',
    p.cloth,
  ) +
  path('M-140 -8 L-168 -62 H-142 L-96 -16 Z', p.coral) +
  path('M-10 6 L-66 70 H-36 L52 8 Z M-20 -14 L-50 -50 H-30 L30 -16 Z', p.cool) +
  repeat(11, (i) => circle(-84 + i * 18, -5, 3.2, p.ink, { opacity: 0.7 })) +
  path('M126 -12 L146 -6 L128 -4 Z', p.ink);

const desert: Backdrop = (stage, ground) => {
  const { palette: p, paint, random } = stage;
  return (
    mountains(stage, { base: ground - 30, height: 120, grain: 90 }, paint('far'), p.mid) +
    sand(stage, createHills(random, { base: ground - 34, height: 34, hills: 1.4 }), paint('mid'), p.near)
  );
};

interface RoadsideOptions {
  readonly vehicle: (x: number, y: number, scale: number, body: string, p: Palette) => string;
  readonly size: number;
  readonly backdrops: readonly [Backdrop, ...Backdrop[]];
  /** The driver's distance to the left of the vehicle's centre. */
  readonly driver: number;
  /** The headlamp's position in the vehicle's units. */
  readonly lamp: readonly [x: number, y: number];
}

/** Creates a motif of a vehicle at the kerb with its driver, in front of a city, an airport or the desert. */
function roadside({ vehicle, size, backdrops, driver, lamp: [lampX, lampY] }: RoadsideOptions): Motif {
  return {
    setting: 'outdoor',
    draw(stage) {
      const { palette: p, paint, horizon, focus, scale, width, height, random, isDark } = stage;
      const ground = horizon + 60;
      const kerb = ground + 150 * scale;
      const body = random.pick([p.cloth, p.coral, p.cool, isDark ? p.cloth : mix(p.ink, p.near, 0.3), p.accent]);
      const leaves = mix(p.leaf, p.ink, 0.3);
      return [
        random.pick(backdrops)(stage, ground),
        rect(0, ground, width, height, mix(p.mid, p.haze, 0.35)),
        palm(focus - 300, ground + 20, 1.3, leaves),
        palm(focus + 316, ground + 16, 1.1, leaves),
        rect(0, ground + 40, width, height, mix(p.ink, p.near, 0.45)),
        rect(0, ground + 40, width, 6, p.light, { opacity: 0.4 }),
        stroke(`M0 ${kerb + 70} H${width}`, p.cloth, 7, { 'stroke-dasharray': '70 60', opacity: 0.55 }),
        vehicle(focus, kerb, size * scale, body, p),
        isDark ? place(focus, kerb, size * scale, beam(lampX, lampY, p)) : '',
        person(focus - driver * scale, kerb + 14, 2.1 * scale, 'kandura', p),
        rect(0, height - 60, width, 60, paint('near')),
        rect(0, height - 60, width, 4, p.light, { opacity: 0.3 }),
      ].join('');
    },
  };
}

/** A saloon car at the roadside. */
export const car = roadside({ vehicle: saloon, size: 1.3, backdrops: [city, airport], driver: 306, lamp: [196, -56] });
/** An off-road car at the roadside. */
export const suv = roadside({
  vehicle: offRoader,
  size: 1.25,
  backdrops: [desert, city],
  driver: 290,
  lamp: [188, -88],
});
/** A van at the roadside. */
export const van = roadside({
  vehicle: vanFigure,
  size: 1.22,
  backdrops: [airport, city],
  driver: 306,
  lamp: [208, -72],
});
/** A coach at the roadside. */
export const coach = roadside({
  vehicle: coachFigure,
  size: 1.02,
  backdrops: [city, desert, airport],
  driver: 352,
  lamp: [298, -66],
});
