import type { GeoPoint } from '@aitours/domain/planner';
import Supercluster from 'supercluster';

/** In pixels: points closer than this are one cluster. A price label is about as wide. */
const RADIUS = 64;

/** Deeper than any map of the shop, so that points at the same place stay one cluster. */
const MAX_ZOOM = 20;

/** A point on a map, with an id that no other point has. */
export interface MapPoint extends GeoPoint {
  readonly id: string;
}

/** Points that are too close to each other for a marker each, or a single point. */
export interface Cluster extends GeoPoint {
  /** The ids of its points. */
  readonly ids: readonly string[];
  /** How it separates; undefined for a single point. */
  readonly separation: Separation | undefined;
}

/** The lowest zoom level at which a cluster is several clusters or points, and where these are, the largest first. */
interface Separation {
  readonly zoom: number;
  readonly parts: readonly GeoPoint[];
}

/** A rectangle in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/**
 * Creates the function that returns the clusters of a rectangle at a zoom level.
 *
 * @example clusterPoints([{ id: 'liwa', latitude: 23.1, longitude: 53.8 }])([51, 22, 57, 27], 8)[0]?.ids // ['liwa']
 */
export function clusterPoints(points: readonly MapPoint[]): (box: Box, zoom: number) => Cluster[] {
  const index = new Supercluster<{ id: string }>({ radius: RADIUS, maxZoom: MAX_ZOOM });
  index.load(
    points.map(({ id, latitude, longitude }) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  return (box, zoom) =>
    index.getClusters(box, Math.round(zoom)).map(({ properties, geometry }) => {
      const point = toPoint(geometry);
      if (!('cluster_id' in properties)) return { ...point, ids: [properties.id], separation: undefined };
      const { cluster_id: cluster } = properties;
      const ids = index.getLeaves(cluster, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.id);
      const parts = index.getChildren(cluster).toSorted((one, other) => getCount(other) - getCount(one));
      return {
        ...point,
        ids,
        separation: {
          zoom: index.getClusterExpansionZoom(cluster),
          parts: parts.map((part) => toPoint(part.geometry)),
        },
      };
    });
}

const toPoint = ({ coordinates: [longitude = 0, latitude = 0] }: { coordinates: readonly number[] }): GeoPoint => ({
  latitude,
  longitude,
});

const getCount = ({ properties }: { properties: object }): number =>
  'point_count' in properties ? Number(properties.point_count) : 1;
