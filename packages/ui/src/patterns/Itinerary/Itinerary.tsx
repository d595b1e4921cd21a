import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './Itinerary.css.ts';

/** A stop. */
export interface ItineraryStop {
  id: string;
  /** The formatted time: "2:30 PM" or "Day 1". */
  time?: string;
  title: string;
  detail?: ReactNode;
  /** A remark, for example about traffic (TOUR-16). */
  note?: string;
  icon?: LucideIcon;
}

export interface ItineraryProps {
  stops: ItineraryStop[];
}

/** A timeline of stops. */
export function Itinerary({ stops }: ItineraryProps) {
  return (
    <PlainList as="ol" className={styles.list}>
      {stops.map(({ id, time, title, detail, note, icon: Icon }) => (
        <li key={id} className={styles.stop}>
          <span className={styles.mark} aria-hidden="true">
            {Icon && <Icon className={styles.icon} />}
          </span>
          <div className={styles.content}>
            {time && <p className={styles.time}>{time}</p>}
            <p className={styles.title}>{title}</p>
            {detail && <div className={styles.detail}>{detail}</div>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </PlainList>
  );
}
