import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

type Point = readonly [longitude: number, latitude: number];

/** The part of the world that the offline map can show, in degrees. */
const bounds = { west: 47, south: 20, east: 60, north: 29 };

/**
 * Provides the module `virtual:coastline`: the land of Natural Earth 1:10m within the bounds of the map. The whole
 * atlas has 3 MB.
 */
export function coastline(): Plugin {
  return {
    name: 'coastline',
    resolveId: (id) => (id === 'virtual:coastline' ? '\0virtual:coastline' : undefined),
    load: (id) => (id === '\0virtual:coastline' ? `export const land = ${JSON.stringify(readLand())};` : undefined),
  };
}

/** Reads the land within the bounds of the map, with coordinates rounded to 0.001° (about 100 m). */
export function readLand(): { type: 'MultiPolygon'; coordinates: Point[][][] } {
  const file = require.resolve('world-atlas/land-10m.json');
  const atlas: Parameters<typeof feature>[0] = JSON.parse(readFileSync(file, 'utf8'));
  const object = atlas.objects['land'];
  const land = object && feature(atlas, object);
  if (land?.type !== 'FeatureCollection') throw new Error('world-atlas/land-10m.json has no collection "land"');
  const coordinates = land.features
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .map((rings) => rings.map((ring) => clipRing(ring.map(([x = 0, y = 0]) => [x, y]))))
    .map((rings) => rings.filter(({ length }) => length > 3))
    .filter(({ length }) => length > 0);
  return { type: 'MultiPolygon', coordinates };
}

/** Clips a ring to the bounds with the Sutherland–Hodgman algorithm. */
function clipRing(ring: readonly Point[]): Point[] {
  const { west, south, east, north } = bounds;
  const clipped = [
    (points: readonly Point[]) => clipAtEdge(points, ([x]) => x - west),
    (points: readonly Point[]) => clipAtEdge(points, ([x]) => east - x),
    (points: readonly Point[]) => clipAtEdge(points, ([, y]) => y - south),
    (points: readonly Point[]) => clipAtEdge(points, ([, y]) => north - y),
  ].reduce<readonly Point[]>((points, clip) => clip(points), ring.slice(1));
  const rounded = clipped
    .map(([x, y]): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000])
    .filter(([x, y], index, all) => x !== all.at(index - 1)?.[0] || y !== all.at(index - 1)?.[1]);
  return [...rounded, ...rounded.slice(0, 1)];
}

/** @param inside positive inside the edge, proportional to the distance from it */
function clipAtEdge(points: readonly Point[], inside: (point: Point) => number): Point[] {
  return points.flatMap((point, index) => {
    const previous = points.at(index - 1) ?? point;
    const [from, to] = [inside(previous), inside(point)];
    const share = from / (from - to);
    const crossing: Point = [
      previous[0] + (point[0] - previous[0]) * share,
      previous[1] + (point[1] - previous[1]) * share,
    ];
    return [...(from >= 0 === to >= 0 ? [] : [crossing]), ...(to >= 0 ? [point] : [])];
  });
}
