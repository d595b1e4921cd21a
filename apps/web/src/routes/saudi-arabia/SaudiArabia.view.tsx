import {
  Card,
  Container,
  FactList,
  Grid,
  Heading,
  Image,
  Inline,
  Rating,
  Stack,
  Tabs,
  Text,
  TextLink,
  VisuallyHidden,
} from '@aitours/ui';
import { ArrowRight, Clock } from 'lucide-react';
import type { City, Destination } from '../../features/catalogue/destinations.ts';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { paths } from '../../platform/paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { messages } from './messages.ts';
import * as styles from './SaudiArabia.css.ts';

export interface SaudiArabiaViewProps {
  readonly cities: readonly City[];
  readonly destinations: readonly Destination[];
}

const SIZES = '(max-width: 768px) 100vw, (max-width: 1249px) 45vw, 400px';

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
        <Card key={destination.id} as="li">
          <DestinationText {...destination} />
        </Card>
      ))}
    </Grid>
  );
}

/** STATIC-04 */
function DestinationText({ id, name, city, description, image, rating, duration, price }: Destination) {
  return (
    <Stack gap="small">
      <div className={styles.picture}>
        <Image {...pictureOf(image)} alt="" ratio="landscape" sizes={SIZES} />
      </div>
      <Text size="small" tone="soft">
        {city}
      </Text>
      <Heading level={2} size="small">
        {name}
      </Heading>
      <Text>{description}</Text>
      <Inline justify="between">
        <FactList variant="row" facts={[{ icon: Clock, label: messages.duration, value: duration }]} />
        <Rating value={rating} />
      </Inline>
      <Inline justify="between">
        <Text strong>{price}</Text>
        <TextLink href={paths.attractionDetail(id)} icon={ArrowRight} standalone>
          {messages.see}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </TextLink>
      </Inline>
    </Stack>
  );
}
