import type { Schema } from '@aitours/api-client';
import { DestinationCard, ErrorState, Section } from '@aitours/ui';
import { getBrowsingPath } from '../../features/catalogue/browsing.ts';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { useQuirks } from '../../platform/api.tsx';
import { CardRowSkeleton } from './CardRowSkeleton.tsx';
import { messages } from './messages.ts';
import * as styles from './TopDestinations.css.ts';
import type { Listed } from './useFeatured.ts';

type Destination = Schema<'Destination'>;

/** The destinations that staff have published (HOME-16); without any there is no section. */
export function TopDestinations({ destinations }: { destinations: Listed<Destination> }) {
  if (destinations.is === 'loaded' && destinations.items.length === 0) return null;
  return (
    <Section title={messages.destinationsTitle} description={messages.destinationsLead}>
      <Cards destinations={destinations} />
    </Section>
  );
}

function Cards({ destinations }: { destinations: Listed<Destination> }) {
  const counts: Readonly<Record<string, number>> = useQuirks().destinationTours ?? {};
  if (destinations.is === 'loading') return <CardRowSkeleton label={messages.loadingDestinations} />;
  if (destinations.is === 'failed')
    return <ErrorState title={messages.destinationsFailed} onRetry={destinations.retry} />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the reset takes bullets away by this role
    <ul role="list" className={styles.places}>
      {destinations.items.map(({ id, name, description, image, search = name }) => (
        <li key={id}>
          <DestinationCard
            title={name}
            detail={counts[name] ? messages.tours(counts[name]) : description || messages.thingsToDo}
            href={getBrowsingPath({ search })}
            picture={getPicture(image)}
          />
        </li>
      ))}
    </ul>
  );
}
