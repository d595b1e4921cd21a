import type { Schema } from '@aitours/api-client';
import { formatDuration } from '@aitours/domain/activity';
import { isLimited } from '@aitours/domain/availability';
import { formatShortDate } from '@aitours/domain/dates';
import { type Fact, FactList, Section, Stack, Text } from '@aitours/ui';
import { CalendarDays, Clock, MapPin, Ticket } from 'lucide-react';
import { messages } from './messages.ts';

/** Description, facts, and the tickets left when they are few (TICKET-19). */
export function AttractionText({ event }: { event: Schema<'Event'> }) {
  return (
    <Section title={messages.about}>
      <Stack gap="xlarge">
        <Text measure size="lead">
          {event.description}
        </Text>
        <FactList facts={listFacts(event)} />
      </Stack>
    </Section>
  );
}

function listFacts({ venue, location, duration, start_date, end_date, available_tickets }: Schema<'Event'>): Fact[] {
  return [
    { icon: MapPin, label: messages.place, value: venue || location || messages.noPlace },
    ...(duration === null ? [] : [{ icon: Clock, label: messages.duration, value: formatDuration(duration) }]),
    {
      icon: CalendarDays,
      label: messages.open,
      value: messages.dates(formatShortDate(start_date), formatShortDate(end_date)),
    },
    ...(available_tickets > 0 && !isLimited(available_tickets)
      ? []
      : [
          {
            icon: Ticket,
            label: messages.stock,
            value: available_tickets === 0 ? messages.soldOut : messages.left(available_tickets),
          },
        ]),
  ];
}
