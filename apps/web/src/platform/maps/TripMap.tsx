import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './coastMap.css.ts';
import { createCoastMap } from './coastMap.ts';
import { findBounds, type TripPoint, tripStart } from './tripView.ts';

export interface TripMapProps {
  /** Accessible name. */
  title: string;
  /** In the order of the trip. */
  points: readonly TripPoint[];
  /** Source of the map data. */
  attribution: string;
  /** Mapbox's public token; the shop's own map needs none. */
  token: string;
  /** Called when this browser can't render the map. */
  onFailure: () => void;
}

/** The stops of a trip and the route between them on the shop's own map. */
export default function TripMap({ title, points, attribution, onFailure }: TripMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!box.current) return;
    try {
      const { map, remove } = createCoastMap({
        container: box.current,
        title,
        centre: [...tripStart.centre],
        zoom: tripStart.zoom,
        attribution,
        line: points.map(({ longitude, latitude }) => [longitude, latitude]),
        pins: points.map(({ title: name, label, longitude, latitude }) => ({
          title: name,
          at: [longitude, latitude],
          text: label,
        })),
        onError: () => fail(),
      });
      const bounds = findBounds(points);
      if (bounds) map.fitBounds(bounds, { padding: 48, maxZoom: 11, animate: false });
      return remove;
    } catch {
      fail();
      return;
    }
  }, [title, points, attribution]);
  return <div ref={box} className={styles.map} />;
}
