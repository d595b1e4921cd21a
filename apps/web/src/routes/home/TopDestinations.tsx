import { topDestinations } from '@aitours/domain/quirks';
import { DestinationCard, Section } from '@aitours/ui';
import { browsingPath } from '../../features/catalogue/browsing.ts';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { messages } from './messages.ts';
import * as styles from './TopDestinations.css.ts';

const pictures: Readonly<Record<(typeof topDestinations)[number]['name'], string>> = {
  Dubai: 'destination-dubai',
  'Abu Dhabi': 'destination-abu-dhabi',
  Sharjah: 'destination-sharjah',
  'Ras Al Khaimah': 'destination-ras-al-khaimah',
};

/** Four destinations (HOME-16) with the counts of QUIRK-13. */
export function TopDestinations() {
  return (
    <Section title={messages.destinationsTitle} description={messages.destinationsLead}>
      {/* biome-ignore lint/a11y/noRedundantRoles: the reset takes bullets away by this role */}
      <ul role="list" className={styles.places}>
        {topDestinations.map(({ name, tours }) => (
          <li key={name}>
            <DestinationCard
              title={name}
              detail={messages.tours(tours)}
              href={browsingPath({ search: name })}
              picture={pictureOf(pictures[name])}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
