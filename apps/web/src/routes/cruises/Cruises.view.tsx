import type { Cruise } from '@aitours/domain/cruise';
import { formatPrice } from '@aitours/domain/money';
import { Container, Grid, ProductCard, Stack } from '@aitours/ui';
import { Clock, Users } from 'lucide-react';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { cruisePath } from '../../features/cruise-request/cruisePath.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { messages } from './messages.ts';

/** A wide picture that covers a tall box is rendered at twice the box's width. */
const SIZES = '(max-width: 768px) 160vw, (max-width: 1249px) 90vw, 560px';

/** All cruises (CRUISE-01). */
export function CruisesView({ cruises }: { cruises: readonly Cruise[] }) {
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <Grid columns={4} as="ul">
          {cruises.map(({ id, name, image, location, duration, capacity, price }, index) => (
            <li key={id}>
              <ProductCard
                level={2}
                title={name}
                href={cruisePath(id)}
                picture={{ ...pictureOf(image), focus: 'right' }}
                sizes={SIZES}
                priority={index === 0}
                eyebrow={location}
                facts={[
                  { icon: Clock, label: messages.duration, value: duration },
                  { icon: Users, label: messages.guests, value: messages.upTo(capacity) },
                ]}
                price={{ amount: formatPrice(price), prefix: messages.perGuest }}
              />
            </li>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
