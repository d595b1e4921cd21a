import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './coastMap.css.ts';
import { createCoastMap } from './coastMap.ts';

export interface PlaceMapProps {
  /** Name of the pin. */
  title: string;
  latitude: number;
  longitude: number;
  /** Source of the map data. */
  attribution: string;
  /** Called when this browser can't render the map. */
  onFailure: () => void;
}

/** Shows the place with the coast or cities around it. */
const FIRST_ZOOM = 7.8;

/** One place on the shop's own coast map, which makes no external request. */
export default function PlaceMap({ title, latitude, longitude, attribution, onFailure }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!box.current) return;
    try {
      const centre: [number, number] = [longitude, latitude];
      const { remove } = createCoastMap({
        container: box.current,
        title,
        centre,
        zoom: FIRST_ZOOM,
        attribution,
        pins: [{ title, at: centre }],
        onError: () => fail(),
      });
      return remove;
    } catch {
      fail();
      return;
    }
  }, [title, latitude, longitude, attribution]);
  return <div ref={box} className={styles.map} />;
}
