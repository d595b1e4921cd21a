import 'mapbox-gl/dist/mapbox-gl.css';
import { Map as MapView, Marker, NavigationControl } from 'mapbox-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './coastMap.css.ts';
import type { TripMapProps } from './TripMap.tsx';
import { findBounds, type TripPoint, tripStart } from './tripView.ts';

const STYLE = 'mapbox://styles/mapbox/outdoors-v12';

/** The stops of a trip and the route between them on Mapbox's map (PLAN-34, PLAN-35). */
export default function MapboxTripMap({ title, points, token, onFailure }: TripMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!box.current) return;
    try {
      return draw(box.current, title, points, token, () => fail());
    } catch {
      fail();
      return;
    }
  }, [title, points, token]);
  return <div ref={box} className={styles.map} />;
}

function draw(
  container: HTMLElement,
  title: string,
  points: readonly TripPoint[],
  accessToken: string,
  onError: () => void,
): () => void {
  const { centre, zoom } = tripStart;
  const map = new MapView({
    container,
    accessToken,
    style: STYLE,
    center: [...centre],
    zoom,
    cooperativeGestures: true,
    locale: { 'Map.Title': title },
  });
  map.addControl(new NavigationControl({ showCompass: false }));
  map.on('error', onError);
  for (const point of points) addPin(map, point);
  const bounds = findBounds(points);
  if (bounds) map.fitBounds(bounds, { padding: 48, maxZoom: 14, animate: false });
  map.on('load', () => addLine(map, points));
  return () => map.remove();
}

function addPin(map: MapView, { title, label, longitude, latitude }: TripPoint): void {
  const element = document.createElement('span');
  element.className = styles.numberedPin;
  element.textContent = label;
  new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', title);
}

function addLine(map: MapView, points: readonly TripPoint[]): void {
  const coordinates = points.map(({ longitude, latitude }) => [longitude, latitude]);
  map.addSource('line', {
    type: 'geojson',
    data: { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } },
  });
  map.addLayer({
    id: 'line',
    type: 'line',
    source: 'line',
    paint: { 'line-color': '#00695f', 'line-width': 3, 'line-dasharray': [2, 1] },
  });
}
