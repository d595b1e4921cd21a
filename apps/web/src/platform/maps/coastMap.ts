import 'maplibre-gl/dist/maplibre-gl.css';
import { land } from 'virtual:coastline';
import {
  AttributionControl,
  Map as MapView,
  Marker,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import * as styles from './coastMap.css.ts';
import { gazetteer } from './gazetteer.ts';
import { type MapColours, mapColours, onThemeChange } from './mapColours.ts';
import { nameShift } from './nameShift.ts';

setWorkerUrl(workerUrl);

/** The whole coast. */
const minZoom = 4.5;

/** A few streets; the data has no more detail. */
export const maxZoom = 12;

/** A line through these points, in degrees. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

export interface Pin {
  readonly title: string;
  readonly at: [longitude: number, latitude: number];
  /** Number of the stop, shown in the pin. */
  readonly text?: string;
}

interface CoastMap {
  readonly container: HTMLElement;
  /** Accessible name. */
  readonly title: string;
  readonly centre: [longitude: number, latitude: number];
  readonly zoom: number;
  /** Source of the map data. */
  readonly attribution: string;
  readonly line?: Line;
  readonly pins: readonly Pin[];
  readonly onError: () => void;
}

/**
 * Creates a coast map from bundled data, which makes no external request.
 *
 * @returns the map and a function that removes it
 */
export function createCoastMap({ container, title, centre, zoom, attribution, line = [], pins, onError }: CoastMap): {
  map: MapView;
  remove: () => void;
} {
  const map = new MapView({
    container,
    style: mapStyle(mapColours(), line),
    center: centre,
    zoom,
    minZoom,
    maxZoom,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    locale: { 'Map.Title': title },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new AttributionControl({ compact: false, customAttribution: attribution }));
  map.addControl(new NavigationControl({ showCompass: false }));
  map.on('error', onError);
  addNames(map, pins);
  for (const pin of pins) addPin(map, pin);
  const stopFollowing = onThemeChange(() => map.setStyle(mapStyle(mapColours(), line)));
  return {
    map,
    remove: () => {
      stopFollowing();
      map.remove();
    },
  };
}

const mapStyle = ({ sea, land: landColour, coast, route }: MapColours, line: Line): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: land, maxzoom: maxZoom },
    line: {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: line.map(([longitude, latitude]) => [longitude, latitude]) },
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': landColour } },
    { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': coast, 'line-width': 1 } },
    {
      id: 'line',
      type: 'line',
      source: 'line',
      paint: { 'line-color': route, 'line-width': 3, 'line-dasharray': [2, 1] },
    },
  ],
});

function addNames(map: MapView, pins: readonly Pin[]): void {
  const names = gazetteer.map(({ name, longitude, latitude, fromZoom }) => {
    const element = document.createElement('span');
    element.className = styles.name;
    element.textContent = name;
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    // The list beside the map has the same places: screen readers skip the names on the map.
    element.setAttribute('aria-hidden', 'true');
    element.removeAttribute('tabindex');
    return { element, marker, fromZoom };
  });
  const show = () => {
    const occupied = pins.map(({ at }) => map.project(at));
    for (const { element, marker, fromZoom } of names) {
      element.toggleAttribute('data-far', map.getZoom() < fromZoom);
      marker.setOffset([0, nameShift(map.project(marker.getLngLat()), element.offsetWidth, occupied)]);
    }
  };
  show();
  map.on('zoom', show);
}

function addPin(map: MapView, { title, at, text = '' }: Pin): void {
  const element = document.createElement('span');
  element.className = text === '' ? styles.pin : styles.numberedPin;
  element.textContent = text;
  new Marker({ element }).setLngLat(at).addTo(map);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', title);
}
