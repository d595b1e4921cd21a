import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import {
  CheckList,
  Container,
  FactList,
  Grid,
  Heading,
  Image,
  Inline,
  Price,
  Section,
  Stack,
  Text,
  TextLink,
} from '@aitours/ui';
import { ArrowLeft, Clock, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { cruisesPath } from '../../features/cruise-request/cruisePath.ts';
import * as styles from './Cruise.css.ts';
import { messages } from './messages.ts';

const SIZES = '(max-width: 768px) 100vw, 800px';

interface CruiseProps {
  cruise: Schema<'Cruise'>;
}

/** What a cruise is (CRUISE-03). @param panel what customers can do, beside it */
export const CruiseContent = ({ cruise, panel }: CruiseProps & { panel: ReactNode }) => (
  <Container>
    <Stack gap="large">
      <div>
        <TextLink href={cruisesPath} icon={ArrowLeft} tone="quiet" standalone>
          {messages.back}
        </TextLink>
      </div>
      <Inline justify="between" align="end" gap="large">
        <Heading level={1}>{cruise.name}</Heading>
        <Inline gap="xsmall" align="baseline">
          <Price amount={formatPrice(parseFils(cruise.price))} />
          <Text as="span" tone="soft">
            {messages.perGuest}
          </Text>
        </Inline>
      </Inline>
      <Grid columns="panel" gap="xxlarge">
        <CruiseText cruise={cruise} />
        {panel}
      </Grid>
    </Stack>
  </Container>
);

function CruiseText({ cruise }: CruiseProps) {
  return (
    <Stack gap="xlarge">
      <div className={styles.picture}>
        <Image {...getPicture(cruise.image)} alt={cruise.image_alt} ratio="video" sizes={SIZES} priority />
      </div>
      <FactList
        facts={[
          { icon: MapPin, label: messages.location, value: cruise.location },
          { icon: Users, label: messages.guests, value: messages.upTo(cruise.capacity) },
          { icon: Clock, label: messages.duration, value: cruise.duration },
        ]}
      />
      <Section title={messages.overview}>
        <Stack>
          {cruise.description.split(/\n+/).map((paragraph) => (
            <Text key={paragraph} measure>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Section>
      <Section title={messages.amenities}>
        <CheckList items={cruise.amenities} />
      </Section>
    </Stack>
  );
}
