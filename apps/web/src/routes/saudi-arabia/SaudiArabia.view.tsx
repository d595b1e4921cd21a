import { Container, Grid, Stack, Tabs } from '@aitours/ui';
import type { City, Destination } from '../../features/catalogue/destinations.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { messages } from './messages.ts';

export interface SaudiArabiaViewProps {
  readonly cities: readonly City[];
  readonly destinations: readonly Destination[];
}

/** Six destinations (STATIC-01). The tabs don't filter them (STATIC-03, QUIRK-03). */
export function SaudiArabiaView({ cities, destinations }: SaudiArabiaViewProps) {
  const content = <Destinations destinations={destinations} />;
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <Tabs
          label={messages.tabs}
          items={[
            { id: 'all', label: messages.allCities, content },
            ...cities.map((city) => ({ id: city, label: city, content })),
          ]}
        />
      </Stack>
    </Container>
  );
}

function Destinations({ destinations }: Pick<SaudiArabiaViewProps, 'destinations'>) {
  return (
    <Grid columns={3} as="ul">
      {destinations.map((destination) => (
        <DestinationCard key={destination.id} {...destination} />
      ))}
    </Grid>
  );
}
