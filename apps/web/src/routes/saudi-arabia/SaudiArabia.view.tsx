import type { Schema } from '@aitours/api-client';
import { Container, EmptyState, ErrorState, Grid, PageSkeleton, Stack, Tabs } from '@aitours/ui';
import { MapPin } from 'lucide-react';
import type { ApiState } from '../../platform/api.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { messages } from './messages.ts';

type Destinations = Schema<'Destinations'>;

export interface SaudiArabiaViewProps {
  readonly list: ApiState<Destinations>;
  /** Whether a city's tab shows only its destinations (STATIC-03, QUIRK-03). */
  readonly filters: boolean;
}

/** The destinations in Saudi Arabia (STATIC-01) in tabs by city, in each state of their list. */
export const SaudiArabiaView = (props: SaudiArabiaViewProps) => (
  <Container>
    <Stack gap="xlarge">
      <PageHead title={messages.title} lead={messages.lead} />
      <Content {...props} />
    </Stack>
  </Container>
);

function Content({ list: { data, failure, reload }, filters }: SaudiArabiaViewProps) {
  if (!data && failure === undefined) return <PageSkeleton shape="list" label={messages.loading} />;
  if (!data) return <ErrorState icon={MapPin} title={messages.failed} onRetry={reload} />;
  if (data.length === 0) return <EmptyState icon={MapPin} title={messages.none} />;
  const cities = [...new Set(data.flatMap(({ city }) => city ?? []))];
  const ofCity = (city: string) => (filters ? data.filter((destination) => destination.city === city) : data);
  return (
    <Tabs
      label={messages.tabs}
      items={[
        { id: 'all', label: messages.allCities, content: <Cards destinations={data} /> },
        ...cities.map((city, at) => ({
          id: `city-${at}`,
          label: city,
          content: <Cards destinations={ofCity(city)} />,
        })),
      ]}
    />
  );
}

const Cards = ({ destinations }: { readonly destinations: Destinations }) => (
  <Grid columns={3} as="ul">
    {destinations.map((destination) => (
      <DestinationCard key={destination.id} {...destination} />
    ))}
  </Grid>
);
