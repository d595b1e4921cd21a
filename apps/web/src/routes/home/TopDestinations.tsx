import { DestinationCard, Section } from '@aitours/ui';
import { browsingPath } from '../../features/catalogue/browsing.ts';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { useQuirks } from '../../platform/api.tsx';
import { messages } from './messages.ts';
import * as styles from './TopDestinations.css.ts';

const destinations = [
  { name: 'Dubai', picture: 'destination-dubai' },
  { name: 'Abu Dhabi', picture: 'destination-abu-dhabi' },
  { name: 'Sharjah', picture: 'destination-sharjah' },
  { name: 'Ras Al Khaimah', picture: 'destination-ras-al-khaimah' },
] as const;

/** Four destinations (HOME-16). */
export function TopDestinations() {
  const { destinationTours } = useQuirks();
  return (
    <Section title={messages.destinationsTitle} description={messages.destinationsLead}>
      {/* biome-ignore lint/a11y/noRedundantRoles: the reset takes bullets away by this role */}
      <ul role="list" className={styles.places}>
        {destinations.map(({ name, picture }) => (
          <li key={name}>
            <DestinationCard
              title={name}
              detail={destinationTours ? messages.tours(destinationTours[name]) : messages.thingsToDo}
              href={browsingPath({ search: name })}
              picture={pictureOf(picture)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
