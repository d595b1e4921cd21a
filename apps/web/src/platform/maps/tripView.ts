import type { GeoPoint } from '@aitours/domain/planner';

/** A stop on a trip's map. */
export interface TripPoint extends GeoPoint {
  /** Accessible name of the pin. */
  readonly title: string;
  /** Number of the stop in the order of the trip. */
  readonly label: string;
}

/** The day planner's initial map: Dubai, zoom 10 (PLAN-24). */
export const tripStart = { centre: [55.2708, 25.2048], zoom: 10 } as const satisfies {
  centre: readonly [longitude: number, latitude: number];
  zoom: number;
};

export type Bounds = [southWest: [number, number], northEast: [number, number]];

/**
 * Returns the bounding box of all points; undefined without points.
 *
 * @example findBounds([{ latitude: 25, longitude: 55 }, { latitude: 24, longitude: 56 }]) // [[55, 24], [56, 25]]
 * @example findBounds([]) // undefined
 */
export function findBounds(points: readonly GeoPoint[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
