import type { Schema } from '@aitours/api-client';
import { Container, Grid, Stack } from '@aitours/ui';
import { ProductGallery } from '../../features/catalogue/ProductGallery.tsx';
import { ProductReviews } from '../../features/reviews/ProductReviews.tsx';
import { TicketFlow } from '../../features/ticket-flow/TicketFlow.tsx';
import type { TicketFlowOptions } from '../../features/ticket-flow/useTicketFlow.ts';
import { AttractionHead } from './AttractionHead.tsx';
import { AttractionText } from './AttractionText.tsx';
import { TicketTypes } from './TicketTypes.tsx';

export interface AttractionDetailProps extends TicketFlowOptions {
  event: Schema<'Event'>;
}

/** Pictures and text of an attraction, with the ticket flow. */
export function AttractionDetail({ event, ...flow }: AttractionDetailProps) {
  return (
    <Container>
      <Stack gap="xlarge">
        <AttractionHead event={event} />
        <ProductGallery title={event.title} image={event.image} images={event.images} />
        <Grid columns="panel" gap="xxlarge">
          <Stack gap="section">
            <AttractionText event={event} />
            <TicketTypes types={event.ticket_types} />
            <ProductReviews productType="ticket" slug={event.slug} />
          </Stack>
          <TicketFlow event={event} {...flow} />
        </Grid>
      </Stack>
    </Container>
  );
}
