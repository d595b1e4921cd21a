import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './coastMap.css.ts';
import { createCoastMap } from './coastMap.ts';

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
const FIRST_ZOOM = 7.8;

/** One place on a map of the coast that comes with the shop: it asks no other server for anything. */
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
