import type { Schema } from '@aitours/api-client';
import { Card, FactList, Heading, Image, Inline, Rating, Stack, Text, TextLink, VisuallyHidden } from '@aitours/ui';
import { ArrowRight, Clock } from 'lucide-react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { paths } from '../../platform/paths.ts';
import * as styles from './DestinationCard.css.ts';
import { messages } from './messages.ts';

const SIZES = '(max-width: 768px) 100vw, (max-width: 1249px) 45vw, 400px';

/** A destination with its picture, rating, duration and price (STATIC-04). */
export function DestinationCard(destination: Schema<'Destination'>) {
  const { id, name, city, description, image, image_alt: alt, rating, duration = '', price } = destination;
  return (
    <Card as="li">
      <Stack gap="small">
        <div className={styles.picture}>
          <Image {...getPicture(image)} alt={alt} ratio="landscape" sizes={SIZES} />
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
          {typeof rating === 'number' && <Rating value={rating} />}
        </Inline>
        <Inline justify="between">
          <Text strong>{price}</Text>
          <TextLink href={paths.attractionDetail(id)} icon={ArrowRight} standalone>
            {messages.see}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </TextLink>
        </Inline>
      </Stack>
    </Card>
  );
}
