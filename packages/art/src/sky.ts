import type { Stage } from './stage.ts';
import { circle, ellipse, path, place, rect, repeat, round, stroke } from './svg.ts';

/** The position of the sun or the moon in fractions of the picture's width and height. */
export interface SunPosition {
  readonly x: number;
  readonly y: number;
}

const usualHeights = { dawn: 0.44, noon: 0.17, gold: 0.4, dusk: 0.46, night: 0.2 } as const;

/**
 * Draws the sky with sun or moon, stars, clouds and birds.
 *
 * @param position the sun's; chosen at random if absent
 */
export function sky(stage: Stage, position?: SunPosition): string {
  const { width, height, palette, paint, random, isDark } = stage;
  const across = stage.composition === 'wide' ? random.between(0.5, 0.86) : random.between(0.24, 0.76);
  const sun = position ?? { x: across, y: usualHeights[stage.hour] + random.between(-0.04, 0.04) };
  const x = (stage.composition === 'wide' && position ? 0.675 + (position.x - 0.5) * 0.5 : sun.x) * width;
  const y = sun.y * height;
  return [
    rect(0, 0, width, height, paint('sky')),
    isDark ? stars(stage) : '',
    circle(x, y, stage.hour === 'night' ? 300 : 400, paint('glow')),
    stage.hour === 'night' ? moon(x, y, palette.sun, palette.sky[1]) : circle(x, y, 66, palette.sun),
    clouds(stage),
    stage.hour === 'night' ? '' : birds(stage, x, y),
  ].join('');
}

const moon = (x: number, y: number, light: string, mark: string) =>
  [
    circle(x, y, 44, light),
    ...(
      [
        [-14, -10, 9],
        [12, 8, 12],
        [-6, 18, 5],
        [16, -16, 5],
      ] as const
    ).map(([dx, dy, r]) => circle(x + dx, y + dy, r, mark, { opacity: 0.1 })),
  ].join('');

/** Draws stars of three sizes, one path each; a line of length zero with round ends is a point. */
function stars({ width, horizon, random, hour, palette }: Stage): string {
  const many = hour === 'night' ? 30 : 16;
  const point = () => `M${Math.round(random.between(0, width))} ${Math.round(random.next() ** 1.4 * horizon * 0.8)}h0`;
  const layer = (count: number, size: number, opacity: number) =>
    stroke(
      repeat(count, () => point()),
      palette.cloth,
      size,
      { opacity },
    );
  return layer(many, 1.7, 0.4) + layer(many, 2.3, 0.6) + layer(Math.round(many / 3), 3.8, 0.95);
}

/** Draws cumulus clouds at noon and long bands at other hours. */
function clouds(stage: Stage): string {
  const { width, height, random, hour, palette } = stage;
  const opacity = { dawn: 0.4, noon: 0.75, gold: 0.4, dusk: 0.22, night: 0.07 }[hour];
  const colour = hour === 'dusk' ? palette.sky[0] : palette.cloth;
  return repeat(3, (index) => {
    const x = width * ((index + random.between(0.1, 0.8)) / 3);
    const y = height * (0.13 + 0.09 * index + random.between(-0.03, 0.03));
    return place(x, y, random.between(0.7, 1.25), hour === 'noon' ? heap(colour) : band(colour), 0).replace(
      '<g ',
      `<g opacity="${opacity}" `,
    );
  });
}

const heap = (colour: string) =>
  path('M-90 0 C-92 -20 -66 -28 -54 -20 C-50 -46 -12 -54 2 -32 C14 -46 44 -40 46 -20 C64 -26 88 -16 88 0 Z', colour);

const band = (colour: string) =>
  ellipse(0, 0, 130, 5, colour) + ellipse(48, -9, 74, 4, colour) + ellipse(-64, 9, 60, 3, colour);

function birds({ random, palette }: Stage, sunX: number, sunY: number): string {
  const x = sunX + random.between(120, 190) * (random.chance(0.5) ? 1 : -1);
  const y = Math.max(90, sunY - random.between(-30, 90));
  return repeat(5, (index) => {
    const size = 8 - index * 0.7;
    const bx = x + index * 26 * (index % 2 ? 1 : -0.7);
    const by = y + index * 9;
    return stroke(
      `M${round(bx - size)} ${round(by - size * 0.4)} Q${round(bx - size * 0.3)} ${round(by - size * 0.7)} ${round(bx)} ${round(by)} Q${round(bx + size * 0.3)} ${round(by - size * 0.7)} ${round(bx + size)} ${round(by - size * 0.4)}`,
      palette.near,
      2,
      { opacity: 0.55 },
    );
  });
}
