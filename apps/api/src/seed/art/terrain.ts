import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { element, n, path } from './svg.ts';

/** The height of a piece of land at each place: a y for an x, so that whatever stands on it touches it. */
export type Terrain = (x: number) => number;

interface Roll {
  readonly base: number;
  readonly height: number;
  /** How many hills fit into 800 units. */
  readonly hills: number;
}

/** Soft hills of sand. */
export function rolling(random: Random, { base, height, hills }: Roll): Terrain {
  const shift = random.between(0, Math.PI * 2);
  const other = random.between(0, Math.PI * 2);
  const wave = (hills * Math.PI * 2) / 800;
  return (x) => base - height * (0.62 * Math.sin(x * wave + shift) + 0.38 * Math.sin(x * wave * 0.47 + other));
}

/** A smooth line through the terrain's heights. */
function outline(terrain: Terrain, width: number, step: number): string {
  const points = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => ({
    x: index * step,
    y: terrain(index * step),
  }));
  const slope = (x: number) => (terrain(x + 1) - terrain(x - 1)) / 2;
  return points.slice(1).reduce(
    (line, { x, y }) => {
      const before = x - step;
      return `${line} C${n(before + step / 3)} ${n(terrain(before) + (slope(before) * step) / 3)} ${n(x - step / 3)} ${n(y - (slope(x) * step) / 3)} ${n(x)} ${n(y)}`;
    },
    `M0 ${n(terrain(0))}`,
  );
}

/** Fills everything below a terrain. */
export const land = ({ width, height }: Stage, terrain: Terrain, fill: string): string =>
  path(`${outline(terrain, width, width / 16)} V${height} H0 Z`, fill);

/** Sand with its lee sides in shade and a thin line of light along the crest. */
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
      `${along(terrain, x, foot)} C${n(foot - reach * 0.1)} ${n(y + deep * 0.62)} ${n(x + reach * 0.8)} ${n(bottom)} ${n(x + reach * 0.45)} ${n(bottom)} C${n(x + reach * 0.1)} ${n(bottom)} ${n(x + reach * 0.3)} ${n(y + deep * 0.7)} ${n(x + reach * 0.18)} ${n(y + deep * 0.5)} C${n(x + reach * 0.1)} ${n(y + deep * 0.34)} ${n(x - reach * 0.12)} ${n(y + deep * 0.2)} ${n(x)} ${n(y)} Z`,
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
    return `${index === 0 ? 'M' : 'L'}${n(x)} ${n(terrain(x))}`;
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

/** Mountains: broken lines with one lit face to each summit. */
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
    `M${n(-grain)} ${height} ${points.map(([x, y]) => `L${n(x)} ${n(y)}`).join(' ')} V${height} Z`,
    fill,
  );
  const faces = points.map(([x, y], index) => {
    const right = points[index + 1];
    if (index % 2 === 0 || !right) return '';
    const depth = (right[1] - y) * 1.9 + 18;
    return path(
      `M${n(x)} ${n(y)} L${n(right[0])} ${n(right[1])} L${n(right[0] - grain * 0.1)} ${n(y + depth)} L${n(x + grain * 0.34)} ${n(y + depth * 0.62)} L${n(x + grain * 0.12)} ${n(y + depth * 0.4)} Z`,
      shade,
      { opacity: 0.28 },
    );
  });
  return body + faces.join('');
}
