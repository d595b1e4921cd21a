import type { Schema } from '@aitours/api-client';
import { formatWireAmount, parseFils } from '@aitours/domain/money';
import { Card, Container, Stack, Text } from '@aitours/ui';
import { useParams } from 'wouter';
import { ticketsId } from '../../features/ticket-flow/TicketFlow.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { defineQuery } from '../../platform/query.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { AttractionContent } from './AttractionDetail.tsx';
import { attractionPreviewMessages } from './attractionPreviewMessages.ts';

/** /dashboard/catalogue/attractions/{id}/preview: the page of an attraction in any state, for staff */
export default function AttractionPreview() {
  const { attractionId: id = '' } = useParams();
  const { data, failure, reload } = usePrivateQuery(defineQuery('getStaffTicket', { path: { id } }));
  if (!data) return <PreviewWaiting failure={failure} onRetry={reload} />;
  return (
    <Stack gap="medium">
      <Container>
        <PreviewBanner editPath={staffPaths.attraction.edit(id)}>{attractionPreviewMessages.text}</PreviewBanner>
      </Container>
      <AttractionContent
        event={toEvent(data)}
        panel={
          <div id={ticketsId}>
            <Card padding="large">
              <Text tone="soft">{attractionPreviewMessages.panel}</Text>
            </Card>
          </div>
        }
      />
    </Stack>
  );
}

/** Neither few nor sold out: the places of a draft aren't public. */
const manyTickets = 100_000;

/** Returns the attraction as customers would read it. */
const toEvent = ({ id, event }: Schema<'StaffEvent'>): Schema<'Event'> => ({
  ...event,
  id,
  slug: event.slug ?? '',
  images: event.images ?? [],
  image: event.images?.[0]?.image ?? null,
  location: event.location ?? null,
  duration: event.duration ?? null,
  from_price: findLowestRegularPrice(event),
  available_tickets: manyTickets,
  available_dates: [],
  created_at: new Date(0).toISOString(),
  ticket_types: event.ticket_types.map((type, at) => ({ ...type, id: type.id ?? String(at), event: id })),
});

/** The dates on which a draft can be booked aren't public, either. */
const findLowestRegularPrice = ({ ticket_types }: Schema<'EventInput'>): string =>
  formatWireAmount(Math.min(...ticket_types.map(({ adult_price }) => parseFils(adult_price))));

export const meta = createPageMeta('Preview of an attraction');

export const isPrivate = true;
