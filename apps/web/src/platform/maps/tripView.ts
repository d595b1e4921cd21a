import type { GeoPoint } from '@aitours/domain/planner';

/** A stop on a map of a trip. */
export interface TripPoint extends GeoPoint {
  /** What stands there, for those who don't see the pin. */
  readonly title: string;
  /** Its number, in the order of the trip. */
  readonly label: string;
}

/** Where the day planner's map starts: Dubai, at zoom 10 (PLAN-24). */
export const tripStart = { centre: [55.2708, 25.2048], zoom: 10 } as const satisfies {
  centre: readonly [longitude: number, latitude: number];
  zoom: number;
};

export type Bounds = [southWest: [number, number], northEast: [number, number]];

/**
 * The box around all points; nothing while there are none: then the map stays where it starts.
 *
 * @example boundsOf([{ latitude: 25, longitude: 55 }, { latitude: 24, longitude: 56 }]) // [[55, 24], [56, 25]]
 * @example boundsOf([]) // undefined
 */
export function boundsOf(points: readonly GeoPoint[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
