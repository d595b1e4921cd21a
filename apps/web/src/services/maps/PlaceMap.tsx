import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, Map as MapView, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { land } from './coast.ts';
import { gazetteer } from './gazetteer.ts';
import { type MapColours, mapColours, onThemeChange } from './mapColours.ts';
import * as styles from './PlaceMap.css.ts';

setWorkerUrl(workerUrl);

export interface PlaceMapProps {
  /** What stands there; the name of the pin. */
  title: string;
  latitude: number;
  longitude: number;
  /** Who made the map. */
  attribution: string;
  /** This browser can't draw it. */
  onFailure: () => void;
}

/** At first, the place and the coast or the cities around it. */
const ZOOM = { first: 7.8, least: 4.5, most: 12 };

/** One place on a map of the coast that comes with the shop: it asks no other server for anything. */
export default function PlaceMap({ title, latitude, longitude, attribution, onFailure }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!box.current) return;
    try {
      return draw(box.current, { title, centre: [longitude, latitude], attribution, onError: () => fail() });
    } catch {
      fail();
      return;
    }
  }, [title, latitude, longitude, attribution]);
  return <div ref={box} className={styles.map} />;
}

interface Drawing {
  title: string;
  centre: [longitude: number, latitude: number];
  attribution: string;
  onError: () => void;
}

function draw(container: HTMLElement, { title, centre, attribution, onError }: Drawing): () => void {
  const map = new MapView({
    container,
    style: mapStyle(mapColours()),
    center: centre,
    zoom: ZOOM.first,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    locale: { 'Map.Title': title },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new AttributionControl({ compact: false, customAttribution: attribution }));
  map.addControl(new NavigationControl({ showCompass: false }));
  map.on('error', onError);
  addNames(map);
  addPin(map, title, centre);
  const stopFollowing = onThemeChange(() => map.setStyle(mapStyle(mapColours())));
  return () => {
    stopFollowing();
    map.remove();
  };
}

const mapStyle = ({ sea, land: landColour, coast }: MapColours) => ({
  version: 8 as const,
  sources: { land: { type: 'geojson' as const, data: land, maxzoom: ZOOM.most } },
  layers: [
    { id: 'sea', type: 'background' as const, paint: { 'background-color': sea } },
    { id: 'land', type: 'fill' as const, source: 'land', paint: { 'fill-color': landColour } },
    { id: 'coast', type: 'line' as const, source: 'land', paint: { 'line-color': coast, 'line-width': 1 } },
  ],
});

function addNames(map: MapView): void {
  const names = gazetteer.map(({ name, longitude, latitude, fromZoom }) => {
    const element = document.createElement('span');
    element.className = styles.name;
    element.textContent = name;
    new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    // The list beside the map says where the place is: thirty names would only be in the way of a screen reader.
    element.setAttribute('aria-hidden', 'true');
    element.removeAttribute('tabindex');
    return { element, fromZoom };
  });
  const show = () => {
    for (const { element, fromZoom } of names) element.toggleAttribute('data-far', map.getZoom() < fromZoom);
  };
  show();
  map.on('zoom', show);
}

function addPin(map: MapView, title: string, at: [number, number]): void {
  const element = document.createElement('span');
  element.className = styles.pin;
  new Marker({ element }).setLngLat(at).addTo(map);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', title);
}
