import type { Schema } from '@aitours/api-client';
import { parseFils } from '@aitours/domain/money';
import { Badge, Heading, Inline, LinkButton, Price, Stack, Text, TextLink } from '@aitours/ui';
import { Ticket } from 'lucide-react';
import { findAttractionPrice } from '../../features/catalogue/attractionPrice.ts';
import { FreeCancellation } from '../../features/catalogue/FreeCancellation.tsx';
import { ticketsId } from '../../features/ticket-flow/TicketFlow.tsx';
import { WishlistButton } from '../../features/wishlist/WishlistButton.tsx';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { paths } from '../../platform/paths.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { messages } from './messages.ts';

/** Title, venue, lowest price, wishlist button, and a link to the tickets, which are far below on a phone. */
export function AttractionHead({ event }: { event: Schema<'Event'> }) {
  const { title, slug, event_type, venue, location, available_tickets } = event;
  const format = usePriceFormat('ticketFlow');
  const price = findAttractionPrice(event);
  const place = [venue, location].filter(Boolean).join(', ');
  return (
    <Stack gap="small">
      <TextLink href={paths.attractions}>{messages.attractions}</TextLink>
      <Inline justify="between" align="start" gap="medium" wrap="never">
        <Heading level={1}>{title}</Heading>
        <WishlistButton item={{ kind: 'attraction', slug, title }} />
      </Inline>
      <Inline gap="medium">
        <Badge>{event_type || messages.kind}</Badge>
        <Text as="span" tone="soft">
          {place || messages.noPlace}
        </Text>
        <FreeCancellation event={event} />
        {available_tickets === 0 ? (
          <Badge tone="critical">{messages.soldOut}</Badge>
        ) : (
          <>
            {price !== undefined && (
              <Price size="small" prefix={messages.from} amount={format(parseFils(price))} suffix={messages.perAdult} />
            )}
            <LinkButton href={`#${ticketsId}`} size="small" icon={Ticket}>
              {messages.toTickets}
            </LinkButton>
          </>
        )}
      </Inline>
      <PriceNote />
    </Stack>
  );
}
