import type { Schema } from '@aitours/api-client';
import { listTicketFeatures } from '@aitours/domain/cart';
import { Card, CheckList, Heading, Section, Stack, Text } from '@aitours/ui';
import { MissingTickets } from '../../features/ticket-flow/MissingTickets.tsx';
import { describeMissing, getTicketLimits } from '../../features/ticket-flow/sellable.ts';
import GoodToKnow from '../shared/GoodToKnow.deferred.tsx';
import { messages } from './messages.ts';

/** What travellers read before they choose a ticket: the ticket types, and what is known about the visit. */
export default function TicketDetails({ event }: { event: Schema<'Event'> }) {
  return (
    <>
      <TicketTypes event={event} />
      <GoodToKnow facts={event.facts} languages={event.languages} />
    </>
  );
}

/** The ticket types. Their prices are in the ticket flow, with its currency sign (QUIRK-01). */
function TicketTypes({ event }: { event: Schema<'Event'> }) {
  const types = event.ticket_types;
  const { ofType, ofAll } = describeMissing(event);
  if (types.length === 0) return null;
  return (
    <Section title={messages.tickets} size="medium">
      <Stack gap="medium">
        {types.map((type) => {
          const features = listTicketFeatures(type);
          return (
            <Card key={type.id} as="article">
              <Stack gap="xsmall">
                <Heading level={3} size="small">
                  {type.name}
                </Heading>
                <Text>{type.description}</Text>
                {features.length > 0 && <CheckList items={features} />}
                {type.child_requires_adult &&
                  getTicketLimits(type, event.facts?.min_age).children?.isExcluded === false && (
                    <Text size="small" tone="soft">
                      {messages.withAdult}
                    </Text>
                  )}
                <MissingTickets texts={ofType(type)} />
              </Stack>
            </Card>
          );
        })}
        <MissingTickets texts={ofAll} />
      </Stack>
    </Section>
  );
}
