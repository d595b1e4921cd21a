import { type EaseToOptions, type Map as MapView, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Cluster, clusterPoints, type MapPoint } from './clusterPoints.ts';
import * as styles from './coastMap.css.ts';
import { createCoastMap, maxZoom } from './coastMap.ts';
import { findBounds, tripStart } from './tripView.ts';

/** In pixels, around the points: half a marker. The zoom buttons are at the right: a marker below them can't be tapped. */
const padding = { top: 44, bottom: 44, left: 60, right: 60 + 54 };

/** A point with what its marker shows. */
export interface LabelledPoint extends MapPoint {
  /** Accessible name. */
  readonly title: string;
  /** Text of the marker. */
  readonly label: string;
}

export interface ClusterMapProps {
  /** Accessible name. */
  title: string;
  points: readonly LabelledPoint[];
  /** The point whose marker is highlighted. */
  highlighted: string | undefined;
  /** Source of the map data. */
  attribution: string;
  /** Returns the accessible name of a cluster. */
  clusterTitle: (count: number) => string;
  /** Called with one point, or with points that stay together at each zoom level. */
  onSelect: (ids: readonly string[]) => void;
  /** Called when this browser can't render the map. */
  onFailure: () => void;
}

/** Points on the shop's own map. Close points are a cluster; pressing it zooms in until they separate. */
export default function ClusterMap({ highlighted, ...props }: ClusterMapProps) {
  const { title, points, attribution } = props;
  const box = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(() => props.onFailure());
  const create = useEffectEvent((map: MapView, cluster: Cluster) => createMarker(map, cluster, props));
  useEffect(() => {
    if (!box.current) return;
    try {
      const { centre, zoom } = tripStart;
      const { map, remove } = createCoastMap({
        container: box.current,
        title,
        centre: [...centre],
        zoom,
        attribution,
        pins: [],
        onError: fail,
      });
      const bounds = findBounds(points);
      if (bounds) map.fitBounds(bounds, { padding, maxZoom: 11, animate: false });
      showClusters(map, points, create);
      return remove;
    } catch {
      fail();
      return;
    }
  }, [title, points, attribution]);
  useEffect(() => {
    for (const marker of box.current?.querySelectorAll<HTMLElement>('[data-ids]') ?? [])
      marker.toggleAttribute(
        'data-highlighted',
        marker.dataset['ids']?.split(' ').includes(highlighted ?? '') ?? false,
      );
  }, [highlighted]);
  return <div ref={box} className={styles.map} />;
}

/** Keeps the markers of the visible clusters on the map. A marker that stays visible keeps its element, and the focus. */
function showClusters(
  map: MapView,
  points: readonly MapPoint[],
  create: (map: MapView, cluster: Cluster) => Marker,
): void {
  const clustersAt = clusterPoints(points);
  let shown = new Map<string, Marker>();
  const show = () => {
    const bounds = map.getBounds();
    const visible = clustersAt(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    );
    const next = new Map(
      visible.map((cluster) => {
        const key = cluster.ids.join(' ');
        return [key, shown.get(key) ?? create(map, cluster)];
      }),
    );
    const leaving = [...shown].filter(([key]) => !next.has(key));
    // The focus stays on the map when the focused marker leaves it.
    if (leaving.some(([, marker]) => marker.getElement() === document.activeElement)) map.getCanvas().focus();
    for (const [, marker] of leaving) marker.remove();
    shown = next;
  };
  show();
  map.on('moveend', show);
}

/** Returns the view of a separated cluster: all of its parts if they fit, or else the largest. */
function cameraFor(map: MapView, { zoom, parts }: NonNullable<Cluster['separation']>): EaseToOptions {
  const bounds = findBounds(parts);
  const all = bounds && map.cameraForBounds(bounds, { padding, maxZoom });
  if (all?.zoom !== undefined && all.zoom >= zoom) return all;
  const [largest] = parts;
  return { zoom, ...(largest && { center: [largest.longitude, largest.latitude] }) };
}

function createMarker(
  map: MapView,
  cluster: Cluster,
  { points, clusterTitle, onSelect }: Omit<ClusterMapProps, 'highlighted'>,
): Marker {
  const { ids, latitude, longitude, separation } = cluster;
  const single = points.find(({ id }) => id === ids[0] && ids.length === 1);
  const element = document.createElement('button');
  element.type = 'button';
  element.className = styles.marker;
  element.textContent = single ? single.label : String(ids.length);
  element.setAttribute('aria-label', single ? single.title : clusterTitle(ids.length));
  element.dataset['ids'] = ids.join(' ');
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    if (!separation || separation.zoom > maxZoom) onSelect(ids);
    else map.easeTo(cameraFor(map, separation));
  });
  return new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
}
