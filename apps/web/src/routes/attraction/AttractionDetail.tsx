import type { Schema } from '@aitours/api-client';
import { Container, Grid, Stack } from '@aitours/ui';
import type { ReactNode } from 'react';
import { ProductGallery } from '../../features/catalogue/ProductGallery.tsx';
import { ProductReviews } from '../../features/reviews/ProductReviews.tsx';
import { TicketFlow } from '../../features/ticket-flow/TicketFlow.tsx';
import type { TicketFlowOptions } from '../../features/ticket-flow/useTicketFlow.ts';
import { deferPart } from '../../hydration/index.ts';
import { usePartFailure } from '../shared/usePartFailure.ts';
import { AttractionHead } from './AttractionHead.tsx';
import { AttractionText } from './AttractionText.tsx';

/** Text that needs no script. */
const TicketDetails = deferPart(() => import('./TicketDetails.deferred.tsx'), usePartFailure);

export interface AttractionDetailProps extends TicketFlowOptions {
  event: Schema<'Event'>;
}

/** The page of an attraction with the ticket flow. */
export const AttractionDetail = ({ event, ...flow }: AttractionDetailProps) => (
  <AttractionContent
    event={event}
    panel={<TicketFlow event={event} {...flow} />}
    reviews={<ProductReviews productType="ticket" slug={event.slug} />}
  />
);

export interface AttractionContentProps {
  event: Schema<'Event'>;
  panel: ReactNode;
  /** Below the ticket types. */
  reviews?: ReactNode;
}

/** Pictures and text of an attraction, beside a panel. */
export const AttractionContent = ({ event, panel, reviews }: AttractionContentProps) => (
  <Container>
    <Stack gap="xlarge">
      <AttractionHead event={event} />
      <ProductGallery title={event.title} image={event.image} images={event.images} />
      <Grid columns="panel" gap="xxlarge">
        <Stack gap="section">
          <AttractionText event={event} />
          <TicketDetails event={event} />
          {reviews}
        </Stack>
        {panel}
      </Grid>
    </Stack>
  </Container>
);
