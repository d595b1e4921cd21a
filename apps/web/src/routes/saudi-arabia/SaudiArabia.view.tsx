import { Container, Grid, Stack, Tabs } from '@aitours/ui';
import type { City, Destination } from '../../features/catalogue/destinations.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { messages } from './messages.ts';

export interface SaudiArabiaViewProps {
  readonly cities: readonly City[];
  readonly destinations: readonly Destination[];
  /** Whether a city's tab shows only its destinations (STATIC-03, QUIRK-03). */
  readonly filters: boolean;
}

/** Six destinations (STATIC-01) in tabs by city. */
export function SaudiArabiaView({ cities, destinations, filters }: SaudiArabiaViewProps) {
  const content = (city?: City) => (
    <Destinations
      destinations={filters && city ? destinations.filter((destination) => destination.city === city) : destinations}
    />
  );
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <Tabs
          label={messages.tabs}
          items={[
            { id: 'all', label: messages.allCities, content: content() },
            ...cities.map((city) => ({ id: city, label: city, content: content(city) })),
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
