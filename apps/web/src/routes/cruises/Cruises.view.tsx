import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Container, EmptyState, ErrorState, Grid, PageSkeleton, ProductCard, Stack } from '@aitours/ui';
import { Clock, Ship, Users } from 'lucide-react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { getCruisePath } from '../../features/cruise-request/cruisePath.ts';
import type { ApiState } from '../../platform/api.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { messages } from './messages.ts';

/** A wide picture that covers a tall box is rendered at twice the box's width. */
const SIZES = '(max-width: 768px) 160vw, (max-width: 1249px) 90vw, 560px';

type Cruises = Schema<'Cruises'>;

/** All cruises (CRUISE-01), in each state of their list. */
export const CruisesView = ({ list }: { list: ApiState<Cruises> }) => (
  <Container>
    <Stack gap="xlarge">
      <PageHead title={messages.title} lead={messages.lead(list.data?.length)} />
      <CruiseList {...list} />
    </Stack>
  </Container>
);

function CruiseList({ data, failure, reload }: ApiState<Cruises>) {
  if (data) return data.length > 0 ? <Cards cruises={data} /> : <EmptyState icon={Ship} title={messages.none} />;
  if (failure === undefined) return <PageSkeleton shape="list" label={messages.loading} />;
  return <ErrorState icon={Ship} title={messages.failed} onRetry={reload} />;
}

const Cards = ({ cruises }: { cruises: Cruises }) => (
  <Grid columns={4} as="ul">
    {cruises.map(({ id, name, image, location, duration, capacity, price }, index) => (
      <li key={id}>
        <ProductCard
          level={2}
          title={name}
          href={getCruisePath(id)}
          picture={getPicture(image)}
          sizes={SIZES}
          priority={index === 0}
          eyebrow={location}
          facts={[
            { icon: Clock, label: messages.duration, value: duration },
            { icon: Users, label: messages.guests, value: messages.upTo(capacity) },
          ]}
          price={{ amount: formatPrice(parseFils(price)), prefix: messages.perGuest }}
        />
      </li>
    ))}
  </Grid>
);
