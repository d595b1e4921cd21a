import type { Cruise } from '@aitours/domain/cruise';
import { cruiseMessages } from '@aitours/domain/messages';
import { formatPrice } from '@aitours/domain/money';
import {
  CheckList,
  Container,
  ErrorState,
  FactList,
  Grid,
  Heading,
  Image,
  Inline,
  LinkButton,
  Price,
  Section,
  Stack,
  Text,
  TextLink,
} from '@aitours/ui';
import { ArrowLeft, Clock, MapPin, Ship, Users } from 'lucide-react';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { cruisesPath } from '../../features/cruise-request/cruisePath.ts';
import { hasStoredRequest } from '../../features/cruise-request/hasStoredRequest.ts';
import { deferPart } from '../../hydration/index.ts';
import { usePartFailure } from '../shared/usePartFailure.ts';
import * as styles from './Cruise.css.ts';
import { messages } from './messages.ts';

const SIZES = '(max-width: 768px) 100vw, 800px';

/** The form needs more script than the rest of the page. */
const CruiseRequestForm = deferPart(
  () => import('../../features/cruise-request/CruiseRequestForm.deferred.tsx'),
  usePartFailure,
  hasStoredRequest,
);

/** A cruise with its request form (CRUISE-03), or a message for an unknown one (CRUISE-04). */
export function CruiseView({ cruise }: { cruise: Cruise | undefined }) {
  if (!cruise) {
    return (
      <ErrorState
        level={1}
        icon={Ship}
        title={cruiseMessages.notFound}
        action={<LinkButton href={cruisesPath}>{messages.back}</LinkButton>}
      >
        {messages.notFoundHint}
      </ErrorState>
    );
  }
  return (
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
            <Price amount={formatPrice(cruise.price)} />
            <Text as="span" tone="soft">
              {messages.perGuest}
            </Text>
          </Inline>
        </Inline>
        <Grid columns="panel" gap="xxlarge">
          <CruiseText cruise={cruise} />
          <CruiseRequestForm cruise={cruise} />
        </Grid>
      </Stack>
    </Container>
  );
}

function CruiseText({ cruise }: { cruise: Cruise }) {
  return (
    <Stack gap="xlarge">
      <div className={styles.picture}>
        <Image {...pictureOf(cruise.image)} alt={cruise.imageAlt} ratio="video" sizes={SIZES} priority />
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
          {cruise.description.map((paragraph) => (
            <Text key={paragraph} measure>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Section>
      <Section title={messages.amenities}>
        <CheckList items={[...cruise.amenities]} />
      </Section>
    </Stack>
  );
}
