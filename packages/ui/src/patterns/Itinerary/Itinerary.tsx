import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './Itinerary.css.ts';

/** A stop on the way. */
export interface ItineraryStop {
  id: string;
  /** When, as shown: "2:30 PM" or "Day 1". */
  time?: string;
  title: string;
  detail?: ReactNode;
  /** Something to mind: be ready early, traffic (TOUR-16). */
  note?: string;
  icon?: LucideIcon;
}

export interface ItineraryProps {
  stops: ItineraryStop[];
}

/** What happens one after the other, as a line through the day. */
export function Itinerary({ stops }: ItineraryProps) {
  return (
    <PlainList as="ol" className={styles.list}>
      {stops.map(({ id, time, title, detail, note, icon: Icon }) => (
        <li key={id} className={styles.stop}>
          <span className={styles.mark} aria-hidden="true">
            {Icon && <Icon className={styles.icon} />}
          </span>
          <div className={styles.words}>
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
