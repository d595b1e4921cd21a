import type { Schema } from '@aitours/api-client';
import { Card, FactList, Grid, Inline, LinkButton, Section, Stack, Text } from '@aitours/ui';
import { Clock, MapPin } from 'lucide-react';
import { saudiDestinations } from '../../features/catalogue/destinationQueries.ts';
import { allEvents } from '../../features/catalogue/listQueries.ts';
import { TeaserCard } from '../../features/catalogue/TeaserCard.tsx';
import { createEventTeaser } from '../../features/catalogue/teaser.ts';
import { useQuery, useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { alternativesMessages as own } from './alternativesMessages.ts';
import { messages } from './messages.ts';

const FEW = 4;
const SIZES = '(max-width: 768px) 100vw, 300px';

/**
 * Shown for an unknown attraction: the destination, if the slug is a Saudi one (GAP-47), and attractions with tickets.
 */
export default function Alternatives({ slug }: { slug: string }) {
  const quirks = useQuirks();
  const { data = [] } = useQuery(allEvents());
  const onSale = data.map((event) => createEventTeaser(event, quirks)).filter(({ isSoldOut }) => !isSoldOut);
  const destination = useQuery(saudiDestinations).data?.find(({ id }) => id === slug);
  return (
    <Stack gap="section">
      {destination && <NotSoldYet {...destination} />}
      {onSale.length > 0 && (
        <Section title={own.instead}>
          <Grid columns={4} as="ul">
            {onSale.slice(0, FEW).map((teaser) => (
              <li key={teaser.slug}>
                <TeaserCard teaser={teaser} level={3} sizes={SIZES} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </Stack>
  );
}

function NotSoldYet({ name, city = '', description, duration = '', price = '' }: Schema<'Destination'>) {
  return (
    <Card padding="large">
      <Section title={own.notSoldYet(name)} size="medium">
        <Stack gap="large">
          <Text measure>{description}</Text>
          <FactList
            facts={[
              { icon: MapPin, label: messages.place, value: city },
              { icon: Clock, label: messages.duration, value: duration },
            ]}
          />
          <Text measure>{own.notSoldYetText(city, price)}</Text>
          <Inline>
            <LinkButton href={paths.saudiArabia}>{own.backToSaudi}</LinkButton>
            <LinkButton href={paths.contact} tone="secondary">
              {own.contact}
            </LinkButton>
          </Inline>
        </Stack>
      </Section>
    </Card>
  );
}
