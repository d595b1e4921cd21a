import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { element, path, round } from './svg.ts';

/** Returns the y of the ground at an x, so that figures can be placed on it. */
export type Terrain = (x: number) => number;

interface Roll {
  readonly base: number;
  readonly height: number;
  /** Hills per 800 units. */
  readonly hills: number;
}

/** Creates a terrain of smooth hills. */
export function createHills(random: Random, { base, height, hills }: Roll): Terrain {
  const shift = random.between(0, Math.PI * 2);
  const other = random.between(0, Math.PI * 2);
  const wave = (hills * Math.PI * 2) / 800;
  return (x) => base - height * (0.62 * Math.sin(x * wave + shift) + 0.38 * Math.sin(x * wave * 0.47 + other));
}

/** Returns the path of a smooth curve along a terrain. */
function outline(terrain: Terrain, width: number, step: number): string {
  const points = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => ({
    x: index * step,
    y: terrain(index * step),
  }));
  const slope = (x: number) => (terrain(x + 1) - terrain(x - 1)) / 2;
  return points.slice(1).reduce(
    (line, { x, y }) => {
      const before = x - step;
      return `${line} C${round(before + step / 3)} ${round(terrain(before) + (slope(before) * step) / 3)} ${round(x - step / 3)} ${round(y - (slope(x) * step) / 3)} ${round(x)} ${round(y)}`;
    },
    `M0 ${round(terrain(0))}`,
  );
}

/** Fills the area below a terrain. */
export const land = ({ width, height }: Stage, terrain: Terrain, fill: string): string =>
  path(`${outline(terrain, width, width / 16)} V${height} H0 Z`, fill);

/** Draws dunes with shaded lee sides and a thin line of light along the crest. */
export function dunes(stage: Stage, terrain: Terrain, fill: string, shade: string): string {
  const { width, height, palette } = stage;
  const crests = peaks(terrain, width);
  const faces = crests.map((x) => {
    const y = terrain(x);
    const foot = valleyAfter(terrain, x, width);
    const reach = foot - x;
    const bottom = Math.min(height, terrain(foot) + reach * 0.6);
    const deep = bottom - y;
    return path(
      `${along(terrain, x, foot)} C${round(foot - reach * 0.1)} ${round(y + deep * 0.62)} ${round(x + reach * 0.8)} ${round(bottom)} ${round(x + reach * 0.45)} ${round(bottom)} C${round(x + reach * 0.1)} ${round(bottom)} ${round(x + reach * 0.3)} ${round(y + deep * 0.7)} ${round(x + reach * 0.18)} ${round(y + deep * 0.5)} C${round(x + reach * 0.1)} ${round(y + deep * 0.34)} ${round(x - reach * 0.12)} ${round(y + deep * 0.2)} ${round(x)} ${round(y)} Z`,
      shade,
      { opacity: 0.3 },
    );
  });
  const rim = element('path', {
    d: outline(terrain, width, width / 16),
    fill: 'none',
    stroke: palette.light,
    'stroke-width': 2,
    opacity: 0.35,
  });
  return land(stage, terrain, fill) + faces.join('') + rim;
}

function along(terrain: Terrain, from: number, to: number): string {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps;
    return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(terrain(x))}`;
  }).join(' ');
}

function peaks(terrain: Terrain, width: number): number[] {
  const found: number[] = [];
  for (let x = -80; x <= width; x += 10)
    if (terrain(x) < terrain(x - 10) && terrain(x) <= terrain(x + 10)) found.push(x);
  return found;
}

function valleyAfter(terrain: Terrain, peak: number, width: number): number {
  for (let x = peak + 10; x <= width + 200; x += 10) if (terrain(x) >= terrain(x + 10)) return x;
  return width + 200;
}

interface Ridge {
  readonly base: number;
  readonly height: number;
  /** The width of one rock face. */
  readonly grain: number;
}

/** Draws mountains as a jagged line with a shaded face at each summit. */
export function mountains(
  { width, height, random }: Stage,
  { base, height: tall, grain }: Ridge,
  fill: string,
  shade: string,
): string {
  const points: Array<readonly [number, number]> = [];
  for (let x = -grain; x < width + grain * 2; x += grain * random.between(0.7, 1.3)) {
    const swell = 0.62 + 0.38 * Math.sin((x / width) * 5 + base);
    points.push([x, base - tall * swell * (points.length % 2 ? random.between(0.72, 1) : random.between(0.25, 0.5))]);
  }
  const body = path(
    `M${round(-grain)} ${height} ${points.map(([x, y]) => `L${round(x)} ${round(y)}`).join(' ')} V${height} Z`,
    fill,
  );
  const faces = points.map(([x, y], index) => {
    const right = points[index + 1];
    if (index % 2 === 0 || !right) return '';
    const depth = (right[1] - y) * 1.9 + 18;
    return path(
      `M${round(x)} ${round(y)} L${round(right[0])} ${round(right[1])} L${round(right[0] - grain * 0.1)} ${round(y + depth)} L${round(x + grain * 0.34)} ${round(y + depth * 0.62)} L${round(x + grain * 0.12)} ${round(y + depth * 0.4)} Z`,
      shade,
      { opacity: 0.28 },
    );
  });
  return body + faces.join('');
}
